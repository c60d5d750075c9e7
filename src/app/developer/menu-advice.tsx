import { useQueryClient } from '@tanstack/react-query'
import type { AnyRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import type { CurrentUserResult } from '~/api/generated/model/index.ts'
import { englishText } from '~/lib/english-text.ts'
import { createAccess } from '~/session/access.ts'
import { screensOf } from '~/shell/signed-in-frame.tsx'
import { css } from '~/styled-system/css'
import { Stack, styled } from '~/styled-system/jsx'
import { Button } from '~/ui/button/button.tsx'

type Missing = { path: string; title: string; username: string }

/** Says what to add where, if somebody opens a screen of the console that the server's menu does not have for them. */
export function MenuAdvice({ router }: { router: AnyRouter }) {
  const queryClient = useQueryClient()
  const [missing, setMissing] = useState<Missing>()
  useEffect(
    () =>
      router.subscribe('onBeforeLoad', ({ toLocation: { pathname } }) => {
        const profile = queryClient.getQueryData<CurrentUserResult>(['getMe'])
        if (profile) setMissing((before) => missingOf(router, profile, pathname) ?? before)
      }),
    [router, queryClient],
  )
  // The first screen is opened before the profile is there.
  useEffect(() => {
    const first = window.location.pathname
    return queryClient.getQueryCache().subscribe(({ type, query }) => {
      if (type !== 'updated' || query.queryKey[0] !== 'getMe') return
      const profile = query.state.data as CurrentUserResult | undefined
      if (profile) setMissing((before) => missingOf(router, profile, first) ?? before)
    })
  }, [router, queryClient])
  if (!missing) return null
  const { path, title, username } = missing
  return (
    <Stack
      role="status"
      position="fixed"
      zIndex="overlay"
      top="3"
      insetInline="3"
      mx="auto"
      maxW="form"
      bg="bg.panel"
      borderWidth="1px"
      shadow="lg"
      rounded="l3"
      p="4"
      gap="2"
      textStyle="sm"
    >
      <p>
        <strong>{path}</strong> has a page, but the server does not list it for {username}. Add it
        to the routes of that user in <code>openapi/examples/me.yaml</code> and to all routes in{' '}
        <code>openapi/examples/system.yaml</code>:
      </p>
      <pre className={entry}>{entryOf(path, title)}</pre>
      <p>
        Or name in its route file what unlocks it: <code>staticData.unlockedBy</code> the path of
        another screen, or <code>staticData.open</code> for everyone.
      </p>
      <styled.div display="flex" gap="2">
        <Button size="xs" onClick={() => void navigator.clipboard.writeText(entryOf(path, title))}>
          Copy the entry
        </Button>
        <Button size="xs" variant="outline" onClick={() => setMissing(undefined)}>
          Close
        </Button>
      </styled.div>
    </Stack>
  )
}

const entry = css({ fontSize: 'xs', whiteSpace: 'pre-wrap' })

const entryOf = (path: string, title: string) => `- id: 199
  path: ${path}
  title: ${title}
  icon: null
  showOnMenu: ${!path.includes(':')}
  children: []`

function missingOf(
  router: AnyRouter,
  { user }: CurrentUserResult,
  pathname: string,
): Missing | undefined {
  const access = createAccess(
    screensOf(router),
    user.availableRoutes as Parameters<typeof createAccess>[1],
  )
  const screen = access.screenAt(pathname)
  if (!screen || access.can(pathname)) return undefined
  const title = typeof screen.title === 'string' ? screen.title : (englishText(screen.title) ?? '')
  // As the server writes parameters.
  return {
    path: screen.path.replaceAll('$', ':').replace(/(.)\/$/, '$1'),
    title,
    username: user.username,
  }
}
