/**
 * Reads HTML, without running or loading anything of it. The page is taken out of its document: Chromium never frees a
 * document that has a video, and all that it holds.
 */
export function parseHtml(html: string): { head: HTMLElement; body: HTMLElement } {
  const { documentElement, head, body } = new DOMParser().parseFromString(html, 'text/html')
  documentElement.remove()
  return { head, body }
}
