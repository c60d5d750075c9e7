import { Link as StyledLink } from '@chakra-ui/react'
import { Link } from '@tanstack/react-router'
import { Lock, SearchX } from 'lucide-react'
import { defineMessages, FormattedMessage } from 'react-intl'
import { EmptyState } from '~/components/feedback/empty-state.tsx'

type DeadEndPageProps = {
  /** 403 or 404: what trying again does not change. */
  status: number | undefined
  /** The server's own explanation. */
  said?: string | undefined
}

/** Shown when the server refuses what a screen needs, or does not have it: says so, and leads back to the start. */
export function DeadEndPage({ status, said }: DeadEndPageProps) {
  const forbidden = status === 403
  return (
    <EmptyState
      as="h1"
      icon={forbidden ? Lock : SearchX}
      title={<FormattedMessage {...(forbidden ? messages.forbidden : messages.notFound)} />}
      action={
        <StyledLink asChild variant="underline" colorPalette="teal">
          <Link to="/">
            <FormattedMessage {...messages.back} />
          </Link>
        </StyledLink>
      }
    >
      {said ?? <FormattedMessage {...(forbidden ? messages.ask : messages.missing)} />}
    </EmptyState>
  )
}

const messages = defineMessages({
  notFound: { defaultMessage: 'Page not found', description: 'Name of the page-not-found screen' },
  forbidden: {
    defaultMessage: 'You cannot open this page',
    description: 'Heading of the forbidden page',
  },
  ask: {
    defaultMessage: 'Your account does not have access. Ask your administrator for it.',
    description: 'Forbidden page, when the server gave no reason',
  },
  missing: {
    defaultMessage: 'There is nothing at this address. It may have been removed.',
    description: 'Below the heading “Page not found”, where the record of a screen is missing',
  },
  back: {
    defaultMessage: 'Back to the start',
    description: 'Link on a page that has nothing to show',
  },
})
