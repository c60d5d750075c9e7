import { Copy } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useGetVersions } from '~/api/generated/endpoints/system/system.ts'
import { absent } from '~/i18n/absent.ts'
import { words } from '~/i18n/words.ts'
import { Box, Stack } from '~/styled-system/jsx'
import { Button } from '~/ui/button/button.tsx'
import { useCopy } from '~/ui/button/use-copy.ts'
import { ErrorMessage } from '~/ui/feedback/error-message.tsx'
import { PageHeader } from '~/ui/layout/page-header.tsx'
import { Property, PropertyList } from '~/ui/layout/property-list.tsx'
import { ScreenLink } from '~/ui/link/screen-link.tsx'
import { messages } from './messages.ts'
import { readVersions } from './versions.ts'

/** The versions of the console and its server, for support. */
export function SystemVersionsPage() {
  const intl = useIntl()
  const copy = useCopy()
  const query = useGetVersions()
  const { api, common } = readVersions(query.data?.versions)
  const rows = [
    { label: messages.web, value: import.meta.env.VITE_WEB_VERSION },
    // Until the server responds, its versions are loading, not unknown.
    ...(query.data
      ? [
          { label: messages.api, value: api },
          { label: messages.common, value: common },
        ]
      : []),
    { label: messages.browser, value: navigator.userAgent },
    { label: words.language, value: intl.locale },
  ]
  const textOf = (value: string | undefined) => value || intl.formatMessage(absent.unknown)
  const copyAll = () =>
    copy(
      rows.map(({ label, value }) => `${intl.formatMessage(label)}: ${textOf(value)}`).join('\n'),
      intl.formatMessage(messages.copied),
    )
  return (
    <Box maxW="form">
      <PageHeader
        title={messages.versions}
        actions={
          <>
            <Button asChild size="sm" quiet>
              <ScreenLink to="/admin-admin/contract-health">
                <FormattedMessage {...messages.health} />
              </ScreenLink>
            </Button>
            <Button size="sm" onClick={copyAll}>
              <Copy aria-hidden />
              <FormattedMessage {...messages.copy} />
            </Button>
          </>
        }
      />
      <Stack gap="4">
        {query.error && <ErrorMessage error={query.error} onRetry={() => void query.refetch()} />}
        <PropertyList>
          {rows.map(({ label, value }) => (
            <Property key={label.id} label={label}>
              {value === undefined ? (
                <FormattedMessage {...absent.unknown} />
              ) : (
                <bdi lang="en">{value}</bdi>
              )}
            </Property>
          ))}
        </PropertyList>
      </Stack>
    </Box>
  )
}
