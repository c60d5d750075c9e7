import { useBlocker } from '@tanstack/react-router'
import { FormattedMessage } from 'react-intl'
import { mayAskToStay } from '~/lib/leaving.ts'
import { ConfirmDialog } from '~/ui/dialog/confirm-dialog.tsx'
import { messages } from './messages.ts'

/** Asks before the screen is left. Mounted while an import runs. */
export function ImportGuard() {
  const blocker = useBlocker({
    withResolver: true,
    shouldBlockFn: ({ current, next }) => current.pathname !== next.pathname,
    enableBeforeUnload: mayAskToStay,
  })
  if (blocker.status !== 'blocked') return null
  return (
    <ConfirmDialog
      title={messages.leaveTitle}
      confirmLabel={messages.leave}
      onConfirm={blocker.proceed}
      onClose={blocker.reset}
    >
      <FormattedMessage {...messages.leaveQuestion} />
    </ConfirmDialog>
  )
}
