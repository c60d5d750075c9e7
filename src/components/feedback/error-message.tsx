import { Button } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { defineMessages, FormattedMessage } from 'react-intl'
import { policyOf, type Failure } from '~/lib/failure.ts'
import { FailureText } from './failure-text.tsx'
import { Notice } from './notice.tsx'

type ErrorMessageProps = {
  error: Failure
  /** In place of "This could not be loaded". */
  title?: ReactNode
  /** Repeats what failed. It is offered where that can help. */
  onRetry?: (() => void) | undefined
}

/** Says why something could not be loaded, and offers to try again. */
export function ErrorMessage({ error, title, onRetry }: ErrorMessageProps) {
  return (
    <Notice
      status="error"
      role="alert"
      title={title ?? <FormattedMessage {...messages.title} />}
      action={
        onRetry &&
        policyOf(error).retry && (
          <Button size="sm" variant="outline" colorPalette="gray" onClick={onRetry}>
            <FormattedMessage {...messages.retry} />
          </Button>
        )
      }
    >
      <FailureText error={error} />
    </Notice>
  )
}

const messages = defineMessages({
  title: { defaultMessage: 'This could not be loaded', description: 'Heading of a failed load' },
  retry: { defaultMessage: 'Retry', description: 'Button that repeats a failed load' },
})
