import { clearFlashes } from '~/ui/feedback/flash.ts'

/** Once the session has ended: stops its batches, and removes shown and pending messages. */
export function clearSession() {
  clearFlashes()
  void import('./open-batches.ts').then(
    ({ leaveBatches }) => leaveBatches(),
    () => {},
  )
  void import('~/ui/toast/toasts.ts').then(
    ({ clearToasts }) => clearToasts(),
    () => {},
  )
}
