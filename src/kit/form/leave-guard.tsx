import { useBlocker, useRouter } from '@tanstack/react-router'
import { use, useEffect, useEffectEvent, useRef } from 'react'
import { useFormContext, useFormState } from 'react-hook-form'
import { defineMessage, FormattedMessage, type MessageValue } from 'react-intl'
import { words } from '~/i18n/words.ts'
import { mayAskToStay } from '~/lib/leaving.ts'
import { ConfirmDialog } from '~/ui/dialog/confirm-dialog.tsx'
import { renderText, type TextProp } from '~/ui/text/render-text.tsx'
import { MergeContext } from './merge-context.ts'
import { sentMarkOf } from './sent-mark.ts'

export type LeaveGuardProps =
  /** Whose changes would be lost, by name: `Order 1042`. */
  | { losing: string; discardNew?: never }
  /** For a new record, all of which would be lost, the whole question: `Discard the new user?`. */
  | {
      losing?: never
      discardNew: TextProp
      /** What happens to a save that is left: by default it goes on unseen. */
      savingText?: TextProp
      /** Whether a question of the save is open: nothing is sent before it is answered. */
      isAsking?: boolean
    }

/**
 * Asks before the form is left with unsaved changes: by a link, by Back, or by closing the tab; also during a save, which
 * may fail. Leaving discards the changes and their draft. After a save, the screen navigates in the form's `onSaved`.
 */
export function LeaveGuard(props: LeaveGuardProps) {
  const { losing, discardNew } = props
  const form = useFormContext()
  const router = useRouter()
  const { isDirty, isSubmitting, defaultValues } = useFormState({ control: form.control })
  // A save that asks which values to keep sends nothing if the form is left.
  const merge = use(MergeContext)
  const isAsking = merge?.isAsking ?? ('isAsking' in props && props.isAsking === true)
  const isSaving = isSubmitting && !isAsking
  // A screen navigates right after a save, before it renders again.
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
  const discard = useEffectEvent(() => {
    sentMarkOf(form.control).set(null)
    form.reset(defaultValues)
  })
  useEffect(() => {
    const stop = router.subscribe('onResolved', ({ pathChanged }) => {
      // The navigation may have ended on this screen again.
      if (!pathChanged) left.current = false
    })
    return () => {
      stop()
      // Not earlier: an empty form may redirect, like a wizard to its first step, and that would replace the navigation.
      if (left.current) discard()
    }
  }, [router])
  if (blocker.status !== 'blocked') return null
  return (
    <ConfirmDialog
      title={isSaving ? leaveWhileSaving : (discardNew ?? title)}
      confirmLabel={isSaving ? leaveAnyway : discardNew ? words.discard : leave}
      cancelLabel={isSaving ? stay : words.keepEditing}
      destructive
      onConfirm={() => {
        left.current = true
        blocker.proceed()
      }}
      onClose={blocker.reset}
    >
      {isSaving && discardNew ? (
        renderText(props.savingText ?? savingNew)
      ) : isSaving ? (
        <FormattedMessage {...saving} values={{ losing: <strong>{losing}</strong> }} />
      ) : discardNew ? (
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
const leaveWhileSaving = defineMessage({
  defaultMessage: 'Leave while it is being saved?',
  description: 'Heading of the question before a form that is being saved is left',
})
const saving = defineMessage<{ losing: MessageValue }>({
  defaultMessage:
    'Being saved: {losing}. Leaving does not stop the save, but you will not see its result.',
  description:
    'Question before a form that is being saved is left; `losing` names what the form is about, such as an order',
})
const savingNew = defineMessage({
  defaultMessage: 'Leaving does not stop the save, but you will not see its result.',
  description: 'Question before the form of a new record that is being saved is left',
})
const leaveAnyway = defineMessage({
  defaultMessage: 'Leave',
  description: 'Button that leaves a form while it is being saved',
})
const stay = defineMessage({
  defaultMessage: 'Stay',
  description: 'Button that does not leave a form while it is being saved',
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
