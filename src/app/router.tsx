import type { QueryClient } from '@tanstack/react-query'
import { createRouter, type AnyRouter } from '@tanstack/react-router'
import type { MessageDescriptor } from 'react-intl'
import { areasOf } from 'virtual:areas'
import type { RecordSource } from '~/components/link/record-source.ts'
import { loadTexts } from '~/i18n/language.ts'
import { parseQuery, stringifyQuery } from '~/lib/query-string.ts'
import { routeTree } from '~/routeTree.gen.ts'
import type { WayBack } from '~/shell/lead-back.tsx'
import { RouteError, RouteMissing } from '~/shell/route-error.tsx'
import { RoutePending } from '~/shell/route-pending.tsx'

/** The router of the console. `history` is given by stories, which do not own the address bar. */
export function createAppRouter(
  queryClient: QueryClient,
  options: { history?: RouterHistory } = {},
) {
  const router = createRouter({
    routeTree,
    context: { queryClient },
    parseSearch: parseQuery,
    stringifySearch: stringifyQuery,
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    // The query client keeps what was loaded. A screen that the router kept would hold on to the one before, by the call
    // stack of its aborted loader.
    defaultGcTime: 0,
    defaultErrorComponent: RouteError,
    defaultNotFoundComponent: RouteMissing,
    defaultPendingComponent: RoutePending,
    scrollRestoration: true,
    // A form keeps the values of the record that it was opened with.
    defaultRemountDeps: ({ params }) => params,
    ...options,
  })
  waitForTexts(router)
  return router
}

type Preloaded = { preload?: () => Promise<unknown> }

// Stories make a router each of the same routes.
const waiting = new WeakSet<object>()

/** Loads the texts of a screen's area beside its chunk, so that none is shown in English first. */
function waitForTexts(router: AnyRouter) {
  for (const [id, areas] of Object.entries(areasOf)) {
    const component = router.routesById[id]?.options.component as Preloaded | undefined
    if (!component || waiting.has(component)) continue
    waiting.add(component)
    const { preload } = component
    component.preload = () => Promise.all([preload?.(), loadTexts(areas)])
  }
}

type RouterHistory = NonNullable<Parameters<typeof createRouter>[0]['history']>

export type AppRouter = ReturnType<typeof createAppRouter>

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter
  }
  interface StaticDataRouteOption {
    /** Names the screen: document title, heading, breadcrumbs, palette. `{name}` is what the loader returned as such. */
    title?: MessageDescriptor
    /** Open to people who are not signed in, and shown without the menus. */
    public?: boolean
    /** Open to everyone who is signed in. */
    open?: boolean
    /** Server routes that unlock the screen besides its own path. */
    unlockedBy?: readonly string[]
    /** Goes to the screen after `g`. Each letter stands for one screen. */
    letter?: string
    /** Does something rather than shows it: the palette lists it among its actions. */
    action?: boolean
    /** Finds the records of a list by their names, for the palette. */
    records?: () => Promise<RecordSource>
    /** For a screen of a record: what its tab is called, and the screen that the record's name leads to. */
    record?: { tab: MessageDescriptor; home: string }
    /** Where the screen leads when its loader failed. Without it, the screen says so itself. */
    wayBack?: WayBack
    /** An address with a record of the mock's world, for walks and screenshots. An address with parameters needs one. */
    sample?: `/${string}`
  }
}
