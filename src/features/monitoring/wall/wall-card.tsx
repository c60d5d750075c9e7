import { OctagonAlert, WifiOff } from 'lucide-react'
import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { NeedsAttentionLocation } from '~/api/generated/model/index.ts'
import { deviceReasons } from '~/features/monitoring/attention-words.ts'
import { criticalAlerts } from '~/features/monitoring/messages.ts'
import { css } from '~/styled-system/css'
import { Flex, styled } from '~/styled-system/jsx'
import { PlainLink } from '~/ui/link/styled-link.tsx'

/** One location in trouble, readable from afar. */
export function WallCard({ location }: { location: NeedsAttentionLocation }) {
  const count = location.criticalAlertCount
  const devices = deviceReasons(location, useIntl())
  const isCritical = count > 0
  return (
    <Flex
      as="li"
      direction="column"
      gap="0.3em"
      minW="0"
      overflow="hidden"
      px="0.8em"
      py="0.6em"
      rounded="l3"
      borderStartWidth="0.4em"
      className={isCritical ? critical : warning}
    >
      <styled.h2
        fontSize="1.15em"
        fontWeight="bold"
        lineHeight="1.15"
        // The ends of long names are what tells them apart.
        lineClamp="2"
        overflowWrap="anywhere"
        flexShrink="0"
      >
        <PlainLink
          from="/monitoring/locations"
          to="/monitoring/locations"
          search={(before) => ({ ...before, wall: undefined, location: location.deviceGroupingId })}
        >
          <bdi>{location.locationName}</bdi>
        </PlainLink>
      </styled.h2>
      {location.enterprise && (
        <styled.p fontSize="0.7em" color="fg.muted" truncate>
          <bdi>{location.enterprise.name}</bdi>
        </styled.p>
      )}
      {isCritical && (
        <Line icon={<OctagonAlert aria-hidden size="1em" />} sign={css({ color: 'fg.error' })}>
          <FormattedMessage {...criticalAlerts} values={{ count }} />
        </Line>
      )}
      {devices !== '' && (
        <Line icon={<WifiOff aria-hidden size="1em" />} sign={css({ color: 'fg.warning' })}>
          {devices}
        </Line>
      )}
    </Flex>
  )
}

type LineProps = { icon: ReactNode; sign: string; children: ReactNode }

function Line({ icon, sign, children }: LineProps) {
  return (
    <Flex gap="0.4em" fontSize="0.85em" fontWeight="semibold" lineHeight="1.25">
      <Flex flexShrink="0" h="1.25em" align="center" className={sign}>
        {icon}
      </Flex>
      <styled.span lineClamp="2">{children}</styled.span>
    </Flex>
  )
}

const critical = css({ borderColor: 'severity.critical', bg: 'bg.error' })
const warning = css({ borderColor: 'severity.warning', bg: 'bg.panel' })
