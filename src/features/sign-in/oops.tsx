'use no memo' // The first screen loads it: the compiler's code would cost more than it saves.
import type { Failure } from '~/lib/failure.ts'
import { Notice } from '~/ui/feedback/notice.tsx'
import { useErrorText } from '~/ui/feedback/use-error-text.ts'
import { messages } from './messages.ts'

/** Why signing in or a recovery step failed. */
export function Oops({ error, text }: { error: Failure; text?: string | undefined }) {
  const textOf = useErrorText()
  return (
    <Notice status="error" role="alert" title={messages.oops}>
      {text ?? textOf(error)}
    </Notice>
  )
}
