import { EmptyState, Link as StyledLink } from '@chakra-ui/react'
import { Link } from '@tanstack/react-router'
import { SearchX } from 'lucide-react'
import { defineMessages, FormattedMessage } from 'react-intl'
import { titles } from './titles.ts'

/** Shown for an address that names no screen. */
export function NotFoundPage() {
  return (
    <EmptyState.Root>
      <EmptyState.Content>
        <EmptyState.Indicator>
          <SearchX aria-hidden />
        </EmptyState.Indicator>
        <EmptyState.Title as="h1">
          <FormattedMessage {...titles.notFound} />
        </EmptyState.Title>
        <EmptyState.Description>
          <FormattedMessage {...messages.explanation} />
        </EmptyState.Description>
        <StyledLink asChild variant="underline" colorPalette="teal">
          <Link to="/">
            <FormattedMessage {...messages.back} />
          </Link>
        </StyledLink>
      </EmptyState.Content>
    </EmptyState.Root>
  )
}

const messages = defineMessages({
  explanation: {
    defaultMessage: 'There is no screen at this address.',
    description: 'Page-not-found explanation',
  },
  back: { defaultMessage: 'Back to the start', description: 'Link on the page-not-found screen' },
})
