'use no memo'
import { Box } from '@chakra-ui/react'
import { useMatches } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { focusHeading, screenHeading } from '~/components/page/focus-heading.ts'
import { usePageTitle } from '~/components/page/use-page-title.ts'

/** Tells screen readers which screen has opened, and moves the focus to its heading. */
export function RouteAnnouncer() {
  const pathname = useMatches({ select: (matches) => matches.at(-1)?.pathname })
  const visiting = useRef(false)
  useEffect(() => {
    // Frame by frame: after signing in, the heading comes long after the address.
    let frame = requestAnimationFrame(function look() {
      const heading = screenHeading()
      if (!heading) frame = requestAnimationFrame(look)
      // The first screen of a visit keeps the browser's own focus.
      else if (visiting.current) focusHeading(heading)
      else visiting.current = true
    })
    return () => cancelAnimationFrame(frame)
  }, [pathname])
  return (
    <Box srOnly aria-live="polite">
      {usePageTitle()}
    </Box>
  )
}
