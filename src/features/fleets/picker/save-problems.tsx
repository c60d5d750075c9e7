import { FormattedMessage, type MessageDescriptor } from 'react-intl'
import type { ApiError } from '~/api/errors.ts'
import { Banner } from '~/ui/feedback/banner.tsx'
import { FailureText } from '~/ui/feedback/failure-text.tsx'
import { Notice } from '~/ui/feedback/notice.tsx'
import { someFailed } from './messages.ts'

type SaveProblemsProps = {
  /** Why nothing was saved, or why that is unknown. */
  error: ApiError | null
  title: MessageDescriptor
  hint?: MessageDescriptor | false
  /** The server's messages about devices that failed although the fleet was saved. */
  errors: readonly string[]
  onDismiss: () => void
}

/** One list, even of sentences. */
const joined = (errors: readonly string[]) =>
  [...errors.slice(0, -1).map((error) => error.replace(/\.$/, '')), ...errors.slice(-1)].join(', ')

/** Why a fleet, or some of its devices, could not be saved. */
export function SaveProblems({ error, title, hint, errors, onDismiss }: SaveProblemsProps) {
  return (
    <>
      {error && (
        <Notice status="error" role="alert" title={title}>
          <FailureText error={error} />
          {error.fieldErrors.map(({ field, message }) => (
            <p key={field}>{message}</p>
          ))}
          {hint && (
            <p>
              <FormattedMessage {...hint} />
            </p>
          )}
        </Notice>
      )}
      {errors.length > 0 && (
        <Banner
          status="error"
          role="alert"
          title={<FormattedMessage {...someFailed} values={{ errors: joined(errors) }} />}
          onDismiss={onDismiss}
        />
      )}
    </>
  )
}
