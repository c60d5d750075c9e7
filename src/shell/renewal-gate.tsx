import { useQueryClient } from '@tanstack/react-query'
import { getGetMeQueryOptions } from '~/api/generated/endpoints/me/me.ts'
import { finishRenewal } from '~/session/renewal.ts'
import { LoadFailure } from '~/ui/feedback/load-failure.tsx'
import { lazyPart } from '~/ui/lazy/lazy-part.tsx'

// If it cannot be loaded, the calls fail and the page keeps the typed text for another attempt.
const RenewalDialog = lazyPart(
  async () => (await import('./renewal-dialog.tsx')).RenewalDialog,
  () => <LoadFailure onClose={() => finishRenewal(false)} />,
)

/** The password dialog on top of the page. */
export function RenewalGate() {
  const queryClient = useQueryClient()
  const me = queryClient.getQueryData(getGetMeQueryOptions().queryKey)
  return <RenewalDialog username={me?.user.username ?? ''} />
}
