import { LocaleProvider } from '@ark-ui/react/locale'
import { createMemoryHistory, RouterContextProvider, RouterProvider } from '@tanstack/react-router'
import {
  StrictMode,
  useEffect,
  useLayoutEffect,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react'
import { css, cx } from '~/styled-system/css'
import type { BrowserAnswers } from '../mocks/browser.ts'
import { connectSession } from '../src/app/connect-session.ts'
import { Providers } from '../src/app/providers.tsx'
import { createQueryClient } from '../src/app/query-client.ts'
import { createAppRouter } from '../src/app/router.tsx'
import * as screens from '../src/app/screens.ts'
import { sourceLanguage } from '../src/i18n/resolve-language.ts'
import { storeToken } from '../src/session/token.ts'
import { SettingsProvider } from '../src/ui/settings/operator-settings.ts'
import { apiBaseUrl, fileBaseUrl, resetApi, worldHeader } from './api.ts'

export type User = 'admin' | 'fulfillment' | 'staff' | 'scheduler' | 'push' | 'abroad'

const imageBaseUrl = `${apiBaseUrl}/images`
const labelBaseUrls = [fileBaseUrl]
const packingSlip = { contact: ['Waypost Fulfillment', '(518) 555-0100'] }

/** The `parameters` of a story. */
export type StoryParameters = {
  /** The address at which the console opens. A story without a component shows the screen at this address. */
  url?: string
  /** Who is signed in: an administrator by default, null for nobody. */
  user?: User | null
  /** Answers of operations instead of the sandbox's. */
  answers?: BrowserAnswers
  /** Substrings of the errors that the console logs in this story. Any other error fails it. */
  consoleErrors?: string[]
}

type ConsoleProps = StoryParameters & {
  theme: 'light' | 'dark' | 'system'
  /** Right to left in every language; otherwise the language decides. */
  mirrored: boolean
  /** The language of the user's profile. */
  languageTag: string
  /** Whether other stories, perhaps in another theme, are on the same page. */
  inDocs: boolean
  /** The component's story; without it, the screen at `url`. */
  children: ReactNode
}

/** The console, wired as in `start.tsx` and new for each mounted story. Renders a screen or a single component. */
export function Console({ theme, mirrored, inDocs, children, ...story }: ConsoleProps) {
  const [{ queryClient, router }] = useState(() => openConsole(story))
  const systemTheme = useSystemTheme()
  const appearance = theme === 'system' ? systemTheme : theme
  useLayoutEffect(() => {
    const page = document.documentElement
    page.classList.remove('light', 'dark')
    page.classList.add(inDocs ? 'light' : appearance)
    if (mirrored && !inDocs) page.dir = 'rtl'
  }, [appearance, mirrored, inDocs])
  return (
    <StrictMode>
      <SettingsProvider value={{ imageBaseUrl, labelBaseUrls, packingSlip }}>
        <Providers queryClient={queryClient}>
          {children === undefined ? (
            <div id="root">
              <RouterProvider router={router} />
            </div>
          ) : (
            <Part router={router} url={story.url} mirrored={mirrored}>
              {inDocs ? (
                <div className={cx(appearance, inPage)} dir={mirrored ? 'rtl' : undefined}>
                  {children}
                </div>
              ) : (
                children
              )}
            </Part>
          )}
        </Providers>
      </SettingsProvider>
    </StrictMode>
  )
}

const inPage = css({ color: 'fg', bg: 'bg.canvas', colorPalette: 'teal', p: '4' })

const darkSystem = matchMedia('(prefers-color-scheme: dark)')

const useSystemTheme = () =>
  useSyncExternalStore(
    (listener) => {
      darkSystem.addEventListener('change', listener)
      return () => darkSystem.removeEventListener('change', listener)
    },
    () => (darkSystem.matches ? 'dark' : 'light'),
  )

type PartProps = {
  router: ReturnType<typeof createAppRouter>
  url: string | undefined
  mirrored: boolean
  children: ReactNode
}

/** Lets a single component use the router and the route of `url`, without the screen of that route. */
function Part({ router, url, mirrored, children }: PartProps) {
  useEffect(() => {
    if (url !== undefined) void router.load()
  }, [router, url])
  return (
    <RouterContextProvider router={router}>
      {mirrored ? <LocaleProvider locale="ar">{children}</LocaleProvider> : children}
    </RouterContextProvider>
  )
}

function openConsole(story: StoryParameters & { languageTag: string }) {
  const { url = '/', user = 'admin', answers, consoleErrors = [] } = story
  // Storybook keeps its own settings in the same storage.
  for (const key of Object.keys(localStorage)) {
    if (key.startsWith('waypost.')) localStorage.removeItem(key)
  }
  if (user) storeToken(`demo-token-${user}`)
  const isAnother = user !== null && story.languageTag !== sourceLanguage
  const world = resetApi({ ...answers }, consoleErrors, isAnother ? story.languageTag : undefined)
  const queryClient = createQueryClient()
  const router = createAppRouter(queryClient, screens, {
    history: createMemoryHistory({ initialEntries: [url] }),
  })
  connectSession({
    queryClient,
    router,
    apiBaseUrl,
    imageBaseUrl,
    headers: () => ({ [worldHeader]: world }),
  })
  return { queryClient, router }
}
