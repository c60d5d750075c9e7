import type { ReactNode } from 'react'
import { Notice } from '~/components/feedback/notice.tsx'
import { useErrorText } from '~/components/feedback/use-error-text.ts'
import type { Failure } from '~/lib/failure.ts'

/** Why a form was not saved, for its `failure`: the title says what failed, the server why. Nothing without an error. */
export function SaveFailure({ error, title }: { error: Failure | null; title: ReactNode }) {
  const textOf = useErrorText()
  return (
    error && (
      <Notice status="error" role="alert" title={title}>
        {textOf(error)}
      </Notice>
    )
  )
}
