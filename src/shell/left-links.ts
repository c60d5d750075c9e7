import type { AnyRouter } from '@tanstack/react-router'

/** The addresses of the links by which entries of the history were left, by the keys of the entries. */
const leftBy = new Map<string, string>()
const mostEntries = 100

/** Remembers by which link each screen is left. Returns a function that ends it. */
export const rememberLinks = (router: AnyRouter) =>
  router.subscribe('onBeforeNavigate', ({ fromLocation, pathChanged }) => {
    const key = fromLocation?.state.__TSR_key
    const link = document.activeElement?.closest('main a[href]')
    if (key === undefined || !pathChanged) return
    leftBy.delete(key)
    if (!link) return
    leftBy.set(key, link.getAttribute('href') ?? '')
    const [first] = leftBy.keys()
    if (leftBy.size > mostEntries && first !== undefined) leftBy.delete(first)
  })

/** The link by which this entry of the history was left before, if Back or Forward has led to it again. */
export function leftLink(router: AnyRouter): HTMLElement | null {
  const href = leftBy.get(router.state.location.state.__TSR_key ?? '')
  return href === undefined
    ? null
    : document.querySelector<HTMLElement>(`main a[href="${CSS.escape(href)}"]`)
}
