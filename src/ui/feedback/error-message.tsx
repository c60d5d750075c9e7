'use no memo' // The first screen loads it: the compiler's code would cost more than it saves.
import type { ReactNode } from 'react'
import { defineMessage, FormattedMessage, type MessageValue } from 'react-intl'
import { words } from '~/i18n/words.ts'
import { policyOf, type Failure } from '~/lib/failure.ts'
import { usePageTitle } from '~/ui/page/use-page-title.ts'
import { renderText, type TextProp } from '~/ui/text/render-text.tsx'
import { FailureText } from './failure-text.tsx'
import { Notice } from './notice.tsx'
import { RetryButton } from './retry-button.tsx'
import { askForAccess } from './use-error-text.ts'
import { WayUpLink } from './way-up-link.tsx'

type ErrorMessageProps = {
  error: Failure
  /** Replaces "This could not be loaded". */
  title?: TextProp
  /** What failed to load, such as the heading of a section; the screen by default. */
  subject?: TextProp
  /** Retries the call. Shown only if a retry can help. */
  onRetry?: (() => void) | undefined
  /** Not retried by itself once the browser is back online. */
  byHand?: boolean
  /** In the corner, after everything else. */
  corner?: ReactNode
}

/** Explains why something failed to load, and offers the next step: retry, ask for access, or go to the list. */
export function ErrorMessage({ error, onRetry, byHand, ...props }: ErrorMessageProps) {
  const { retry, page } = policyOf(error)
  const screen = usePageTitle()
  const subject = props.subject ?? screen
  const title =
    page && subject ? (
      <FormattedMessage {...refusals[page]} values={{ subject: <>{renderText(subject)}</> }} />
    ) : (
      <FormattedMessage {...failedLoad} />
    )
  return (
    <Notice
      status="error"
      role="alert"
      title={props.title ?? title}
      corner={props.corner}
      action={
        page ? (
          <WayUpLink />
        ) : (
          onRetry &&
          retry && (
            <RetryButton onClick={onRetry} byHand={byHand}>
              <FormattedMessage {...words.tryAgain} />
            </RetryButton>
          )
        )
      }
    >
      <FailureText error={error} />
      {page === 'forbidden' && error.serverText !== undefined && (
        <p>
          <FormattedMessage {...askForAccess} />
        </p>
      )}
    </Notice>
  )
}

export const failedLoad = defineMessage({
  defaultMessage: 'This could not be loaded',
  description: 'Heading of a failed load',
})

const refusals = {
  missing: defineMessage<{ subject: MessageValue }>({
    defaultMessage: 'Not found: {subject}',
    description: 'Heading if what a screen or a section shows does not exist',
  }),
  forbidden: defineMessage<{ subject: MessageValue }>({
    defaultMessage: 'No access: {subject}',
    description: 'Heading where the user may not see what a screen or a section shows',
  }),
}
