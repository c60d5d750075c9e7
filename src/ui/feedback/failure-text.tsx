'use no memo' // The first screen loads it: the compiler's code would cost more than it saves.
import type { Failure } from '~/lib/failure.ts'
import { lazyPart } from '~/ui/lazy/lazy-part.tsx'
import { NewVersion } from './new-version.tsx'
import { useErrorText } from './use-error-text.ts'

// Only contract errors have details.
const SupportDetails = lazyPart(
  async () => (await import('./support-details.tsx')).SupportDetails,
  null,
)

/** The reason for a failure; for a contract error also the details, for support. */
export function FailureText({ error }: { error: Failure }) {
  const textOf = useErrorText()
  return (
    <>
      {textOf(error)}
      {error.kind === 'contract' && (
        <>
          <NewVersion />
          <SupportDetails error={error} />
        </>
      )}
    </>
  )
}
