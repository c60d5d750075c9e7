/** Whether an address may be linked: a web, mail or phone address, or a page of the console. */
export const isLink = (address: string): boolean =>
  URL.canParse(address, document.baseURI) &&
  /^(https?|mailto|tel):$/.test(new URL(address, document.baseURI).protocol)

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
