import { Grid, GridItem, Text } from '@chakra-ui/react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { Alert } from '~/api/generated/model/index.ts'
import { StatusBadge } from '~/components/feedback/status-badge.tsx'
import { AlertBegan, AlertState } from './alert-times.tsx'
import { lookOf, useLevelName } from './alert-levels.ts'
import { formatMeasure } from './format-measure.ts'
import { limits, otherLimit, place, reading } from './messages.ts'
import { TwoLines } from './two-lines.tsx'

/** One alert: how serious it is, where, what was measured, since when, and whether it goes on; an item of a list. */
export function AlertRow(props: { alert: Alert; showEnterprise: boolean }) {
  const { device, deviceGrouping, enterprise, ...alert } = props.alert
  const levelName = useLevelName()
  return (
    <Grid as="li" tabIndex={-1} {...layout} px="4" py="2.5" columnGap="5" rowGap="1" textStyle="sm">
      <GridItem area="level">
        <StatusBadge variant="plain" {...lookOf(alert.alertLevel)}>
          {levelName(alert.alertLevel)}
        </StatusBadge>
      </GridItem>
      <GridItem area="device" overflowWrap="anywhere">
        <Text fontWeight="medium">{device.displayName || device.serialNumber}</Text>
        <Text color="fg.muted">
          {props.showEnterprise && enterprise ? (
            <FormattedMessage
              {...place}
              values={{ location: deviceGrouping.name, enterprise: enterprise.name }}
            />
          ) : (
            deviceGrouping.name
          )}
        </Text>
      </GridItem>
      <GridItem area="reading">
        <Reading {...props.alert} />
      </GridItem>
      <GridItem area="time" fontVariantNumeric="tabular-nums">
        <AlertBegan {...props.alert} />
      </GridItem>
      <GridItem area="state" justifySelf={{ base: 'end', md: 'auto' }}>
        <AlertState {...props.alert} />
      </GridItem>
    </Grid>
  )
}

function Reading({ deviceDataType, threshold, value }: Alert) {
  const intl = useIntl()
  const { name, token, unit } = deviceDataType
  const what = name || token
  const limit = threshold?.value ?? undefined
  const sign = threshold?.thresholdEvaluationType.shortForm ?? ''
  const values = { sign, limit: limit === undefined ? '' : formatMeasure(intl, limit, unit) }
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
      {limit !== undefined && (
        <Text color="fg.muted">{intl.formatMessage(limits.get(sign) ?? otherLimit, values)}</Text>
      )}
    </TwoLines>
  )
}

const layout = {
  templateAreas: {
    base: '"level state" "device device" "reading reading" "time time"',
    md: '"level device reading time" "state device reading time"',
    xl: '"level device reading time state"',
  },
  templateColumns: {
    base: '1fr auto',
    md: '{sizes.28} 1fr 1fr {sizes.48}',
    xl: '{sizes.20} 4fr 3fr 3fr {sizes.32}',
  },
  templateRows: { md: 'auto 1fr', xl: 'auto' },
} as const
