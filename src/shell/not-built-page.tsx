import { EmptyState } from '@chakra-ui/react'
import { useLocation } from '@tanstack/react-router'
import { Hammer } from 'lucide-react'
import { defineMessages, FormattedMessage } from 'react-intl'
import { hasShape } from '~/session/path-shape.ts'
import { plannedScreens } from './planned-screens.ts'
import { useMenuTitle } from './menu-titles.ts'

/** In development only: stands where a screen is still to be built. */
export function NotBuiltPage() {
  const titleOf = useMenuTitle()
  const { pathname } = useLocation()
  const screen = plannedScreens.find(({ path }) => hasShape(path, pathname))
  return (
    <EmptyState.Root>
      <EmptyState.Content>
        <EmptyState.Indicator>
          <Hammer aria-hidden />
        </EmptyState.Indicator>
        <EmptyState.Title as="h1">{screen && titleOf(screen)}</EmptyState.Title>
        <EmptyState.Description>
          <FormattedMessage {...messages.explanation} />
        </EmptyState.Description>
      </EmptyState.Content>
    </EmptyState.Root>
  )
}

const messages = defineMessages({
  explanation: {
    defaultMessage: 'This screen is not built yet.',
    description: 'Shown to developers in place of a screen that does not exist yet',
  },
})
