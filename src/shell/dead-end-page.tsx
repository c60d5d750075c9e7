import { Lock, SearchX } from 'lucide-react'
import { defineMessages, FormattedMessage } from 'react-intl'
import { css } from '~/styled-system/css'
import { EmptyState } from '~/ui/feedback/empty-state.tsx'
import { askForAccess } from '~/ui/feedback/use-error-text.ts'
import { WayUpLink } from '~/ui/feedback/way-up-link.tsx'
import { StyledLink } from '~/ui/link/styled-link.tsx'
import { useWayUp } from '~/ui/link/way-up.ts'

type DeadEndPageProps = {
  /** A failure that a retry cannot fix. */
  reason: 'forbidden' | 'missing'
  /** The server's own explanation. */
  serverText?: string | undefined
}

/** Shown if the server refuses or does not have what a screen needs. Links to the list or the start. */
export function DeadEndPage({ reason, serverText }: DeadEndPageProps) {
  const forbidden = reason === 'forbidden'
  const wayUp = useWayUp()
  return (
    <EmptyState
      as="h1"
      icon={forbidden ? Lock : SearchX}
      title={forbidden ? messages.forbidden : messages.notFound}
      action={
        wayUp ? (
          <WayUpLink />
        ) : (
          <StyledLink to="/" variant="underline" className={css({ colorPalette: 'teal' })}>
            <FormattedMessage {...messages.back} />
          </StyledLink>
        )
      }
    >
      {serverText ?? <FormattedMessage {...(forbidden ? askForAccess : messages.missing)} />}
    </EmptyState>
  )
}

const messages = defineMessages({
  notFound: { defaultMessage: 'Page not found', description: 'Name of the page-not-found screen' },
  forbidden: {
    defaultMessage: 'You cannot open this page',
    description: 'Heading of the forbidden page',
  },
  missing: {
    defaultMessage: 'Nothing was found at this address. The record may have been removed.',
    description: 'Below the heading “Page not found”, where the record of a page is missing',
  },
  back: {
    defaultMessage: 'Go to the start page',
    description: 'Link on a page that has nothing to show',
  },
})
