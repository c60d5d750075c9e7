'use no memo' // Nearly every visit loads it: the compiler's code would cost more than it saves.
import { isNotFound, useMatches, useRouter } from '@tanstack/react-router'
import { useEffect, useState, type ReactNode } from 'react'
import { isApiError } from '~/api/errors.ts'
import { policyOf, toFailure, type Failure } from '~/lib/failure.ts'
import { isReplaced } from '~/lib/newer-build.ts'
import { ErrorMessage } from '~/ui/feedback/error-message.tsx'
import { lazyPart } from '~/ui/lazy/lazy-part.tsx'
import { ReloadNotice } from './route-error.tsx'
import { RoutePending } from './route-pending.tsx'

// Part of the frame, so that every signed-in user has it.
const DeadEndPage = lazyPart(
  async () => (await import('./dead-end-page.tsx')).DeadEndPage,
  () => <ReloadNotice />,
)

const RedirectBack = lazyPart(
  async () => (await import('./redirect-back.tsx')).RedirectBack,
  () => <ReloadNotice />,
)

// Not in the build.
const CrashStack = import.meta.env.DEV
  ? lazyPart(async () => (await import('./crash-stack.tsx')).CrashStack, null)
  : undefined

type RouteFailureProps = {
  error: unknown
  /** Shown above the failure; pages with their own heading omit it. */
  heading?: ReactNode
}

/** Explains why a screen cannot be shown, and offers the next step. */
export function RouteFailure({ error, heading }: RouteFailureProps) {
  const router = useRouter()
  const wayBack = useMatches({ select: (matches) => matches.at(-1)?.staticData.wayBack })
  // Then the record is read again once there is a connection.
  const [isOffline] = useState(() => !navigator.onLine)
  const waits = isOffline && isApiError(error) && error.kind === 'network'
  if (!waits && (isApiError(error) || isNotFound(error))) {
    if (wayBack) return <RedirectBack {...wayBack} error={error} fallback={<RoutePending />} />
    if (isNotFound(error)) return <DeadEndPage reason="missing" />
    const { page } = policyOf(error)
    if (page) return <DeadEndPage reason={page} serverText={error.serverText} />
  }
  // The error boundary's own reset would not run the loader again.
  const retry = () => void router.invalidate()
  if (isMissingChunk(error)) return <MissingScreen heading={heading} onRetry={retry} />
  return (
    <>
      {heading}
      <ErrorMessage error={toFailure(error)} onRetry={retry} />
      {CrashStack && !isApiError(error) && <CrashStack error={error} />}
    </>
  )
}

/** Shown if a screen's chunk is missing: a newer build replaced it, or the network failed. */
function MissingScreen({ heading, onRetry }: { heading: ReactNode; onRetry: () => void }) {
  const [replaced, setReplaced] = useState<boolean>()
  useEffect(() => void isReplaced().then(setReplaced), [])
  if (replaced) return <ReloadNotice heading={heading} />
  return (
    <>
      {heading}
      {replaced === false && <ErrorMessage error={unreachable} onRetry={onRetry} />}
    </>
  )
}

// Chromium, Firefox and Safari each word it differently.
const isMissingChunk = (error: unknown) =>
  error instanceof Error &&
  /dynamically imported module|Importing a module script failed/i.test(error.message)

const unreachable: Failure = Object.assign(new Error(), { kind: 'network' as const })
