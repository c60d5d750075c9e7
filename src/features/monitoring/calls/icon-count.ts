/** Writes a count onto the tab's icon; 0 takes it away. */
export function setIconCount(count: number) {
  const link = document.querySelector<HTMLLinkElement>('link[rel=icon]')
  if (!link) return
  link.dataset['plain'] ??= link.href
  const before = link.href
  link.href = count > 0 ? URL.createObjectURL(badge(count)) : link.dataset['plain']
  if (before.startsWith('blob:')) URL.revokeObjectURL(before)
}

function badge(count: number): Blob {
  const text = count > 9 ? '9+' : String(count)
  // A drawing has no theme: the red of errors on both.
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><circle cx="16" cy="16" r="16" fill="#b91c1c"/><text x="16" y="23" text-anchor="middle" font-family="sans-serif" font-weight="700" font-size="${text.length > 1 ? 16 : 20}" fill="#fff">${text}</text></svg>`
  return new Blob([svg], { type: 'image/svg+xml' })
}
