import { isLink } from './extensions.ts'

/** Completes a typed address: `example.com` becomes a web address, `help@example.com` an email address. */
export function linkAddress(typed: string): string | undefined {
  const text = typed.trim()
  const address = /^[a-z][a-z\d+.-]*:(?!\d)|^\/(?![/\\])|^#./i.test(text)
    ? text
    : /^[^\s@/]+@[^\s@/]+\.[^\s@/]+$/.test(text)
      ? `mailto:${text}`
      : /^[^\s/@:]+\.[^\s/@]+(\/\S*)?$/.test(text)
        ? `https://${text}`
        : ''
  return address !== '' && isLink(address) ? address : undefined
}
