import { Copy, Eye, Radio } from 'lucide-react'
import { useDeferredValue } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { DeviceSearchResult } from '~/api/generated/model/index.ts'
import { useCopySerials } from '~/features/devices/copy-serials.ts'
import { DataTable } from '~/kit/table/data-table.tsx'
import { useLocalList } from '~/kit/table/local-rows.ts'
import type { RowAction } from '~/kit/table/row-action.ts'
import { Box, Flex, Stack, styled } from '~/styled-system/jsx'
import { Button } from '~/ui/button/button.tsx'
import { useCopy } from '~/ui/button/use-copy.ts'
import { ProgressBar } from '~/ui/feedback/progress-bar.tsx'
import { Heading } from '~/ui/text/heading.tsx'
import { Issues } from './issues.tsx'
import { counted, messages, retryFailed, searched } from './messages.ts'
import { wasInFleet } from './search-query.ts'
import { severalDevices } from './several-columns.tsx'
import { countOutcomes, issuesOf, rowsOf, type SearchRow } from './several-rows.ts'
import { useSearches } from './use-searches.ts'

type SeveralDevicesProps = {
  serials: readonly string[]
  /** Whether the user repeats the same search, so that cached answers are ignored. */
  isRepeat: boolean
}

/** Searches for several serial numbers, one after the other, and shows the results in one table. */
export function SeveralDevices({ serials, isRepeat }: SeveralDevicesProps) {
  const intl = useIntl()
  const { copyOne, copyMany } = useCopySerials(({ serial }: SearchRow) => serial)
  const copy = useCopy()
  const copyFound = ({ deviceIdentifier, serialNumber }: DeviceSearchResult): RowAction[] => [
    {
      label: messages.copyDeviceSerial,
      icon: Copy,
      more: true,
      onSelect: () => copy(deviceIdentifier),
    },
    {
      label: messages.copyProductSerial,
      icon: Copy,
      more: true,
      hidden: !serialNumber,
      onSelect: () => copy(serialNumber ?? ''),
    },
  ]
  const { answers, running, stop, resume } = useSearches(serials, isRepeat)
  const shown = useDeferredValue(answers)
  const list = useLocalList(severalDevices, { rows: rowsOf(serials, shown) })
  const { waiting, found, missing, failed } = countOutcomes(serials, answers)
  const total = serials.length
  const over = total - waiting
  const summary = intl.formatList(
    [
      intl.formatMessage(searched, { over, total }),
      found > 0 && intl.formatMessage(counted.found, { count: found }),
      missing > 0 && intl.formatMessage(counted.missing, { count: missing }),
      failed > 0 && intl.formatMessage(counted.failed, { count: failed }),
    ].filter((part) => part !== false),
    { type: 'unit' },
  )
  const rowActions = (row: SearchRow): RowAction[] => [
    ...(row.match ? copyFound(row.match) : [copyOne(row)]),
    ...(row.match?.inventoryReferenceId && wasInFleet(row.match)
      ? [viewCommissioned(row.match.inventoryReferenceId)]
      : []),
    {
      label: messages.unregistered,
      icon: Radio,
      hidden: row.outcome !== 'missing',
      link: {
        to: '/admin-devices/unregistered-devices',
        search: { serial: row.serial },
      },
    },
  ]
  return (
    <Stack gap="6">
      <Issues issues={issuesOf(shown)} role="status" />
      <section aria-busy={running}>
        <Flex align="center" justify="space-between" wrap="wrap" columnGap="4" rowGap="2" mb="3">
          <div>
            <Heading as="h2" size="md">
              <FormattedMessage {...messages.matches} />
            </Heading>
            <styled.p textStyle="sm" color="fg.muted" fontVariantNumeric="tabular-nums">
              {summary}
            </styled.p>
            <Box role="status" srOnly>
              {!running && summary}
            </Box>
          </div>
          {(running || waiting + failed > 0) && (
            <Button size="sm" quiet onClick={running ? stop : resume}>
              {running ? (
                <FormattedMessage {...messages.stop} />
              ) : waiting > 0 ? (
                <FormattedMessage {...messages.resume} />
              ) : (
                <FormattedMessage {...retryFailed} values={{ count: failed }} />
              )}
            </Button>
          )}
        </Flex>
        {running && (
          <ProgressBar label={intl.formatMessage(messages.progress)} over={over} total={total} />
        )}
        <DataTable list={list} rowActions={rowActions} actionCount={2} bulkActions={[copyMany]} />
      </section>
    </Stack>
  )
}

const viewCommissioned = (reference: string): RowAction => ({
  label: messages.viewCommissioned,
  icon: Eye,
  link: { to: '/admin-devices/fleets/device/view/$reference', params: { reference } },
})
