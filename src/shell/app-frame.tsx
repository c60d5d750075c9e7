import { Outlet, useMatches } from '@tanstack/react-router'
import { lazy, Suspense, useEffect } from 'react'
import { usePageTitle } from '~/components/page/use-page-title.ts'
import { useProductName } from '~/i18n/product-name.tsx'
import { RoutePending } from './route-pending.tsx'

/** Loads the frame of the signed-in screens; the sign-in screen stands without it. */
export const loadFrame = () => import('./signed-in-frame.tsx')

const SignedInFrame = lazy(async () => ({ default: (await loadFrame()).SignedInFrame }))

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
