import { lazyPart } from '~/components/lazy/lazy-part.tsx'
import { LoadFailure } from '~/components/lazy/load-failure.tsx'
import { finishRenewal, useRenewalRequested } from '~/session/renewal.ts'

// If it cannot be loaded, the calls fail and the page keeps the typed text for another attempt.
const RenewalDialog = lazyPart(
  async () => (await import('./renewal-dialog.tsx')).RenewalDialog,
  () => <LoadFailure onClose={() => finishRenewal(false)} />,
)

/** While calls wait for a new session, shows the password dialog on top of the page. */
export function RenewalGate(props: { username: string }) {
  if (!useRenewalRequested()) return null
  return <RenewalDialog username={props.username} />
}
