'use no memo'
import { Box, Button, Heading } from '@chakra-ui/react'
import { notFound, useMatches, type ErrorComponentProps } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { newVersion } from '~/components/feedback/new-version.tsx'
import { Notice } from '~/components/feedback/notice.tsx'
import { lazyPart } from '~/components/lazy/lazy-part.tsx'
import { usePageTitle } from '~/components/page/use-page-title.ts'
import { useProductName } from '~/i18n/product-name.tsx'

/** Loads the failure page. If that is missing as well, only reloading the console helps. */
export const Failure = lazyPart(
  async () => (await import('./route-failure.tsx')).RouteFailure,
  ReloadNotice,
)

/** What a screen shows when its loader or its drawing failed. */
export function RouteError(props: ErrorComponentProps) {
  const bare = useMatches({ select: (matches) => matches.at(-1)?.staticData.public === true })
  return bare ? <BareRouteError {...props} /> : <Failure {...props} heading={<Title />} />
}

/** What a screen shows when its address names no record. */
export const RouteMissing = () => <Failure error={notFound()} />

/** The same where no frame stands around it: on public screens, and when the frame itself has failed. */
export function BareRouteError(props: ErrorComponentProps) {
  return (
    <Box as="main" w="full" maxW="form" mx="auto" px="4" py="16">
      <Failure {...props} heading={<Title />} />
    </Box>
  )
}

/** The heading of `PageHeader`, which every visit would load. A record whose loader failed has no name. */
function Title() {
  const productName = useProductName()
  return (
    <Heading as="h1" size="xl" mb="4" overflowWrap="anywhere">
      {usePageTitle() || productName}
    </Heading>
  )
}

/** A part of the build that this tab was opened with is gone: most likely a newer one has replaced it. */
export function ReloadNotice({ heading }: { heading?: ReactNode }) {
  return (
    <>
      {heading}
      <Notice
        status="info"
        role="alert"
        title={<FormattedMessage {...newVersion.title} />}
        action={
          <Button size="sm" onClick={() => window.location.reload()}>
            <FormattedMessage {...newVersion.reload} />
          </Button>
        }
      />
    </>
  )
}
