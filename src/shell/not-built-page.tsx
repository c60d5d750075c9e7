import { useLocation } from '@tanstack/react-router'
import { Hammer } from 'lucide-react'
import { defineMessages, FormattedMessage } from 'react-intl'
import { useSession } from '~/session/session-context.ts'
import { EmptyState } from '~/ui/feedback/empty-state.tsx'
import { useMenuTitle } from './menu-titles.ts'

/** In development only: shown at an address that the server lists but that has no page yet. */
export function NotBuiltPage() {
  const titleOf = useMenuTitle()
  const { pathname } = useLocation()
  const screen = useSession().access.screenAt(pathname)
  return (
    <EmptyState as="h1" icon={Hammer} title={screen && titleOf(screen)}>
      <FormattedMessage {...messages.explanation} />
    </EmptyState>
  )
}

const messages = defineMessages({
  explanation: {
    defaultMessage: 'This page is not built yet.',
    description: 'Shown to developers in place of a screen that does not exist yet',
  },
})
