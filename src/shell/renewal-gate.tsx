import { lazyPart } from '~/components/lazy/lazy-part.tsx'
import { LoadFailure } from '~/components/lazy/load-failure.tsx'
import { finishRenewal, useRenewalRequested } from '~/session/renewal.ts'

// Without it the calls fail, and the page with what is typed in it stays for another try.
const RenewalDialog = lazyPart(
  async () => (await import('./renewal-dialog.tsx')).RenewalDialog,
  () => <LoadFailure onClose={() => finishRenewal(false)} />,
)

/** Opens the dialog that asks for the password again, over the page and outside it, while calls wait for it. */
export function RenewalGate(props: { username: string }) {
  if (!useRenewalRequested()) return null
  return <RenewalDialog username={props.username} />
}
