import { useQueryClient } from '@tanstack/react-query'
import { Outlet, useMatches } from '@tanstack/react-router'
import { lazy, Suspense, useEffect, useRef } from 'react'
import { usePageTitle } from '~/components/page/use-page-title.ts'
import { useLanguage } from '~/i18n/language.ts'
import { useProductName } from '~/i18n/product-name.tsx'
import { storedToken } from '~/session/token.ts'
import { RouteAnnouncer } from './route-announcer.tsx'
import { RoutePending } from './route-pending.tsx'

// The sign-in screen stands without it.
const loadFrame = () => import('./signed-in-frame.tsx')
const SignedInFrame = lazy(async () => ({ default: (await loadFrame()).SignedInFrame }))

/** The frame of every screen: bare for the public ones, with the menus for the others. */
export function AppFrame() {
  const bare = useMatches({ select: (matches) => matches.at(-1)?.staticData.public === true })
  const title = usePageTitle()
  const productName = useProductName()
  const queryClient = useQueryClient()
  const { ready } = useLanguage()
  useEffect(() => {
    if (ready) document.title = title ? `${title} · ${productName}` : productName
  }, [title, productName, ready])
  const framed = useRef(false)
  useEffect(() => {
    // After a sign-out, and not before: a screen that still stands would read everything again, without a token.
    if (bare && framed.current && storedToken() === null) queryClient.clear()
    framed.current = !bare
  }, [bare, queryClient])

  // The router's first calls are on their way meanwhile.
  if (!ready) return null
  return (
    <>
      {bare ? (
        <Outlet />
      ) : (
        <Suspense fallback={<RoutePending />}>
          <SignedInFrame />
        </Suspense>
      )}
      <RouteAnnouncer />
    </>
  )
}

// The router loads this beside the page's own chunk.
AppFrame.preload = async () => {
  if (storedToken() !== null) await loadFrame()
}
