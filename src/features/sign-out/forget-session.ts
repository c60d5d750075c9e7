import { clearFlashes } from '~/components/feedback/flash.ts'
import { ownToken } from '~/session/token.ts'

/** Once the session has ended, stops its batches, and removes shown and pending messages. */
export function forgetSession() {
  if (ownToken() !== null) return
  clearFlashes()
  void import('~/components/batch/open-batches.ts').then(
    ({ leaveBatches }) => leaveBatches(),
    () => {},
  )
  void import('~/components/toast/toasts.ts').then(
    ({ clearToasts }) => clearToasts(),
    () => {},
  )
}
