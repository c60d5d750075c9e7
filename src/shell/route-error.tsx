import { Button, Container } from '@chakra-ui/react'
import { useMatches, useRouter, type ErrorComponentProps } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { defineMessages, FormattedMessage } from 'react-intl'
import { isApiError } from '~/api/errors.ts'
import { ErrorMessage } from '~/components/feedback/error-message.tsx'
import { Notice } from '~/components/feedback/notice.tsx'

const LeadBack = lazy(async () => ({ default: (await import('./lead-back.tsx')).LeadBack }))
const NotFoundPage = lazy(async () => ({
  default: (await import('./not-found-page.tsx')).NotFoundPage,
}))

/** What a screen shows when its loader or its drawing failed. */
export function RouteError({ error }: ErrorComponentProps) {
  const router = useRouter()
  const wayBack = useMatches({ select: (matches) => matches.at(-1)?.staticData.wayBack })
  if (isChunkMissing(error)) return <NewVersion />
  if (isApiError(error) && wayBack) {
    return (
      <Suspense>
        <LeadBack {...wayBack} />
      </Suspense>
    )
  }
  if (isApiError(error) && error.status === 404) {
    return (
      <Suspense>
        <NotFoundPage />
      </Suspense>
    )
  }
  const hopeless = isApiError(error) && error.status === 403
  return (
    <Container py="6">
      <ErrorMessage
        error={error instanceof Error ? error : new Error(String(error))}
        // The error boundary's own reset would not run the loader again.
        onRetry={hopeless ? undefined : () => void router.invalidate()}
      />
    </Container>
  )
}

/** A chunk of the build that this tab was opened with is gone: a newer one has replaced it. */
function NewVersion() {
  return (
    <Container py="6">
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
    </Container>
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
