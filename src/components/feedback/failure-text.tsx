import { lazyPart } from '~/components/lazy/lazy-part.tsx'
import type { Failure } from '~/lib/failure.ts'
import { NewVersion } from './new-version.tsx'
import { useErrorText } from './use-error-text.ts'

// Only an answer that was not understood has any.
const SupportDetails = lazyPart(async () => (await import('./support-details.tsx')).SupportDetails)

/** Why a call failed, in words; of an answer that breaks the contract also the details, for support. */
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
