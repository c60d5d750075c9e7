import { useRouter, useRouterState } from '@tanstack/react-router'
import { useEffect } from 'react'
import { defineMessage, useIntl } from 'react-intl'
import type { Access, Verdict } from '~/session/access.ts'
import { setGuard } from '~/session/guard.ts'
import { hasShape } from '~/session/path-shape.ts'
import { flash } from '~/ui/feedback/flash.ts'
import { isBare, withBare } from './bare.ts'

/** Keeps the router from loading screens that the user may not open, and explains the redirect. */
export function useGuard(access: Access) {
  const router = useRouter()
  const refusal = useRefusalText()
  const bare = useRouterState({ select: ({ location }) => isBare(location.search) })
  useEffect(
    () =>
      setGuard((path, preload) => {
        const verdict = access.judge(path)
        if (!('redirect' in verdict)) return undefined
        const text = refusal(verdict, path)
        if (text !== undefined && !preload) {
          const shown = router.state.matches.at(-1)?.pathname ?? ''
          // A flash message would wait until this screen is left.
          if (hasShape(verdict.redirect, shown)) void tell(text)
          else flash('info', text)
        }
        return withBare(verdict.redirect, bare)
      }),
    [access, router, refusal, bare],
  )
}

const tell = (text: string) =>
  import('~/ui/toast/toasts.ts').then(
    ({ toast }) => toast('info', text),
    () => {},
  )

/** Explains a redirect; undefined for an address that is only an alias. */
export function useRefusalText() {
  const intl = useIntl()
  return (verdict: Verdict, path: string) => {
    if (!('redirect' in verdict) || !verdict.refused) return undefined
    // Isolated: in right-to-left text, the slashes would swap the parts of the address.
    return intl.formatMessage(messages[verdict.refused], { address: `\u2066${path}\u2069` })
  }
}

const messages = {
  unknown: defineMessage<{ address: string }>({
    defaultMessage: 'There is no page at {address}.',
    description: 'Shown after an unknown address has led to another page',
  }),
  forbidden: defineMessage<{ address: string }>({
    defaultMessage: 'Your account cannot open {address}. Ask your administrator for access.',
    description: 'Shown after an address that the user may not open has led to another screen',
  }),
}
