import { Button, Container } from '@chakra-ui/react'
import { useMatches, useRouter, type ErrorComponentProps } from '@tanstack/react-router'
import { lazy, Suspense, type ReactNode } from 'react'
import { defineMessages, FormattedMessage } from 'react-intl'
import { isApiError } from '~/api/errors.ts'
import { ErrorMessage } from '~/components/feedback/error-message.tsx'
import { Notice } from '~/components/feedback/notice.tsx'
import { PageHeader } from '~/components/page/page-header.tsx'

const LeadBack = lazy(async () => ({ default: (await import('./lead-back.tsx')).LeadBack }))
const DeadEndPage = lazy(async () => ({
  default: (await import('./dead-end-page.tsx')).DeadEndPage,
}))

/** What a screen shows when its loader or its drawing failed. */
export function RouteError(props: ErrorComponentProps) {
  const bare = useMatches({ select: (matches) => matches.at(-1)?.staticData.public === true })
  return bare ? <BareRouteError {...props} /> : <RouteFailure {...props} heading={<PageHeader />} />
}

/** The same where no frame stands around it: on public screens, and when the frame itself has failed. */
export function BareRouteError(props: ErrorComponentProps) {
  return (
    <Container as="main" maxW="2xl" py="16">
      <RouteFailure {...props} heading={<PageHeader />} />
    </Container>
  )
}

type RouteFailureProps = ErrorComponentProps & {
  /** Above the failure; pages with a heading of their own leave it out. */
  heading?: ReactNode
}

/** Why a screen cannot be shown, and what can be done. */
export function RouteFailure({ error, heading }: RouteFailureProps) {
  const router = useRouter()
  const wayBack = useMatches({ select: (matches) => matches.at(-1)?.staticData.wayBack })
  if (isChunkMissing(error)) return <NewVersion heading={heading} />
  if (isApiError(error) && wayBack) {
    return (
      <Suspense>
        <LeadBack {...wayBack} />
      </Suspense>
    )
  }
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

/** A chunk of the build that this tab was opened with is gone: a newer one has replaced it. */
function NewVersion({ heading }: { heading: ReactNode }) {
  return (
    <>
      {heading}
      <Notice
        status="info"
        role="alert"
        title={<FormattedMessage {...messages.newVersion} />}
        action={
          <Button size="sm" onClick={() => window.location.reload()}>
            <FormattedMessage {...messages.reload} />
          </Button>
        }
      />
    </>
  )
}

// Chromium, Firefox and Safari each word it in their own way.
const isChunkMissing = (error: unknown) =>
  error instanceof Error &&
  /dynamically imported module|Importing a module script failed/i.test(error.message)

const messages = defineMessages({
  newVersion: {
    defaultMessage: 'A new version of the console is available.',
    description: 'Shown when a part of the old version can no longer be loaded',
  },
  reload: { defaultMessage: 'Reload', description: 'Button that loads the new version' },
})
