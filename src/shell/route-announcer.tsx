import { Box } from '@chakra-ui/react'
import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { usePageTitle } from '~/components/page/use-page-title.ts'

/** Tells screen readers which screen has opened, and moves the focus to its heading. */
export function RouteAnnouncer() {
  const router = useRouter()
  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
        // The first screen of a visit keeps the browser's own focus.
        if (!fromLocation || !pathChanged) return
        const heading = document.querySelector<HTMLElement>('main h1')
        heading?.setAttribute('tabindex', '-1')
        heading?.focus({ preventScroll: true })
      }),
    [router],
  )
  return (
    <Box srOnly aria-live="polite">
      {usePageTitle()}
    </Box>
  )
}
