import { lazyRouteComponent, Outlet, useMatches } from '@tanstack/react-router'
import { useEffect } from 'react'
import { usePageTitle } from '~/components/page/use-page-title.ts'
import { useProductName } from '~/i18n/product-name.tsx'
import { storedToken } from '~/session/token.ts'

// The sign-in screen stands without it.
const SignedInFrame = lazyRouteComponent(() => import('./signed-in-frame.tsx'), 'SignedInFrame')

/** The frame of every screen: bare for the public ones, with the menus for the others. */
export function AppFrame() {
  const bare = useMatches({ select: (matches) => matches.at(-1)?.staticData.public === true })
  const title = usePageTitle()
  const productName = useProductName()
  useEffect(() => {
    document.title = title ? `${title} · ${productName}` : productName
  }, [title, productName])

  return bare ? <Outlet /> : <SignedInFrame />
}

// The router loads this beside the page's own chunk, and shows neither before both are there.
AppFrame.preload = async () => {
  if (storedToken() !== null) await SignedInFrame.preload?.()
}
