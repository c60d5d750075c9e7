import { useMatches, useRouter, type ErrorComponentProps } from '@tanstack/react-router'
import { lazy, Suspense, type ReactNode } from 'react'
import { isApiError } from '~/api/errors.ts'
import { ErrorMessage } from '~/components/feedback/error-message.tsx'
import { LeadBack } from './lead-back.tsx'

const DeadEndPage = lazy(async () => ({
  default: (await import('./dead-end-page.tsx')).DeadEndPage,
}))

export type RouteFailureProps = Pick<ErrorComponentProps, 'error'> & {
  /** Above the failure; pages with a heading of their own leave it out. */
  heading?: ReactNode
}

/** Why a screen cannot be shown, and what can be done. */
export function RouteFailure({ error, heading }: RouteFailureProps) {
  const router = useRouter()
  const wayBack = useMatches({ select: (matches) => matches.at(-1)?.staticData.wayBack })
  if (isApiError(error) && wayBack) return <LeadBack {...wayBack} />
  if (isApiError(error) && (error.status === 403 || error.status === 404)) {
    return (
      <Suspense>
        <DeadEndPage status={error.status} said={error.said} />
      </Suspense>
    )
  }
  return (
    <>
      {heading}
      <ErrorMessage
        error={error instanceof Error ? error : new Error(String(error))}
        // The error boundary's own reset would not run the loader again.
        onRetry={() => void router.invalidate()}
      />
    </>
  )
}
