'use no memo'
import { Button, Container, Heading } from '@chakra-ui/react'
import { useMatches, type ErrorComponentProps } from '@tanstack/react-router'
import { lazy, Suspense, type ReactNode } from 'react'
import { defineMessages, FormattedMessage } from 'react-intl'
import { Notice } from '~/components/feedback/notice.tsx'
import { usePageTitle } from '~/components/page/use-page-title.ts'
import type { RouteFailureProps } from './route-failure.tsx'

const load = () => import('./route-failure.tsx')
const RouteFailure = lazy(async () => ({ default: (await load()).RouteFailure }))

/** Loads what tells of a failure ahead of the first: when the network is what fails, it is too late. */
export const preloadRouteFailure = () => void load().catch(() => {})

/** What a screen shows when its loader or its drawing failed. */
export function RouteError(props: ErrorComponentProps) {
  const bare = useMatches({ select: (matches) => matches.at(-1)?.staticData.public === true })
  return bare ? <BareRouteError {...props} /> : <Failure {...props} heading={<Title />} />
}

/** The same where no frame stands around it: on public screens, and when the frame itself has failed. */
export function BareRouteError(props: ErrorComponentProps) {
  return (
    <Container as="main" maxW="2xl" py="16">
      <Failure {...props} heading={<Title />} />
    </Container>
  )
}

/** Tells of a new version, which has taken away all other chunks, or else loads what tells of the failure. */
export function Failure(props: RouteFailureProps) {
  return isChunkMissing(props.error) ? (
    <NewVersion heading={props.heading} />
  ) : (
    <Suspense>
      <RouteFailure {...props} />
    </Suspense>
  )
}

/** The heading of `PageHeader`, which every visit would load. */
function Title() {
  return (
    <Heading as="h1" size="xl" mb="4" overflowWrap="anywhere">
      {usePageTitle()}
    </Heading>
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
