import { useQueryClient } from '@tanstack/react-query'
import { Outlet, useLocation, useRouter, type AnyRouter } from '@tanstack/react-router'
import { useEffect, useLayoutEffect, useMemo, useState, type ReactNode } from 'react'
import { defineMessages, FormattedMessage } from 'react-intl'
import { useGetMe } from '~/api/generated/endpoints/me/me.ts'
import type { CurrentUser, UiRoute } from '~/api/generated/model/index.ts'
import { useLanguageBefore } from '~/i18n/language.ts'
import { useUserLanguage } from '~/i18n/use-user-language.ts'
import { clearSession } from '~/kit/batch/clear-session.ts'
import { draftsOf, settingsOf } from '~/lib/user-storage.ts'
import { createAccess, type Access, type Screen } from '~/session/access.ts'
import { SessionProvider, type Session } from '~/session/session-context.ts'
import { keepAccess, ownToken } from '~/session/token.ts'
import { css } from '~/styled-system/css'
import { Box, Flex } from '~/styled-system/jsx'
import { QuestionRegion } from '~/ui/dialog/question-region.tsx'
import { FlashMessages } from '~/ui/feedback/flash-messages.tsx'
import { ToastRegion } from '~/ui/feedback/toast-region.tsx'
import { lazyPart } from '~/ui/lazy/lazy-part.tsx'
import { MayOpenProvider } from '~/ui/link/may-open.ts'
import { WayUpProvider } from '~/ui/link/way-up.ts'
import { setCustomTitles } from '~/ui/page/use-page-title.ts'
import { UserStoragesProvider } from '~/ui/settings/user-storages.ts'
import { openKeyGate } from '~/ui/shortcuts/key-gate.ts'
import { fillsWindow } from './bare.ts'
import { Breadcrumbs } from './breadcrumbs.tsx'
import { Shortcuts } from './frame-shortcuts.tsx'
import { loadScreens } from './load-screens.ts'
import { useMenuTitle } from './menu-titles.ts'
import { onceSettled } from './once-settled.ts'
import { RedirectTo } from './redirect-with-message.tsx'
import { ReloadNotice } from './route-error.tsx'
import { RoutePending } from './route-pending.tsx'
import { RouteProgress } from './route-progress.tsx'
import { SideMenu } from './side-menu.tsx'
import { TopBar } from './top-bar.tsx'
import { trailOf } from './trail.ts'
import { useGuard, useRefusalText } from './use-guard.ts'
import { usePreview } from './use-preview.ts'
import { useShownPath } from './use-shown-path.ts'

export { RenewalGate } from './renewal-gate.tsx'

const SignOutPage = lazyPart(
  async () => (await import('./sign-out-page.tsx')).SignOutPage,
  () => <ReloadNotice />,
)

// Needed only by users who chose a language before signing in.
const LanguageQuestion = lazyPart(
  async () => (await import('./language-question.tsx')).LanguageQuestion,
  null,
)

/** The frame around every signed-in screen. Empty until the profile has loaded. */
export function SignedInFrame() {
  // While a sign-out navigates, the frame is still mounted for a moment and must not ask again.
  const me = useGetMe({ query: { enabled: ownToken() !== null } })
  const user = me.data?.user
  const isInLanguage = useUserLanguage(user && (user.locale?.languageTag ?? null))
  const queryClient = useQueryClient()
  const router = useRouter()
  const [settled, setSettled] = useState(false)
  useEffect(() => onceSettled(router, queryClient, () => setSettled(true)), [router, queryClient])
  useEffect(() => {
    if (settled) loadAhead()
  }, [settled])
  useEffect(() => forgetSession, [])
  // Before the shortcuts listen.
  useLayoutEffect(openKeyGate, [])
  return (
    <>
      {user && isInLanguage ? (
        <Frame user={user} settled={settled} />
      ) : me.error ? (
        <SignOutPage
          error={me.error}
          onRetry={() => {
            void me.refetch()
            // What the screen loads may have failed with it.
            void router.invalidate()
          }}
        />
      ) : (
        <RoutePending />
      )}
    </>
  )
}

function forgetSession() {
  if (ownToken() === null) clearSession()
}

function Frame({ user, settled }: { user: CurrentUser; settled: boolean }) {
  const router = useRouter()
  const bare = useLocation({ select: ({ search }) => fillsWindow(search) })
  // Checks the current screen: checking the next one would block the way to the sign-out.
  const pathname = useShownPath()
  const asksLanguage = useLanguageBefore() !== null
  const session = useMemo(() => sessionOf(user, router), [user, router])
  const { access } = session
  const verdict = access.judge(pathname)
  const refusal = useRefusalText()
  useGuard(access)
  useEffect(
    // In development, Vite would have to compile all of them.
    () => (settled && import.meta.env.PROD ? loadScreens(router, pathname) : undefined),
    [settled, router, pathname],
  )
  useEffect(() => {
    keepAccess(
      user.id,
      access.screens.map(({ path }) => path),
    )
  }, [user.id, access])
  useCustomTitles(access)
  const wayUp = useWayUpFrom(access, pathname)
  // The same drafts until the frame goes: a sign-out ends them while this screen is still shown.
  const storages = useMemo(
    () => ({ settings: settingsOf(user.id), drafts: draftsOf(user.id) }),
    [user.id],
  )

  if ('show' in verdict && !verdict.show) return <SignOutPage />
  const screen =
    'redirect' in verdict ? (
      <Redirect to={verdict.redirect} text={refusal(verdict, pathname)} />
    ) : (
      <>
        {asksLanguage && user.locale && <LanguageQuestion own={user.locale.languageTag} />}
        <FlashMessages />
        <Outlet />
      </>
    )
  return (
    <SessionProvider value={session}>
      <MayOpenProvider value={access.can}>
        <UserStoragesProvider value={storages}>
          <WayUpProvider value={wayUp}>
            <Menus session={session} bare={bare} settled={settled}>
              {screen}
            </Menus>
            <RouteProgress />
            {settled && <ToastRegion />}
            <QuestionRegion />
          </WayUpProvider>
        </UserStoragesProvider>
      </MayOpenProvider>
    </SessionProvider>
  )
}

/** Redirects again if the address changes before the redirect is done. */
function Redirect(props: { to: string; text: string | undefined }) {
  const href = useLocation({ select: (location) => location.href })
  return <RedirectTo key={href} {...props} status="info" />
}

/** Made once for a profile: every row action and link of a screen is drawn again when it changes. */
function sessionOf(user: CurrentUser, router: AnyRouter): Session {
  // Orval types a recursive schema's input as unknown; the validator has checked it anyway.
  const routes = user.availableRoutes as UiRoute[]
  return {
    user,
    access: createAccess(screensOf(router), routes, { unbuilt: import.meta.env.DEV }),
  }
}

/** The screens behind the sign-in, from the static data of their routes. */
export function screensOf(router: AnyRouter): Screen[] {
  return Object.values(router.routesById).flatMap(({ to, options }) => {
    const { title, public: isPublic, ...rest } = options.staticData ?? {}
    const { open, unlockedBy, letter, action } = rest
    return title && !isPublic
      ? [{ path: to as string, title, open, unlockedBy, letter, action }]
      : []
  })
}

/** Headings and the document's title are rendered outside of the session's context. */
function useCustomTitles(access: Access) {
  useLayoutEffect(() => {
    const titles = access.screens.flatMap(({ path, title }) =>
      typeof title === 'string' ? [[path.replace(/(?!^)\/$/, ''), title] as const] : [],
    )
    setCustomTitles(new Map(titles))
    return () => setCustomTitles(new Map())
  }, [access])
}

/** The nearest parent screen that the user may open. */
function useWayUpFrom(access: Access, pathname: string) {
  const titleOf = useMenuTitle()
  const { parents } = trailOf(access, pathname)
  const above = parents.findLast(({ path, open }) => open && access.screenAt(path))
  return above ? { to: above.path, title: titleOf(above) } : null
}

type MenusProps = {
  session: Session
  /** Hides the menus. The screen keeps its place in the tree, so that it loses no state when they return. */
  bare: boolean
  settled: boolean
  children: ReactNode
}

/** The top bar, the side menu and everything else around a screen. */
function Menus({ session: { user, access }, bare, settled, children }: MenusProps) {
  const { previewed, point, turn, stay } = usePreview()
  return (
    <Flex direction="column" flex="1" onMouseLeave={() => point(undefined)}>
      {!bare && (
        <>
          <a href={`#${contentId}`} className="skip-nav">
            <FormattedMessage {...messages.skip} />
          </a>
          <TopBar user={user} access={access} settled={settled} onPoint={point} onFocus={turn} />
        </>
      )}
      <Flex flex="1" align="stretch" position="relative">
        {!bare && <SideMenu access={access} previewed={previewed} onPoint={stay} />}
        <Box
          as="main"
          id={contentId}
          // The target of the link that skips the menus.
          tabIndex={-1}
          outline="none"
          flex="1"
          minW="0"
          onFocus={() => turn(undefined)}
          onMouseEnter={() => point(undefined)}
        >
          <div className={bare ? undefined : aroundScreen}>
            <div className={bare ? undefined : column}>
              {!bare && <Breadcrumbs access={access} />}
              {children}
            </div>
          </div>
        </Box>
      </Flex>
      {!bare && <Shortcuts access={access} />}
    </Flex>
  )
}

/** The place of the screen. */
const contentId = 'content'

const aroundScreen = css({
  px: { base: '4', md: '6', lg: '8' },
  py: { base: '4', md: '5' },
  _print: { p: '0' },
})

const column = css({ maxW: 'data', mx: 'auto' })

const messages = defineMessages({
  skip: { defaultMessage: 'Skip to content', description: 'Link for keyboard users' },
})

/**
 * Preloads parts that must be available if the network fails or a newer version has replaced this one: the password
 * dialog, so that no form is lost when the session expires, what a save needs, and what asks before a sign-out deletes work.
 */
function loadAhead() {
  for (const load of partsAhead) {
    const again = () => void load().catch(() => {})
    load().catch(() => addEventListener('online', again, { once: true }))
  }
}

const partsAhead: readonly (() => Promise<unknown>)[] = [
  () => import('./renewal-dialog.tsx'),
  () => import('./sign-out-page.tsx'),
  () => import('~/api/invalidation.ts'),
]
