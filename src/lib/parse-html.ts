import { trustedHtml } from './trusted-types.ts'

/**
 * Parses HTML without running, loading or reporting any of it. The elements are removed from their document, because
 * Chromium never frees a document that contains a video.
 */
export function parseHtml(html: string): { head: HTMLElement; body: HTMLElement } {
  const { documentElement, head, body } = new DOMParser().parseFromString(
    trustedHtml(html),
    'text/html',
  )
  documentElement.remove()
  return { head, body }
}
