import { FormattedMessage } from 'react-intl'
import { words } from '~/i18n/words.ts'
import { policyOf, type Failure } from '~/lib/failure.ts'
import { Notice } from '~/ui/feedback/notice.tsx'
import { RetryButton } from '~/ui/feedback/retry-button.tsx'
import { useErrorText } from '~/ui/feedback/use-error-text.ts'
import { loadingFailed } from './messages.ts'

type LoadingFailedProps = { error: Failure; onRetry: () => void }

/** Why the shipping service's data is missing, with a retry if that can help. */
export function LoadingFailed({ error, onRetry }: LoadingFailedProps) {
  const textOf = useErrorText()
  return (
    <Notice
      status="error"
      role="alert"
      title={<FormattedMessage {...loadingFailed} values={{ message: textOf(error) }} />}
      action={
        policyOf(error).retry && (
          <RetryButton onClick={onRetry}>
            <FormattedMessage {...words.tryAgain} />
          </RetryButton>
        )
      }
    />
  )
}
