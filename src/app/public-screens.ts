import { createRoute, redirect, type AnyRouter } from '@tanstack/react-router'
import { areasOf, publicRoutes } from 'virtual:public-routes'
import { Route as root } from '~/routes/__root.tsx'
import { waitForTexts, type AppRouter, type Screens } from './router.tsx'

/** The screens that need no sign-in. Any other address calls `addOthers`, then opens again. */
export function publicScreens(addOthers: () => Promise<unknown>): Screens {
  const others = createRoute({
    getParentRoute: () => root,
    path: '$',
    // The frame would be drawn without knowing any screen.
    pendingMs: Infinity,
    beforeLoad: async ({ location, preload }) => {
      try {
        await addOthers()
      } catch (error) {
        if (preload) throw error
        // A newer build may have replaced the missing file: its own page knows the new one.
        window.location.reload()
        await new Promise(() => {})
      }
      throw redirect({ href: location.href, replace: true })
    },
  })
  const routeTree = root.addChildren([...publicRoutes, others]) as unknown as Screens['routeTree']
  return { routeTree, areasOf }
}

/** Adds all screens to a router that has the public ones. */
export async function addScreens(router: AppRouter): Promise<void> {
  const screens = await import('./screens.ts')
  // The generated tree has the same root, with the other routes as its children.
  router.setRoutes(router.buildRouteTree())
  waitForTexts(router as AnyRouter, screens.areasOf)
}

/** Whether the address is of another screen than the public ones. */
export const needsScreens = (router: AnyRouter) =>
  router.matchRoutes(router.latestLocation).at(-1)?.staticData.public !== true
