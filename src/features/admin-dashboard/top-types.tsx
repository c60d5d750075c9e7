import { Cpu } from 'lucide-react'
import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl'
import type { AdminDashboardResult } from '~/api/generated/model/index.ts'
import { Box, Flex, styled } from '~/styled-system/jsx'
import { EmptyState } from '~/ui/feedback/empty-state.tsx'
import { Panel } from '~/ui/layout/panel.tsx'
import { ScreenLink } from '~/ui/link/screen-link.tsx'
import { waiting } from './counted.tsx'
import { messages } from './messages.ts'
import { topDeviceTypes } from './totals.ts'

/** The most frequent types of devices, each with a bar. */
export function TopTypes({ result }: { result: AdminDashboardResult | undefined }) {
  const intl = useIntl()
  const types = result && topDeviceTypes(result.data, intl.locale)
  const highest = types?.[0]?.count ?? 1
  return (
    <Panel level="h3" heading={messages.topTypes}>
      {types?.length === 0 ? (
        <EmptyState as="p" icon={Cpu} title={messages.noDevices}>
          <FormattedMessage {...messages.noDevicesHint} />
        </EmptyState>
      ) : (
        <Flex as="ol" direction="column" gap="3" textStyle="sm">
          {(types ?? waitingTypes).map(({ type, count }, index) => (
            <li key={type || index}>
              <Flex justify="space-between" gap="4">
                <styled.bdi minW="0" overflowWrap="anywhere">
                  {type}
                </styled.bdi>
                <styled.span fontVariantNumeric="tabular-nums">
                  {count === undefined ? (
                    waiting
                  ) : (
                    // The list of devices has no filter by type.
                    <ScreenLink
                      to="/admin-devices/devices"
                      otherwise={intl.formatNumber(count)}
                      variant="underline"
                    >
                      <FormattedNumber value={count} />
                    </ScreenLink>
                  )}
                </styled.span>
              </Flex>
              <Box h="2" mt="1" rounded="full" bg="bg.muted" overflow="hidden">
                <Box
                  h="full"
                  rounded="full"
                  bg="chart"
                  forcedColorAdjust="none"
                  style={{ width: `${((count ?? 0) / highest) * 100}%` }}
                />
              </Box>
            </li>
          ))}
        </Flex>
      )}
    </Panel>
  )
}

const waitingTypes = Array.from({ length: 5 }, () => ({ type: '', count: undefined }))
