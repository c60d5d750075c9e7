import type { Page } from '@playwright/test'

/**
 * Problems of the visible controls: those under 24 by 24 px that are too close to another one (WCAG 2.5.8), those that
 * neither name, description nor context distinguishes from another one (2.4.4, 2.4.6), and links to another page that
 * are marked as current.
 */
export const faultyControls = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const least = 24
    const selector =
      'a[href], button, select, textarea, input:not([type=hidden]), [role=button], [role=tab], [contenteditable=true]'
    const contexts =
      'tr, li, nav, article, fieldset, section, [role=group], [role=region], [role=tabpanel], [role=treeitem]'
    const textOf = (ids: string | null) =>
      (ids ?? '').split(' ').map((id) => document.getElementById(id)?.textContent ?? '')
    const nameOf = (each: HTMLElement) =>
      textOf(each.getAttribute('aria-labelledby')).join(' ') ||
      (each.ariaLabel ??
        (each as HTMLInputElement).labels?.[0]?.textContent ??
        (each.textContent || each.title))
    /** The clickable area, which may be the label of a hidden input. */
    const boxOf = (each: HTMLElement) => {
      const own = each.getBoundingClientRect()
      const label = each.closest('label')?.getBoundingClientRect()
      return label && label.width * label.height > own.width * own.height ? label : own
    }
    const shown = [...document.querySelectorAll<HTMLElement>(selector)]
      .filter((each) => each.checkVisibility({ visibilityProperty: true }))
      .map((each) => ({ each, box: boxOf(each) }))
      // The skip link is visible only while it has the focus.
      .filter(({ each }) => getComputedStyle(each).clip === 'auto')
    const isSmall = (box: DOMRect) => box.width < least - 0.5 || box.height < least - 0.5
    const isInText = (each: HTMLElement) =>
      getComputedStyle(each).display === 'inline' &&
      [...each.parentElement!.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
      )
    const distance = (box: DOMRect, other: DOMRect) => {
      const x = box.x + box.width / 2
      const y = box.y + box.height / 2
      return Math.hypot(
        x - Math.min(Math.max(x, other.left), other.right),
        y - Math.min(Math.max(y, other.top), other.bottom),
      )
    }
    const small = shown
      .filter(({ each, box }) => isSmall(box) && !isInText(each) && !each.closest('label'))
      .filter(({ each, box }) =>
        shown.some(
          (other) =>
            !each.contains(other.each) &&
            !other.each.contains(each) &&
            distance(box, other.box) < least / 2,
        ),
      )
      .map(({ each, box }) => `${box.width}×${box.height} px: ${each.outerHTML.slice(0, 160)}`)
    const known = new Map<string, { context: Element | null; href: string | null }[]>()
    const alike = shown.flatMap(({ each }) => {
      const described = textOf(each.getAttribute('aria-describedby')).join(' ')
      const key = `${each.role ?? each.tagName} “${nameOf(each).trim()}” ${described}`
      const context = each.parentElement!.closest(contexts)
      const href = each.getAttribute('href')
      const others = known.get(key) ?? []
      known.set(key, [...others, { context, href }])
      const same = others.some((o) => o.context === context && (href === null || o.href !== href))
      return same ? [`twice: ${key}`] : []
    })
    const current = [...document.querySelectorAll<HTMLAnchorElement>('a[aria-current=page]')]
      .filter(({ href, pathname }) => href !== '' && pathname !== location.pathname)
      .map(({ outerHTML }) => `not the current page: ${outerHTML.slice(0, 160)}`)
    return [...small, ...alike, ...current]
  })
