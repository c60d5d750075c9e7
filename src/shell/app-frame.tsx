'use no memo' // The first screen loads it: the compiler's code would cost more than it saves.
import { useQueryClient } from '@tanstack/react-query'
import { lazyRouteComponent, Outlet, useMatches, useRouterState } from '@tanstack/react-router'
import { useSelector } from '@tanstack/react-store'
import { memo, Suspense, useEffect, useRef } from 'react'
import { useIntl } from 'react-intl'
import { useLanguage } from '~/i18n/language.ts'
import { useProductName } from '~/i18n/product-name.tsx'
import { useRenewalRequested } from '~/session/renewal.ts'
import { ownToken } from '~/session/token.ts'
import { lazyPart } from '~/ui/lazy/lazy-part.tsx'
import { titleCount, usePageTitle } from '~/ui/page/use-page-title.ts'
import { ConnectionBanner } from './connection-banner.tsx'
import { RouteFocus } from './route-focus.tsx'
import { RoutePending } from './route-pending.tsx'

// The sign-in screen works without it. The router's own error page offers a retry.
const SignedInFrame = lazyRouteComponent(() => import('./signed-in-frame.tsx'), 'SignedInFrame')

// Loaded with the frame, since only a session that began asks for the password again.
const RenewalGate = lazyPart(async () => (await import('./signed-in-frame.tsx')).RenewalGate, null)

/** The frame of every screen: bare for the public ones, with the menus for the others. */
export function AppFrame() {
  const bare = useMatches({ select: (matches) => matches.at(-1)?.staticData.public === true })
  const { ready } = useLanguage()
  return (
    <>
      {/* Until then, the router sends its first calls. */}
      {ready && <Frames bare={bare} />}
      <Title bare={bare} />
    </>
  )
}

/** Drawn again only when another kind of frame comes, not with each step of a navigation. */
const Frames = memo(function Frames({ bare }: { bare: boolean }) {
  return (
    <>
      <ConnectionBanner />
      {bare ? (
        <Outlet />
      ) : (
        <Suspense fallback={<RoutePending />}>
          <SignedInFrame />
        </Suspense>
      )}
      <Renewal bare={bare} />
      <RouteFocus />
    </>
  )
})

/** Sets the document's title. Also ends a session's data, once its title has gone. */
function Title({ bare }: { bare: boolean }) {
  const title = usePageTitle()
  const productName = useProductName()
  const queryClient = useQueryClient()
  const { ready } = useLanguage()
  const intl = useIntl()
  const news = useSelector(titleCount)
  useEffect(() => {
    if (!ready) return
    const name = title ? `${title} · ${productName}` : productName
    document.title = news > 0 ? `(${intl.formatNumber(news)}) ${name}` : name
  }, [title, productName, ready, news, intl])
  const framed = useRef(false)
  useEffect(() => {
    if (!bare) framed.current = true
    if (!bare || !framed.current || ownToken() !== null) return
    // Not before the sign-out: a screen that is still mounted would refetch everything without a token.
    queryClient.clear()
    framed.current = false
    // The title too: a sign-out may ask first, on a page that is bare already.
  }, [bare, title, queryClient])
  return null
}

/**
 * Outside of the frames, so that it stays when one replaces the other. On a public page nothing waits for a sign-in but the
 * screen to which the user returns.
 */
function Renewal({ bare }: { bare: boolean }) {
  const isOnTheWay = useRouterState({ select: ({ isLoading }) => isLoading })
  const isAsked = useRenewalRequested()
  return isAsked && (!bare || isOnTheWay) && <RenewalGate />
}

// The router loads this in parallel with the page's chunk.
AppFrame.preload = async () => {
  if (ownToken() !== null) await SignedInFrame.preload?.()
}
