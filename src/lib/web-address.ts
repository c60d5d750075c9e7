import { safePath } from './safe-path.ts'

/** Whether a text is an http or https address or a path of this host. Any other scheme could run a script. */
export const isWebAddress = (text: string): boolean =>
  (/^https?:\/\/\S+$/i.test(text) && URL.canParse(text)) || safePath(text) !== null
