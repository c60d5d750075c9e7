import type { QueryClient } from '@tanstack/react-query'
import { createRouter, type AnyRouter } from '@tanstack/react-router'
import type { MessageDescriptor } from 'react-intl'
import { loadTexts } from '~/i18n/language.ts'
import type { BatchKinds } from '~/kit/batch/batch-host.tsx'
import { parseQuery, stringifyQuery } from '~/lib/query-string.ts'
import type { routeTree } from '~/routeTree.gen.ts'
import type { WayBack } from '~/shell/redirect-back.tsx'
import { RouteError, RouteMissing } from '~/shell/route-error.tsx'
import { RoutePending } from '~/shell/route-pending.tsx'
import type { RecordSource } from '~/ui/link/record-source.ts'

export type Screens = {
  routeTree: typeof routeTree
  /** The areas whose texts each route needs, by its id. */
  areasOf: Record<string, string[]>
}

/** The console's router. Stories pass their own `history`, since they do not own the address bar. */
export function createAppRouter(
  queryClient: QueryClient,
  screens: Screens,
  options: { history?: RouterHistory } = {},
) {
  const router = createRouter({
    routeTree: screens.routeTree,
    context: { queryClient },
    parseSearch: parseQuery,
    stringifySearch: stringifyQuery,
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    // The query client keeps loaded data. If the router cached a screen, it would retain the previous one through the
    // call stack of its aborted loader.
    defaultGcTime: 0,
    defaultErrorComponent: RouteError,
    defaultNotFoundComponent: RouteMissing,
    defaultPendingComponent: RoutePending,
    defaultPendingMs: firstPendingMs,
    defaultPendingMinMs: 200,
    scrollRestoration: true,
    // A form keeps the record that it was opened with.
    defaultRemountDeps: ({ params }) => params,
    ...options,
  })
  waitForTexts(router, screens.areasOf)
  // A screen's frame drawn for a moment costs as much as the screen, and takes away what the user may still read or press.
  const stop = router.subscribe('onRendered', () => {
    router.options.defaultPendingMs = laterPendingMs
    stop()
  })
  return router
}

/** How long the first screen of a visit may stay empty before its skeleton shows, in milliseconds. */
const firstPendingMs = 300
/** How long the previous screen stays when another one loads, in milliseconds. */
const laterPendingMs = 1000

type Preloaded = { preload?: () => Promise<unknown> }

// Stories create several routers from the same routes.
const waiting = new WeakSet<object>()

/** Loads the texts of a screen's area in parallel with its chunk, so that it never flashes in English. */
export function waitForTexts(router: AnyRouter, areasOf: Screens['areasOf']) {
  for (const [id, areas] of Object.entries(areasOf)) {
    const options = router.routesById[id]?.options
    const component = options?.component as Preloaded | undefined
    const loader = options?.loader as Preloaded | undefined
    if (!component || waiting.has(component)) continue
    waiting.add(component)
    const { preload } = component
    component.preload = () => Promise.all([preload?.(), loader?.preload?.(), loadTexts(areas)])
  }
}

type RouterHistory = NonNullable<Parameters<typeof createRouter>[0]['history']>

export type AppRouter = ReturnType<typeof createAppRouter>

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter
  }
  interface StaticDataRouteOption {
    /** The screen's name: document title, heading, breadcrumbs, palette. `{name}` is the `name` that the loader returned. */
    title?: MessageDescriptor
    /** Open without signing in, and shown without the menus. */
    public?: boolean
    /** Open to all signed-in users. */
    open?: boolean
    /** Server routes that unlock the screen, besides its own path. */
    unlockedBy?: readonly string[]
    /** The key that opens the screen after `g`. Unique. */
    letter?: string
    /** An action rather than a view: the palette lists it among its actions. */
    action?: boolean
    /** Finds the list's records by name, for the palette. */
    records?: () => Promise<RecordSource>
    /** What the kinds of work on many items do, by name. Of the screen that shows it. */
    background?: () => Promise<BatchKinds>
    /** For a screen of a record: the name of its tab, and the screen that the record's name links to. */
    record?: { tab: MessageDescriptor; home: string }
    /** Where to go if the loader fails. Without it, the screen shows the failure itself. */
    wayBack?: WayBack
    /** An address with a record of the mock's world, for walks and screenshots. Required if the path has parameters. */
    sample?: `/${string}`
  }
}
