import type { ReactNode } from 'react'
import { useFormState, useWatch, type Control } from 'react-hook-form'
import { type MessageDescriptor } from 'react-intl'
import { Banner } from '~/ui/feedback/banner.tsx'
import { FailureText } from '~/ui/feedback/failure-text.tsx'
import { Notice } from '~/ui/feedback/notice.tsx'
import { LostAnswer, MaybeSaved } from '~/kit/form/add-failure.tsx'
import { SaveFailure } from '~/kit/form/save-failure.tsx'
import type { EarlierSend } from '~/kit/form/use-add.ts'
import type { DocumentRequest } from '~/api/generated/model/documentRequest.zod.ts'
import type { Failure } from '~/lib/failure.ts'
import { mayBeDone } from '~/lib/outcome.ts'
import { messages } from './messages.ts'

type Call = { error: Failure | null; reset: () => void }

type DocumentFailureProps = {
  control: Control<DocumentRequest>
  /** Why the document could not be read again before it is saved. */
  reading: Failure | null
  saving: Call
  remove: Call
  earlier: EarlierSend
}

/** Missing fields, and why a document was not saved or deleted. */
export function DocumentFailure({
  control,
  reading,
  saving,
  remove,
  earlier,
}: DocumentFailureProps) {
  const { isSubmitted } = useFormState({ control })
  const needed = useWatch({ control, name: ['topic', 'slug', 'locale'] })
  return (
    <>
      {isSubmitted && needed.includes('') && (
        <Notice status="error" role="alert" title={messages.required} />
      )}
      <SaveFailure error={reading} title={messages.notSaved} />
      <CallFailure call={saving} title={messages.notSaved}>
        <MaybeSaved earlier={earlier} maybeSaved={messages.maybeSaved} />
      </CallFailure>
      {!saving.error && <LostAnswer earlier={earlier} maybeSaved={messages.maybeSaved} />}
      <CallFailure
        call={remove}
        title={remove.error ? deleteFailed(remove.error) : messages.notDeleted}
      />
    </>
  )
}

/** What is said of a failed deletion. */
export const deleteFailed = (error: Failure) =>
  mayBeDone(error) ? messages.maybeDeleted : messages.notDeleted

type CallFailureProps = {
  call: Call
  title: MessageDescriptor
  children?: ReactNode
}

function CallFailure({ call: { error, reset }, title, children }: CallFailureProps) {
  return (
    error && (
      <Banner status="error" role="alert" title={title} onDismiss={reset}>
        {!error.fieldErrors?.length && <FailureText error={error} />}
        {children}
      </Banner>
    )
  )
}
