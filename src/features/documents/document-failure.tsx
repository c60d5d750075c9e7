import { useFormState, useWatch, type Control } from 'react-hook-form'
import { FormattedMessage, type MessageDescriptor } from 'react-intl'
import { Banner } from '~/components/feedback/banner.tsx'
import { FailureText } from '~/components/feedback/failure-text.tsx'
import { Notice } from '~/components/feedback/notice.tsx'
import { SaveFailure } from '~/components/form/save-failure.tsx'
import type { DocumentRequest } from '~/api/generated/model/documentRequest.zod.ts'
import type { Failure } from '~/lib/failure.ts'
import { messages } from './messages.ts'

type Call = { error: Failure | null; reset: () => void }

type DocumentFailureProps = {
  control: Control<DocumentRequest>
  /** Why the document could not be read again before it is saved. */
  reading: Failure | null
  saving: Call
  remove: Call
}

/** Missing fields, and why a document was not saved or deleted. */
export function DocumentFailure({ control, reading, saving, remove }: DocumentFailureProps) {
  const { isSubmitted } = useFormState({ control })
  const needed = useWatch({ control, name: ['topic', 'slug', 'locale'] })
  return (
    <>
      {isSubmitted && needed.includes('') && (
        <Notice status="error" role="alert" title={<FormattedMessage {...messages.required} />} />
      )}
      <SaveFailure error={reading} title={<FormattedMessage {...messages.notSaved} />} />
      <CallFailure call={saving} title={messages.notSaved} />
      <CallFailure call={remove} title={messages.notDeleted} />
    </>
  )
}

function CallFailure({ call: { error, reset }, title }: { call: Call; title: MessageDescriptor }) {
  return (
    error && (
      <Banner status="error" role="alert" title={<FormattedMessage {...title} />} onDismiss={reset}>
        {!error.fieldErrors?.length && <FailureText error={error} />}
      </Banner>
    )
  )
}
