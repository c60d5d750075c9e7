import { Grid, GridItem, Text } from '@chakra-ui/react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { Alert } from '~/api/generated/model/index.ts'
import { StatusBadge } from '~/ui/feedback/status-badge.tsx'
import { AlertBegan, AlertState } from './alert-times.tsx'
import { edgeOf, levelName, lookOf } from './alert-levels.ts'
import { deviceName, limitText } from './alert-words.ts'
import { formatMeasure } from './format-measure.ts'
import { place, reading } from './messages.ts'
import { inColumns, TwoLines } from './two-lines.tsx'

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
    <Grid as="li" tabIndex={-1} css={layout} borderStartColor={color}>
      <GridItem area="level">
        <StatusBadge variant={edgeOf(props.alert) === 'critical' ? 'solid' : 'plain'} {...look}>
          {levelName(alert.alertLevel, intl)}
        </StatusBadge>
      </GridItem>
      <GridItem area="device">
        <TwoLines>
          <Text fontWeight="medium">{deviceName(props.alert)}</Text>
          {props.place !== 'none' && (
            <Text color="fg.muted">
              {props.place === 'enterprise and location' && enterprise ? (
                <FormattedMessage
                  {...place}
                  values={{ location: deviceGrouping.name, enterprise: enterprise.name }}
                />
              ) : (
                deviceGrouping.name
              )}
            </Text>
          )}
        </TwoLines>
      </GridItem>
      <GridItem area="reading">
        <Reading {...props.alert} />
      </GridItem>
      <GridItem area="time" fontVariantNumeric="tabular-nums">
        <AlertBegan {...props.alert} />
      </GridItem>
      <GridItem area="state">
        <AlertState {...props.alert} />
      </GridItem>
    </Grid>
  )
}

function Reading(alert: Alert) {
  const intl = useIntl()
  const { deviceDataType, value } = alert
  const { name, token, unit } = deviceDataType
  const what = name || token
  const limit = limitText(alert, intl)
  return (
    <TwoLines>
      <Text>
        {typeof value === 'number' ? (
          <FormattedMessage
            {...reading}
            values={{
              what,
              value: (
                <Text as="span" key="value" fontWeight="medium" whiteSpace="nowrap">
                  {formatMeasure(intl, value, unit)}
                </Text>
              ),
            }}
          />
        ) : (
          what
        )}
      </Text>
      {limit !== '' && <Text color="fg.muted">{limit}</Text>}
    </TwoLines>
  )
}

const layout = {
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
  [inColumns]: {
    gridTemplateAreas: '"level device reading time" "state device reading time"',
    gridTemplateColumns: '{sizes.28} minmax(0, 1fr) minmax(0, 1fr) {sizes.52}',
    gridTemplateRows: 'auto 1fr',
  },
}
