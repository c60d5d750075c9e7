import { useBlocker } from '@tanstack/react-router'
import { useEffect, useSyncExternalStore } from 'react'
import { defineMessage, FormattedMessage, type MessageValue } from 'react-intl'
import { ConfirmDialog } from '~/components/dialog/confirm-dialog.tsx'
import { mayAskToStay } from '~/lib/leaving.ts'
import { isDirty } from './dirty.ts'
import { useFormFields } from './use-form.ts'

/**
 * Asks before the form is left while it holds something that is not saved: by a link, by Back, or with the tab; also
 * while it is being saved, since that may fail. What is left is put back to what was saved, and a draft of it goes too.
 * The screen itself leads on in the form's `onSaved`.
 *
 * @param props.losing Names what would be lost: `Order 1042`, or `the new user`.
 */
export function LeaveGuard({ losing }: { losing: string }) {
  const form = useFormFields()
  const blocker = useBlocker({
    withResolver: true,
    shouldBlockFn: ({ current, next }) => current.pathname !== next.pathname && isDirty(form),
    enableBeforeUnload: () => mayAskToStay() && isDirty(form),
  })
  const dirty = useSyncExternalStore(form.subscribe, () => isDirty(form))
  const { reset } = blocker
  useEffect(() => {
    // It was saved while the question stood there.
    if (!dirty) reset?.()
  }, [dirty, reset])
  if (blocker.status !== 'blocked') return null
  return (
    <ConfirmDialog
      title={<FormattedMessage {...title} />}
      confirmLabel={<FormattedMessage {...leave} />}
      destructive
      onConfirm={() => {
        form.discard()
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
  defaultMessage: 'What you have changed is not saved yet and will be lost: {losing}.',
  description:
    'Question before a form is left; `losing` names what the form is about, such as an order',
})
