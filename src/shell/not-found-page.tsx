import { Link as StyledLink } from '@chakra-ui/react'
import { Link } from '@tanstack/react-router'
import { SearchX } from 'lucide-react'
import { defineMessages, FormattedMessage } from 'react-intl'
import { EmptyState } from '~/components/feedback/empty-state.tsx'
import { titles } from './titles.ts'

/** Shown for an address that names no screen. */
export function NotFoundPage() {
  return (
    <EmptyState
      as="h1"
      icon={SearchX}
      title={<FormattedMessage {...titles.notFound} />}
      action={
        <StyledLink asChild variant="underline" colorPalette="teal">
          <Link to="/">
            <FormattedMessage {...messages.back} />
          </Link>
        </StyledLink>
      }
    >
      <FormattedMessage {...messages.explanation} />
    </EmptyState>
  )
}

const messages = defineMessages({
  explanation: {
    defaultMessage: 'There is no screen at this address.',
    description: 'Page-not-found explanation',
  },
  back: { defaultMessage: 'Back to the start', description: 'Link on the page-not-found screen' },
})
