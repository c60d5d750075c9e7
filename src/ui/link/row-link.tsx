import { useRouter, type AnyRouter } from '@tanstack/react-router'
import { useEffect, type ReactNode, type RefObject } from 'react'
import { addressOf, type LinkTarget } from './link-target.ts'
import { useMayOpen } from './may-open.ts'

type RowLinkProps = {
  /** Undefined if there is nothing to open. */
  link: LinkTarget | undefined
  children: ReactNode
}

/** Text of a row that leads to a screen, where the user may open it. */
export function RowLink({ link, children }: RowLinkProps) {
  const router = useRouter()
  const mayOpen = useMayOpen()
  return rowLink({ router, mayOpen }, link, children)
}

/** What links need of the screen. */
export type LinkTools = { router: AnyRouter; mayOpen: (path: string) => boolean }

/** The same without a component of its own, of which a list would have hundreds. */
export const rowLink = (
  { router, mayOpen }: LinkTools,
  link: LinkTarget | undefined,
  children: ReactNode,
) =>
  link && mayOpen(link.to) ? (
    <a data-link dir="auto" href={addressOf(router, link)} data-internal>
      {children}
    </a>
  ) : (
    <bdi data-link>{children}</bdi>
  )

/**
 * Lets the router open the plain anchors inside an element, and preload their screens on hover, focus and touch. All
 * other clicks, such as those that open a new tab, are the browser's.
 */
export function useRowLinks(frame: RefObject<HTMLElement | null>) {
  const router = useRouter()
  useEffect(() => {
    const element = frame.current
    if (!element) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const open = (event: MouseEvent) => {
      const anchor = anchorOf(event)
      if (!anchor || anchor.target || event.defaultPrevented || event.button !== 0) return
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
      event.preventDefault()
      void router.navigate({ href: anchor.pathname + anchor.search + anchor.hash })
    }
    const preload = (anchor: HTMLAnchorElement) => {
      const search = router.options.parseSearch?.(anchor.search) ?? {}
      // A screen that cannot be preloaded is loaded, and its failure shown, when it is opened.
      void router.preloadRoute({ to: anchor.pathname, search }).catch(() => undefined)
    }
    let lastPoint = ''
    const hover = (event: MouseEvent) => {
      // Rows that move under a resting pointer are not pointed at.
      const point = `${event.clientX} ${event.clientY}`
      if (point !== lastPoint) wait(event)
      lastPoint = point
    }
    const wait = (event: Event) => {
      const anchor = anchorOf(event)
      clearTimeout(timer)
      if (anchor)
        timer = setTimeout(() => preload(anchor), router.options.defaultPreloadDelay ?? 50)
    }
    const touch = (event: Event) => {
      const anchor = anchorOf(event)
      if (anchor) preload(anchor)
    }
    const stop = () => clearTimeout(timer)
    const until = new AbortController()
    const { signal } = until
    element.addEventListener('click', open, { signal })
    element.addEventListener('mouseover', hover, { signal })
    element.addEventListener('mouseout', stop, { signal })
    element.addEventListener('focusin', wait, { signal })
    element.addEventListener('focusout', stop, { signal })
    element.addEventListener('touchstart', touch, { signal, passive: true })
    return () => {
      stop()
      until.abort()
    }
  }, [router, frame])
}

const anchorOf = (event: Event) =>
  event.target instanceof Element
    ? event.target.closest<HTMLAnchorElement>('a[data-internal]')
    : null
