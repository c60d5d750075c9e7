import { safePath } from './safe-path.ts'

/** Whether a text is an http or https address. Any other scheme could run a script. */
export const isWebAddress = (text: string): boolean =>
  URL.canParse(text) && ['http:', 'https:'].includes(new URL(text).protocol)

/** Whether a text is an http or https address or a path of this host. */
export const isWebAddressOrPath = (text: string): boolean =>
  (/^https?:\/\/\S+$/i.test(text) && URL.canParse(text)) || safePath(text) !== null
