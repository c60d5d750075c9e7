import { OctagonAlert, RadioTower, Router, Thermometer, WifiOff } from 'lucide-react'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import type { NeedsAttentionLocation } from '~/api/generated/model/index.ts'
import { formatShare } from '~/i18n/format-share.ts'
import { ChangeMark } from '~/kit/live/change-mark.tsx'
import type { Mark } from '~/kit/live/live-rows.ts'
import { css, cx } from '~/styled-system/css'
import { Flex, styled } from '~/styled-system/jsx'
import { StatusBadge } from '~/ui/feedback/status-badge.tsx'
import { Icon } from '~/ui/icon/icon.tsx'
import { Heading } from '~/ui/text/heading.tsx'
import { allReport, deviceReasons } from './attention-words.ts'
import { deviceCounts, needsAttention, shareOffline, type DeviceCount } from './attention.ts'
import { criticalAlerts, messages, offlineCount, offlineShare } from './messages.ts'

type LocationRowProps = {
  location: NeedsAttentionLocation
  /** Changes of the last update. */
  mark?: Mark | undefined
  /** `div` if the list renders its own items. */
  as?: 'li' | 'div'
  /** The heading level of its name. */
  heading?: 'h3' | 'h4'
  /** Two short lines, where the devices are shown elsewhere. */
  short?: boolean
  /** Its name, as a link. */
  children?: ReactNode
}

/** The problems of one location, worst first; a list item. */
export function LocationRow({
  location,
  mark,
  as: Element = 'li',
  heading = 'h3',
  short = false,
  children,
}: LocationRowProps) {
  const intl = useIntl()
  const silent = deviceReasons(location, intl)
  const count = location.criticalAlertCount
  const alerts = intl.formatMessage(criticalAlerts, { count })
  const title = children ?? location.locationName
  if (short) {
    const reasons = silent || intl.formatMessage(allReport)
    return (
      <Element tabIndex={-1} className={cx(row, shortRow, edgeOf(location))}>
        <Flex justify="space-between" align="baseline" columnGap="3">
          <Heading as={heading} size="sm" title={location.locationName} className={oneLine}>
            {title}
          </Heading>
          {count > 0 && <span className={criticalCount}>{alerts}</span>}
        </Flex>
        <Flex columnGap="2" minW="0" textStyle="xs" color="fg.muted">
          <p className={oneLine} title={reasons}>
            {reasons}
          </p>
          <ChangeMark mark={mark} />
        </Flex>
      </Element>
    )
  }
  return (
    <Element tabIndex={-1} className={cx(row, tallRow, edgeOf(location))}>
      <Flex justify="space-between" align="center" wrap="wrap" columnGap="3" rowGap="1">
        <Heading as={heading} size="sm" className={css({ minW: '0', overflowWrap: 'anywhere' })}>
          {title}
        </Heading>
        {count > 0 && (
          <StatusBadge status="error" icon={OctagonAlert}>
            {alerts}
          </StatusBadge>
        )}
      </Flex>
      {silent !== '' && <styled.p fontWeight="medium">{silent}</styled.p>}
      {mark && <ChangeMark mark={mark} />}
      <DeviceCounts location={location} />
      {count === 0 && (
        <Flex color="fg.muted" textStyle="xs">
          {alerts}
        </Flex>
      )}
    </Element>
  )
}

const row = css({
  display: 'flex',
  flexDirection: 'column',
  ps: '3',
  pe: '4',
  textStyle: 'sm',
  borderStartWidth: 'edge',
})
const tallRow = css({ gap: '1.5', py: '2.5' })
const shortRow = css({ py: '1' })

const critical = css({ borderStartColor: 'severity.critical' })
const warning = css({ borderStartColor: 'severity.warning' })
const quiet = css({ borderStartColor: 'transparent' })

const edgeOf = (location: NeedsAttentionLocation) =>
  location.criticalAlertCount > 0 ? critical : needsAttention(location) ? warning : quiet

// A phone has room for all of it, and no tooltips.
const oneLine = css({
  minW: '0',
  overflowWrap: 'anywhere',
  truncate: { md: true },
  '& > a': { display: 'inline' },
})
const criticalCount = css({
  textStyle: 'xs',
  fontWeight: 'medium',
  color: 'fg.error',
  flexShrink: '0',
})

/** The number of offline devices of each kind at a location. */
export const DeviceCounts = ({ location }: { location: NeedsAttentionLocation }) => (
  <Flex as="dl" wrap="wrap" columnGap="4" rowGap="0.5">
    {deviceCounts(location).map((devices) => (
      <DeviceLine key={devices.kind} {...devices} />
    ))}
  </Flex>
)

const kindIcons = { gateways: RadioTower, routers: Router, sensors: Thermometer }

function DeviceLine({ kind, offline, total }: DeviceCount) {
  const intl = useIntl()
  const KindIcon = kindIcons[kind]
  const count = intl.formatMessage(offlineCount, { offline, total })
  const share = formatShare(intl, shareOffline({ offline, total }))
  return (
    <Flex align="center" wrap="wrap" columnGap="1.5">
      <Flex as="dt" align="center" gap="1.5" color="fg.muted">
        <Icon size="sm" className={css({ color: offline > 0 ? 'severity.warning' : undefined })}>
          {offline > 0 ? <WifiOff aria-hidden /> : <KindIcon aria-hidden />}
        </Icon>
        {intl.formatMessage(messages[kind])}
      </Flex>
      <Flex
        as="dd"
        fontVariantNumeric="tabular-nums"
        color={offline > 0 ? 'fg' : 'fg.muted'}
        fontWeight={offline > 0 ? 'medium' : undefined}
      >
        {kind === 'sensors' && offline > 0
          ? intl.formatMessage(offlineShare, { count, share })
          : count}
      </Flex>
    </Flex>
  )
}
