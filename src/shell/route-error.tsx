'use no memo' // The first screen loads it: the compiler's code would cost more than it saves.
import { notFound, useMatches, type ErrorComponentProps } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { useProductName } from '~/i18n/product-name.tsx'
import { css } from '~/styled-system/css'
import { Box } from '~/styled-system/jsx'
import { Button } from '~/ui/button/button.tsx'
import { newVersion } from '~/ui/feedback/new-version.tsx'
import { Notice } from '~/ui/feedback/notice.tsx'
import { lazyPart } from '~/ui/lazy/lazy-part.tsx'
import { usePageTitle } from '~/ui/page/use-page-title.ts'
import { Heading } from '~/ui/text/heading.tsx'

/** Loads the failure page. If that fails as well, only a reload helps. */
export const Failure = lazyPart(
  async () => (await import('./route-failure.tsx')).RouteFailure,
  ReloadNotice,
)

/** Shown if a screen's loader or rendering failed. */
export function RouteError(props: ErrorComponentProps) {
  const bare = useMatches({ select: (matches) => matches.at(-1)?.staticData.public === true })
  return bare ? <BareRouteError {...props} /> : <Failure {...props} heading={<Title />} />
}

/** Shown if an address names no record. */
export const RouteMissing = () => <Failure error={notFound()} />

/** The same without a frame: on public screens, and if the frame itself failed. */
export function BareRouteError(props: ErrorComponentProps) {
  return (
    <Box as="main" w="full" maxW="form" mx="auto" px="4" py="16">
      <Failure {...props} heading={<Title />} />
    </Box>
  )
}

/** Not the heading of `PageHeader`, which every visit would load. A record whose loader failed has no name. */
function Title() {
  const productName = useProductName()
  return (
    <Heading as="h1" size="xl" className={css({ mb: '4', overflowWrap: 'anywhere' })}>
      {usePageTitle() || productName}
    </Heading>
  )
}

/** Shown if a chunk of this tab's build is missing, most likely because a newer build replaced it. */
export function ReloadNotice({ heading }: { heading?: ReactNode }) {
  // The banner says so, and the part is loaded once there is a connection.
  if (!navigator.onLine) return heading
  return (
    <>
      {heading}
      <Notice
        status="info"
        role="alert"
        title={newVersion.title}
        action={
          <Button size="sm" onClick={() => window.location.reload()}>
            <FormattedMessage {...newVersion.reload} />
          </Button>
        }
      />
    </>
  )
}
