import { createMemoryHistory, RouterContextProvider, RouterProvider } from '@tanstack/react-router'
import { StrictMode, useEffect, useLayoutEffect, useState, type ReactNode } from 'react'
import { configureHttp } from '../src/api/http.ts'
import { Providers } from '../src/app/providers.tsx'
import { createQueryClient } from '../src/app/query-client.ts'
import { createAppRouter } from '../src/app/router.tsx'
import { removeToken, storedToken, storeToken } from '../src/session/token.ts'
import type { BrowserAnswers } from '../mocks/browser.ts'
import { apiBaseUrl, resetApi, worldHeader } from './api.ts'

export type User = 'admin' | 'fulfillment' | 'staff'

/** What a story says in its `parameters`. */
export type StoryParameters = {
  /** The address that the console is opened at. A story without a component shows the screen that is there. */
  url?: string
  /** Who is signed in: an administrator unless told otherwise, null for nobody. */
  user?: User | null
  /** How operations answer that should not give their first example. */
  answers?: BrowserAnswers
  /** Parts of the errors that the console logs in this story. Any other error fails it. */
  consoleErrors?: string[]
}

type ConsoleProps = StoryParameters & {
  theme: 'light' | 'dark'
  /** The component's story; without it, the screen at `url`. */
  children: ReactNode
}

/** The console as `start.tsx` wires it, new for each story that is mounted, around one component or as a whole. */
export function Console({ theme, children, ...story }: ConsoleProps) {
  const [{ queryClient, router }] = useState(() => openConsole(story))
  useLayoutEffect(() => {
    const { classList } = document.documentElement
    classList.remove('light', 'dark')
    classList.add(theme)
  }, [theme])
  return (
    <StrictMode>
      <Providers queryClient={queryClient}>
        {children === undefined ? (
          <div id="root">
            <RouterProvider router={router} />
          </div>
        ) : story.url === undefined ? (
          children
        ) : (
          <AtAddress router={router}>{children}</AtAddress>
        )}
      </Providers>
    </StrictMode>
  )
}

type Router = ReturnType<typeof createAppRouter>

/** Lets a component alone read the route of the address, without the screen that is there. */
function AtAddress({ router, children }: { router: Router; children: ReactNode }) {
  useEffect(() => void router.load(), [router])
  return <RouterContextProvider router={router}>{children}</RouterContextProvider>
}

function openConsole(story: StoryParameters) {
  const { url = '/', user = 'admin', answers, consoleErrors = [] } = story
  localStorage.clear()
  if (user) storeToken(`demo-token-${user}`)
  const world = resetApi({ ...(user && { getMe: { example: user } }), ...answers }, consoleErrors)
  const queryClient = createQueryClient()
  const router = createAppRouter(queryClient, {
    history: createMemoryHistory({ initialEntries: [url] }),
  })
  configureHttp({
    apiBaseUrl,
    imageBaseUrl: `${apiBaseUrl}/images`,
    token: storedToken,
    headers: () => ({ [worldHeader]: world }),
    onUnauthorized: () => {
      removeToken()
      queryClient.clear()
      void router.invalidate()
    },
  })
  return { queryClient, router }
}
