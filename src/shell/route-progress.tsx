import { useRouterState } from '@tanstack/react-router'
import { css } from '~/styled-system/css'

/** A bar along the top of the window while the next screen loads, since the previous one stays until then. */
export function RouteProgress() {
  const isLoading = useRouterState({ select: (state) => state.isLoading })
  return <div aria-hidden data-loading={isLoading || undefined} className={bar} />
}

const bar = css({
  position: 'fixed',
  top: '0',
  insetInline: '0',
  zIndex: 'banner',
  h: '0.5',
  bg: 'teal.solid',
  transformOrigin: 'left',
  _rtl: { transformOrigin: 'right' },
  transform: 'scaleX(0)',
  pointerEvents: 'none',
  // Most screens are there before it shows.
  '&[data-loading]': { transform: 'scaleX(0.8)', transition: 'transform 1s ease-out 150ms' },
  _print: { display: 'none' },
})
