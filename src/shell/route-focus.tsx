'use no memo' // The first screen loads it: the compiler's code would cost more than it saves.
import { useMatches, useRouter } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { Box } from '~/styled-system/jsx'
import { focusHeading } from '~/ui/page/focus-heading.ts'
import { pageHeading } from '~/ui/page/page-parts.ts'
import { leftLink, rememberLinks } from './left-links.ts'

/**
 * Moves the focus to the heading of the new screen, which screen readers then read. Back returns it to the link by which the
 * screen was left, and the heading is said.
 */
export function RouteFocus() {
  const router = useRouter()
  useEffect(() => rememberLinks(router), [router])
  const pathname = useMatches({ select: (matches) => matches.at(-1)?.pathname })
  const visiting = useRef(false)
  const [said, setSaid] = useState('')
  useEffect(() => {
    const look = () => {
      const heading = pageHeading()
      if (!heading) return
      // The first screen of a visit keeps the browser's own focus.
      if (visiting.current) {
        if (!heading.checkVisibility()) return
        const link = leftLink(router)
        const isBack = link?.checkVisibility()
        if (isBack) link!.focus({ preventScroll: true })
        else focusHeading(heading)
        // A focused heading is read as such.
        setSaid(isBack ? heading.textContent : '')
      }
      visiting.current = true
      observer.disconnect()
    }
    // After signing in, the heading appears long after the navigation.
    const observer = new MutationObserver(look)
    const frame = requestAnimationFrame(() => {
      // React hides suspended content with a style.
      observer.observe(document.body, {
        subtree: true,
        childList: true,
        attributeFilter: ['style'],
      })
      look()
    })
    return () => {
      cancelAnimationFrame(frame)
      observer.disconnect()
    }
  }, [pathname, router])
  return (
    <Box srOnly aria-live="polite">
      {said}
    </Box>
  )
}
