import { useEffect } from 'react'
import { lazyPart } from '~/ui/lazy/lazy-part.tsx'
import { LoadFailure } from '~/ui/feedback/load-failure.tsx'
import { closeQuestion, useQuestion } from './ask.ts'

const ConfirmDialog = lazyPart(
  async () => (await import('./confirm-dialog.tsx')).ConfirmDialog,
  LoadFailure,
)

/** Shows the question of `ask`. Unmounts with the screens behind the sign-in. */
export function QuestionRegion() {
  const question = useQuestion()
  useEffect(() => () => closeQuestion(), [])
  return (
    question && (
      <ConfirmDialog
        key={question.id}
        title={question.title}
        confirmLabel={question.confirmLabel}
        destructive={question.destructive ?? false}
        onConfirm={question.onConfirm}
        onClose={() => closeQuestion(question.id)}
      >
        {question.text}
      </ConfirmDialog>
    )
  )
}
