import { QueryClient } from '@tanstack/react-query'
import { createMemoryHistory, RouterProvider, type AnyRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { prerender } from 'react-dom/static'
import { Providers } from '~/app/providers.tsx'
import { createAppRouter } from '~/app/router.tsx'
import * as screens from '~/app/screens.ts'
import { languages, showLanguage } from '~/i18n/language.ts'
import { ProductNameProvider } from '~/i18n/product-name.tsx'
import { EmptyFrame } from '~/shell/empty-frame.tsx'
import { earlyCalls, type EarlyCalls } from './calls.ts'

/** What the page holds before any code has loaded. */
export type EarlyPages = {
  /** The sign-in screen by language, with the notice for people who asked for another screen. */
  signIn: Record<string, string>
  frame: string
  /** The paths of screens that need no sign-in; one that ends in a slash stands for all below it. */
  publicPaths: string[]
  calls: EarlyCalls
}

/** Stands for the product's name, which `boot.js` takes from `config.json`. */
const productName = '%productName%'

/** Drawn before the import ends, because no further module can be loaded afterwards. */
export const pages = await earlyPages()

async function earlyPages(): Promise<EarlyPages> {
  const queryClient = new QueryClient()
  const history = createMemoryHistory({ initialEntries: ['/signin?redirect=%2F'] })
  const router = createAppRouter(queryClient, screens, { history })
  await router.load()
  const draw = async (content: ReactNode) => {
    const { prelude } = await prerender(
      <ProductNameProvider value={productName}>
        <Providers queryClient={queryClient}>{content}</Providers>
      </ProductNameProvider>,
      // In one piece: no script moves a part to its place.
      { progressiveChunkSize: Infinity },
    )
    return plainMarkup(await new Response(prelude).text())
  }
  const signIn: Record<string, string> = {}
  for (const tag of languages) {
    await showLanguage([tag])
    signIn[tag] = await draw(<RouterProvider router={router} />)
  }
  const frame = await draw(<EmptyFrame />)
  return {
    signIn,
    frame,
    publicPaths: publicPathsOf(router),
    calls: await earlyCalls(router, queryClient),
  }
}

/** Leaves out what a server writes for a browser: scripts, hints and the marks of React. */
function plainMarkup(markup: string): string {
  if (markup.includes('<style')) throw new Error('The policy forbids styles in the page')
  return markup.replaceAll(/<script\b.*?<\/script>|<link[^>]*>|<!--.*?-->/gs, '')
}

function publicPathsOf(router: AnyRouter): string[] {
  return Object.values(router.routesById).flatMap(({ fullPath, options }) =>
    options.staticData?.public ? fullPath.replace(/\$.*|(?!^)\/$/, '') : [],
  )
}
