import { FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl'
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

/** Why a fleet, or some of its devices, could not be saved. */
export function SaveProblems({ error, title, hint, errors, onDismiss }: SaveProblemsProps) {
  const intl = useIntl()
  // One list, even of sentences.
  const parts = errors.map((each, index) =>
    index < errors.length - 1 ? each.replace(/\.$/, '') : each,
  )
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
          title={
            <FormattedMessage
              {...someFailed}
              values={{ errors: intl.formatList(parts, { type: 'unit' }) }}
            />
          }
          onDismiss={onDismiss}
        />
      )}
    </>
  )
}
