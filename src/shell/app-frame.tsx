import { lazyRouteComponent, Outlet, useMatches } from '@tanstack/react-router'
import { Suspense, useEffect } from 'react'
import { usePageTitle } from '~/components/page/use-page-title.ts'
import { useProductName } from '~/i18n/product-name.tsx'
import { RoutePending } from './route-pending.tsx'

// Not part of the first visit: the sign-in screen stands without it.
const SignedInFrame = lazyRouteComponent(() => import('./signed-in-frame.tsx'), 'SignedInFrame')

/** Starts to load the frame of the signed-in screens, beside their own chunks. */
export const preloadFrame = () => SignedInFrame.preload?.()

/** The frame of every screen: bare for the public ones, with the menus for the others. */
export function AppFrame() {
  const bare = useMatches({ select: (matches) => matches.at(-1)?.staticData.public === true })
  const title = usePageTitle()
  const productName = useProductName()
  useEffect(() => {
    document.title = title ? `${title} · ${productName}` : productName
  }, [title, productName])

  if (bare) return <Outlet />
  return (
    <Suspense fallback={<RoutePending />}>
      <SignedInFrame />
    </Suspense>
  )
}
