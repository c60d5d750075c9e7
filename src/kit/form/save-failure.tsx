import type { ReactNode } from 'react'
import { FailureText } from '~/ui/feedback/failure-text.tsx'
import { Notice } from '~/ui/feedback/notice.tsx'
import type { Failure } from '~/lib/failure.ts'
import type { TextProp } from '~/ui/text/render-text.tsx'

type SaveFailureProps = {
  error: Failure | null
  title: TextProp
  /** Below the reason. */
  children?: ReactNode
}

/**
 * Why a form was not saved, for its `failure`: the title says what failed, the text why, unless the server's errors are
 * shown beside their fields. Draws nothing without an error.
 */
export function SaveFailure({ error, title, children }: SaveFailureProps) {
  return (
    error && (
      <Notice status="error" role="alert" title={title}>
        {!error.fieldErrors?.length && <FailureText error={error} />}
        {children}
      </Notice>
    )
  )
}
