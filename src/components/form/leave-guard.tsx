import { useBlocker, useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useFormContext, useFormState } from 'react-hook-form'
import { defineMessage, FormattedMessage, type MessageValue } from 'react-intl'
import { ConfirmDialog } from '~/components/dialog/confirm-dialog.tsx'
import { words } from '~/i18n/words.ts'
import { mayAskToStay } from '~/lib/leaving.ts'

/**
 * Asks before the form is left with unsaved changes: by a link, by Back, or by closing the tab; also while it is being
 * saved, since that may fail. Leaving discards the changes and their draft. The screen itself navigates away in the form's
 * `onSaved`.
 *
 * @param props.losing Names what would be lost: `Order 1042`, or `the new user`.
 * @param props.isNew Whether the record does not exist yet, so that all of it would be lost.
 */
export function LeaveGuard({ losing, isNew = false }: { losing: string; isNew?: boolean }) {
  const form = useFormContext()
  const router = useRouter()
  const { isDirty, defaultValues } = useFormState({ control: form.control })
  // A screen leaves right after a save, before it is drawn again.
  const dirtyNow = useRef(isDirty)
  useEffect(
    () =>
      form.subscribe({
        formState: { isDirty: true },
        callback: (state) => {
          dirtyNow.current = state.isDirty ?? false
        },
      }),
    [form],
  )
  const left = useRef(false)
  const mayLose = () => dirtyNow.current && !left.current
  const blocker = useBlocker({
    withResolver: true,
    shouldBlockFn: ({ current, next }) => current.pathname !== next.pathname && mayLose(),
    enableBeforeUnload: () => mayAskToStay() && mayLose(),
  })
  const { reset } = blocker
  useEffect(() => {
    // It was saved while the question was open.
    if (!isDirty) reset?.()
  }, [isDirty, reset])
  const discard = useEffectEvent(() => form.reset(defaultValues))
  useEffect(() => {
    const stop = router.subscribe('onResolved', ({ pathChanged }) => {
      // The way out may have led back here.
      if (!pathChanged) left.current = false
    })
    return () => {
      stop()
      // Not before: an empty form may redirect, as a wizard does to its first step, in place of where it was left for.
      if (left.current) discard()
    }
  }, [router])
  if (blocker.status !== 'blocked') return null
  return (
    <ConfirmDialog
      title={
        isNew ? (
          <FormattedMessage {...discardNew} values={{ losing }} />
        ) : (
          <FormattedMessage {...title} />
        )
      }
      confirmLabel={<FormattedMessage {...(isNew ? words.discard : leave)} />}
      cancelLabel={<FormattedMessage {...words.keepEditing} />}
      destructive
      onConfirm={() => {
        left.current = true
        blocker.proceed()
      }}
      onClose={blocker.reset}
    >
      {isNew ? (
        <FormattedMessage {...nothingSaved} />
      ) : (
        <FormattedMessage {...question} values={{ losing: <strong>{losing}</strong> }} />
      )}
    </ConfirmDialog>
  )
}

const title = defineMessage({
  defaultMessage: 'Leave without saving?',
  description: 'Heading of the question before a form with unsaved changes is left',
})
const discardNew = defineMessage<{ losing: string }>({
  defaultMessage: 'Discard {losing}?',
  description:
    'Heading of the question before the form of a new record is left; `losing` names it, such as “the new enterprise”',
})
const nothingSaved = defineMessage({
  defaultMessage: 'What you entered has not been saved.',
  description: 'Question before the form of a new record is left',
})
const leave = defineMessage({
  defaultMessage: 'Leave and discard',
  description: 'Button that leaves a form and gives up what was typed in it',
})
const question = defineMessage<{ losing: MessageValue }>({
  defaultMessage: 'Your unsaved changes will be lost: {losing}.',
  description:
    'Question before a form is left; `losing` names what the form is about, such as an order',
})
