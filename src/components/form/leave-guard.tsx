import { useBlocker } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { useFormContext, useFormState } from 'react-hook-form'
import { defineMessage, FormattedMessage, type MessageValue } from 'react-intl'
import { ConfirmDialog } from '~/components/dialog/confirm-dialog.tsx'
import { mayAskToStay } from '~/lib/leaving.ts'

/**
 * Asks before the form is left with unsaved changes: by a link, by Back, or by closing the tab; also while it is being
 * saved, since that may fail. Leaving discards the changes and their draft. The screen itself navigates away in the form's
 * `onSaved`.
 *
 * @param props.losing Names what would be lost: `Order 1042`, or `the new user`.
 */
export function LeaveGuard({ losing }: { losing: string }) {
  const form = useFormContext()
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
  const blocker = useBlocker({
    withResolver: true,
    shouldBlockFn: ({ current, next }) => current.pathname !== next.pathname && dirtyNow.current,
    enableBeforeUnload: () => mayAskToStay() && dirtyNow.current,
  })
  const { reset } = blocker
  useEffect(() => {
    // It was saved while the question was open.
    if (!isDirty) reset?.()
  }, [isDirty, reset])
  if (blocker.status !== 'blocked') return null
  return (
    <ConfirmDialog
      title={<FormattedMessage {...title} />}
      confirmLabel={<FormattedMessage {...leave} />}
      destructive
      onConfirm={() => {
        form.reset(defaultValues)
        blocker.proceed()
      }}
      onClose={blocker.reset}
    >
      <FormattedMessage {...question} values={{ losing: <strong>{losing}</strong> }} />
    </ConfirmDialog>
  )
}

const title = defineMessage({
  defaultMessage: 'Leave without saving?',
  description: 'Heading of the question before a form with unsaved changes is left',
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
