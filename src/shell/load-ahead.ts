/**
 * Preloads parts that must be available if the network fails or a newer version has replaced this one: the password
 * dialog, so that no form is lost when the session expires, what a save needs, and what asks before a sign-out deletes work.
 */
export function loadAhead() {
  for (const load of parts) {
    const again = () => void load().catch(() => {})
    load().catch(() => addEventListener('online', again, { once: true }))
  }
}

const parts: readonly (() => Promise<unknown>)[] = [
  () => import('./renewal-dialog.tsx'),
  () => import('./sign-out-page.tsx'),
  () => import('~/api/invalidation.ts'),
  // Stays after a sign-out, whose question is outside of the frame.
  () => import('~/ui/press/guard-presses.ts').then(({ guardPresses }) => guardPresses()),
]
