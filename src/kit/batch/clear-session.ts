import { clearFlashes } from '~/ui/feedback/flash.ts'
import { currentWork } from './current-work.ts'

/** Once the session has ended: stops its batches, and removes shown and pending messages. */
export function clearSession() {
  clearFlashes()
  void currentWork.get()?.stop()
  void import('~/ui/toast/toasts.ts').then(
    ({ clearToasts }) => clearToasts(),
    () => {},
  )
}
