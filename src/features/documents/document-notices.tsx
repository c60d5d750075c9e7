import { useFormState, useWatch, type Control } from 'react-hook-form'
import type { DocumentRequest } from '~/api/generated/model/documentRequest.zod.ts'
import type { Failure } from '~/lib/failure.ts'
import { mayBeDone } from '~/lib/outcome.ts'
import { Banner } from '~/ui/feedback/banner.tsx'
import { FailureText } from '~/ui/feedback/failure-text.tsx'
import { Notice } from '~/ui/feedback/notice.tsx'
import { messages } from './messages.ts'

type DocumentNoticesProps = {
  control: Control<DocumentRequest>
  remove: { error: Failure | null; reset: () => void }
  /** Whether the document that a new one translates was deleted. */
  isOriginalGone: boolean
}

/** Missing fields, and why a document was not deleted. */
export function DocumentNotices({ control, remove, isOriginalGone }: DocumentNoticesProps) {
  const { error, reset } = remove
  const { isSubmitted } = useFormState({ control })
  const needed = useWatch({ control, name: ['topic', 'slug', 'locale'] })
  return (
    <>
      {isOriginalGone && <Notice status="info" title={messages.originalGone} />}
      {isSubmitted && needed.includes('') && (
        <Notice status="error" role="alert" title={messages.required} />
      )}
      {error && (
        <Banner status="error" role="alert" title={deleteFailed(error)} onDismiss={reset}>
          {!error.fieldErrors?.length && <FailureText error={error} />}
        </Banner>
      )}
    </>
  )
}

/** What is said of a failed deletion. */
export const deleteFailed = (error: Failure) =>
  mayBeDone(error) ? messages.maybeDeleted : messages.notDeleted
