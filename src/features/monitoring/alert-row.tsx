import { FormattedMessage, useIntl } from 'react-intl'
import type { Alert } from '~/api/generated/model/index.ts'
import { css, cx } from '~/styled-system/css'
import { Box, styled } from '~/styled-system/jsx'
import { StatusBadge } from '~/ui/feedback/status-badge.tsx'
import { RecordLink } from '~/ui/link/record-link.tsx'
import { levelName, lookOf } from './alert-levels.ts'
import { AlertBegan, AlertState } from './alert-times.tsx'
import { deviceName, limitText } from './alert-words.ts'
import { formatMeasure } from './format-measure.ts'
import { place, reading } from './messages.ts'
import { twoLines } from './two-lines.tsx'

type AlertRowProps = {
  alert: Alert
  /** How much of its place is shown. */
  place: 'enterprise and location' | 'location' | 'none'
}

/** One alert as a list item: severity, place, reading, start, and whether it is open. */
export function AlertRow(props: AlertRowProps) {
  const { deviceGrouping, enterprise, ...alert } = props.alert
  const intl = useIntl()
  const { color, ...look } = lookOf(alert.alertLevel)
  return (
    <li tabIndex={-1} className={cx(layout, edges[color])}>
      <Box gridArea="level">
        <StatusBadge {...look}>{levelName(alert.alertLevel, intl)}</StatusBadge>
      </Box>
      <Box gridArea="device">
        <div className={twoLines}>
          <styled.p fontWeight="medium">
            <RecordLink kind="device" id={alert.device.serialNumber}>
              {deviceName(props.alert)}
            </RecordLink>
          </styled.p>
          {props.place !== 'none' && (
            <styled.p color="fg.muted">
              <RecordLink kind="location" id={deviceGrouping.id}>
                {props.place === 'enterprise and location' && enterprise ? (
                  <FormattedMessage
                    {...place}
                    values={{ location: deviceGrouping.name, enterprise: enterprise.name }}
                  />
                ) : (
                  deviceGrouping.name
                )}
              </RecordLink>
            </styled.p>
          )}
        </div>
      </Box>
      <Box gridArea="reading">
        <Reading {...props.alert} />
      </Box>
      <Box gridArea="time" fontVariantNumeric="tabular-nums">
        <AlertBegan {...props.alert} />
      </Box>
      <Box gridArea="state">
        <AlertState {...props.alert} />
      </Box>
    </li>
  )
}

function Reading(alert: Alert) {
  const intl = useIntl()
  const { deviceDataType, value } = alert
  const { name, token, unit } = deviceDataType
  const what = name || token
  const limit = limitText(alert, intl)
  return (
    <div className={twoLines}>
      <p>
        {typeof value === 'number' ? (
          <FormattedMessage
            {...reading}
            values={{
              what,
              value: (
                <styled.span key="value" fontWeight="medium" whiteSpace="nowrap">
                  {formatMeasure(intl, value, unit)}
                </styled.span>
              ),
            }}
          />
        ) : (
          what
        )}
      </p>
      {limit !== '' && <styled.p color="fg.muted">{limit}</styled.p>}
    </div>
  )
}

const edges = {
  'severity.critical': css({ borderStartColor: 'severity.critical' }),
  'severity.warning': css({ borderStartColor: 'severity.warning' }),
  'severity.info': css({ borderStartColor: 'severity.info' }),
  'severity.neutral': css({ borderStartColor: 'severity.neutral' }),
}

const layout = css({
  display: 'grid',
  gridTemplateAreas: '"level state" "device device" "reading reading" "time time"',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: '5',
  rowGap: '0.5',
  ps: '3',
  pe: '4',
  py: '2.5',
  textStyle: 'sm',
  overflowWrap: 'anywhere',
  '& > *': { minW: '0' },
  '& [class*=badge]': { whiteSpace: 'normal', h: 'auto', maxW: 'full', minW: '0' },
  borderStartWidth: 'edge',
  '@container (min-width: 26rem)': {
    gridTemplateAreas: '"level device" "state reading" "state time"',
    gridTemplateColumns: '{sizes.28} minmax(0, 1fr)',
  },
  '@container (min-width: 48rem)': {
    gridTemplateAreas: '"level device reading time" "state device reading time"',
    gridTemplateColumns: '{sizes.28} minmax(0, 1fr) minmax(0, 1fr) {sizes.52}',
    gridTemplateRows: 'auto 1fr',
  },
})
