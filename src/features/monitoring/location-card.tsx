import { Box, Flex, Heading, Icon } from '@chakra-ui/react'
import { OctagonAlert, RadioTower, Router, Thermometer, WifiOff } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { NeedsAttentionLocation } from '~/api/generated/model/index.ts'
import { deviceCounts, shareOffline, type DeviceCount } from './attention.ts'
import { criticalAlerts, messages, offlineCount, offlineShare } from './messages.ts'

/** What is wrong at one location; an item of a list. */
export function LocationCard({ location }: { location: NeedsAttentionLocation }) {
  const count = location.criticalAlertCount
  return (
    <Box
      as="li"
      tabIndex={-1}
      bg="bg.panel"
      borderWidth="1px"
      rounded="l3"
      px="4"
      py="3"
      textStyle="sm"
    >
      <Heading as="h3" size="sm" mb="1" overflowWrap="anywhere">
        {location.locationName}
      </Heading>
      <Flex
        align="center"
        gap="1.5"
        mb="2"
        color={count > 0 ? 'red.fg' : 'fg.muted'}
        fontWeight={count > 0 ? 'medium' : undefined}
      >
        {count > 0 && (
          <Icon size="sm">
            <OctagonAlert aria-hidden />
          </Icon>
        )}
        <FormattedMessage {...criticalAlerts} values={{ count }} />
      </Flex>
      <Box as="dl" borderTopWidth="1px" pt="2" lineHeight="tall">
        {deviceCounts(location).map((devices) => (
          <DeviceLine key={devices.kind} {...devices} />
        ))}
      </Box>
    </Box>
  )
}

const kindIcons = { gateways: RadioTower, routers: Router, sensors: Thermometer }

function DeviceLine({ kind, offline, total }: DeviceCount) {
  const intl = useIntl()
  const Kind = kindIcons[kind]
  const count = intl.formatMessage(offlineCount, { offline, total })
  const share = intl.formatNumber(shareOffline({ offline, total }), { style: 'percent' })
  return (
    <Flex justify="space-between" wrap="wrap" columnGap="3">
      <Flex as="dt" align="center" gap="1.5" color="fg.muted">
        <Icon size="sm">
          <Kind aria-hidden />
        </Icon>
        <FormattedMessage {...messages[kind]} />
      </Flex>
      <Flex
        as="dd"
        // On a line of its own it stays below the others.
        ms="auto"
        align="center"
        gap="1.5"
        fontVariantNumeric="tabular-nums"
        color={offline > 0 ? 'orange.fg' : 'fg.muted'}
        fontWeight={offline > 0 ? 'medium' : undefined}
      >
        {offline > 0 && (
          <Icon size="sm">
            <WifiOff aria-hidden />
          </Icon>
        )}
        {kind === 'sensors' && offline > 0
          ? intl.formatMessage(offlineShare, { count, share })
          : count}
      </Flex>
    </Flex>
  )
}
