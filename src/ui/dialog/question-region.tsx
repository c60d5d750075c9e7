import { useMatches } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { LoadFailure } from '~/ui/feedback/load-failure.tsx'
import { lazyPart } from '~/ui/lazy/lazy-part.tsx'
import { closeQuestion, useQuestion } from './ask.ts'

const ConfirmDialog = lazyPart(
  async () => (await import('./confirm-dialog.tsx')).ConfirmDialog,
  LoadFailure,
)

/** Shows the question of `ask` until its screen is left; once confirmed, until the action has ended. */
export function QuestionRegion() {
  const question = useQuestion()
  const pathname = useMatches({ select: (matches) => matches.at(-1)?.pathname })
  const isRunning = useRef(false)
  useEffect(
    () => () => {
      if (!isRunning.current) closeQuestion()
    },
    [pathname],
  )
  useEffect(() => () => closeQuestion(), [])
  return (
    question && (
      <ConfirmDialog
        key={question.id}
        title={question.title}
        confirmLabel={question.confirmLabel}
        destructive={question.destructive ?? false}
        onConfirm={async () => {
          isRunning.current = true
          try {
            await question.onConfirm()
          } finally {
            isRunning.current = false
          }
        }}
        onClose={() => closeQuestion(question.id)}
      >
        {question.text}
      </ConfirmDialog>
    )
  )
}
