import { onlineManager } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { showOwnLanguage } from '~/i18n/language.ts'
import { ProductNameProvider } from '~/i18n/product-name.tsx'
import { followTheme } from '~/lib/theme-choice.ts'
import { ownToken } from '~/session/token.ts'
import { onceSettled } from '~/shell/once-settled.ts'
import { SettingsProvider } from '~/ui/settings/operator-settings.ts'
import { loadConfig } from './config.ts'
import { connectSession, followOtherTabs } from './connect-session.ts'
import { isSignInShown, replaceEarlyPage, whenHandsRest } from './early-page.ts'
import { Providers } from './providers.tsx'
import { addScreens, needsScreens, publicScreens } from './public-screens.ts'
import { createQueryClient } from './query-client.ts'
import { createAppRouter } from './router.tsx'

/** Reads the configuration, connects the session to the client and renders the console in `element`. */
export async function start(element: HTMLElement) {
  followTheme()
  nameMissingChunks()
  const root = createRoot(element)
  replaceEarlyPage(element)
  const queryClient = createQueryClient()
  const router = createAppRouter(
    queryClient,
    // Hot reload replaces routes of the whole tree.
    import.meta.env.DEV ? await import('./screens.ts') : publicScreens(() => addScreens(router)),
  )
  // Beside the configuration, without which the console cannot start.
  const screens = ownToken() !== null && needsScreens(router) ? addScreens(router) : undefined
  screens?.catch(() => {})
  // Not awaited: the frame waits for it, while the first calls are sent.
  const texts = showOwnLanguage()
  // The browser may go offline before the first screen is drawn.
  queryClient.mount()
  onlineManager.setOnline(navigator.onLine)
  const config = await loadConfig().catch(async (error: unknown) => {
    const { StartFailure } = await import('./start-failure.tsx')
    root.render(
      <Providers queryClient={queryClient}>
        <StartFailure error={error} />
      </Providers>,
    )
  })
  if (!config) return

  const developer = import.meta.env.DEV ? await import('./developer/index.ts') : undefined
  connectSession({
    queryClient,
    router,
    apiBaseUrl: config.apiBaseUrl,
    imageBaseUrl: config.imageBaseUrl,
    report: (event) => {
      if (config.analyticsUrl) navigator.sendBeacon(config.analyticsUrl, JSON.stringify(event))
    },
    idempotencyKeys: config.idempotencyKeys,
    headers: developer?.developerHeaders,
    onCall: developer?.noteEndedCall,
  })
  if (import.meta.env.DEV && (await developer?.openLink())) return
  followOtherTabs(queryClient, router)
  await screens
  if (isSignInShown()) {
    // People may be typing: all at once, not part by part.
    await Promise.all([router.load(), texts])
    await whenHandsRest()
  }
  const stop = router.subscribe('onRendered', () => {
    stop()
    onceSettled(router, queryClient, () => {
      const isOn = import.meta.env.PROD && config.serviceWorker !== false
      const after = import('./after-first-screen.ts')
      after.then(({ afterFirstScreen }) => afterFirstScreen(isOn)).catch(() => {})
      // Needed right after signing in. If this fails, the navigation loads them.
      if (!screens) addScreens(router).catch(() => {})
    })
  })
  const render = () =>
    root.render(
      <StrictMode>
        <ProductNameProvider value={config.productName}>
          <SettingsProvider value={config}>
            <Providers queryClient={queryClient}>
              <RouterProvider router={router} />
              {developer && <developer.DeveloperPanel router={router} />}
            </Providers>
          </SettingsProvider>
        </ProductNameProvider>
      </StrictMode>,
    )
  if (isSignInShown()) flushSync(render)
  else render()
}

/** Rewords the error of a missing chunk. The router recognizes the browsers' wording and reloads the page even offline. */
function nameMissingChunks() {
  window.addEventListener('vite:preloadError', ({ payload }) => {
    payload.message = `Missing: ${payload.message}`
  })
}
