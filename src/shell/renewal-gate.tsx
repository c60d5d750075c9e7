import { lazy, Suspense } from 'react'
import { useRenewalRequested } from '~/session/renewal.ts'

const RenewalDialog = lazy(async () => ({
  default: (await import('./renewal-dialog.tsx')).RenewalDialog,
}))

/** Opens the dialog that asks for the password again, over the page and outside it, while calls wait for it. */
export function RenewalGate(props: { username: string }) {
  if (!useRenewalRequested()) return null
  return (
    <Suspense>
      <RenewalDialog username={props.username} />
    </Suspense>
  )
}
