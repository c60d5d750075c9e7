import { EmptyState, Link as StyledLink } from '@chakra-ui/react'
import { Link } from '@tanstack/react-router'
import { Lock, SearchX } from 'lucide-react'
import { defineMessages, FormattedMessage } from 'react-intl'
import { titles } from './titles.ts'

type DeadEndPageProps = {
  /** 403 or 404: what trying again does not change. */
  status: number
  /** The server's own explanation. */
  said?: string | undefined
}

/** Shown when the server refuses what a screen needs, or does not have it: says so, and leads back to the start. */
export function DeadEndPage({ status, said }: DeadEndPageProps) {
  const forbidden = status === 403
  const Icon = forbidden ? Lock : SearchX
  return (
    <EmptyState.Root>
      <EmptyState.Content>
        <EmptyState.Indicator>
          <Icon aria-hidden />
        </EmptyState.Indicator>
        <EmptyState.Title as="h1">
          <FormattedMessage {...(forbidden ? messages.forbidden : titles.notFound)} />
        </EmptyState.Title>
        <EmptyState.Description>
          {said ?? <FormattedMessage {...(forbidden ? messages.ask : messages.missing)} />}
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
  forbidden: {
    defaultMessage: 'You may not open this',
    description: 'Heading of the forbidden page',
  },
  ask: {
    defaultMessage: 'Your account has no access to it. Whoever manages your account can give it.',
    description: 'Forbidden page, when the server gave no reason',
  },
  missing: {
    defaultMessage: 'There is no screen at this address.',
    description: 'Page-not-found explanation',
  },
  back: {
    defaultMessage: 'Back to the start',
    description: 'Link on a page that has nothing to show',
  },
})
