import { clearFlashes } from '~/components/feedback/flash.ts'
import { ownToken } from '~/session/token.ts'

/** Once the session has ended, removes shown and pending messages, which belong to it. */
export function forgetSession() {
  if (ownToken() !== null) return
  clearFlashes()
  void import('~/components/toast/toasts.ts').then(
    ({ clearToasts }) => clearToasts(),
    () => {},
  )
}
