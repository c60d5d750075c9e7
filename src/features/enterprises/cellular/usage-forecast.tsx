import type { ReactNode } from 'react'
import { FormattedMessage, FormattedNumber, type MessageDescriptor, useIntl } from 'react-intl'
import type { PastCellularUsage } from '~/api/generated/model/index.ts'
import { absent } from '~/i18n/absent.ts'
import { formatBytes } from '~/i18n/format-bytes.ts'
import { formatInstant } from '~/i18n/format-instant.ts'
import { usEastern } from '~/i18n/zone-names.ts'
import { Bars } from '~/kit/chart/bars.tsx'
import { day } from '~/lib/units.ts'
import { css } from '~/styled-system/css'
import { Box, Flex, Grid, Stack, styled } from '~/styled-system/jsx'
import { Panel } from '~/ui/layout/panel.tsx'
import { Heading } from '~/ui/text/heading.tsx'
import { DataAmount } from './data-amount.tsx'
import type { Cycle, Forecast, LinkForecast } from './forecast.ts'
import {
  elapsedOf,
  forecastMessages as messages,
  leftOut,
  periodOfLinks,
  morePeriods,
  soFar,
  soFarAndEstimate,
} from './messages.ts'
import { monthBars } from './usage-chart.tsx'
import { usageByMonth } from './usage-months.ts'

type UsageForecastProps = {
  forecast: Forecast
  /** The usage of the last months; undefined while loading. */
  months: readonly PastCellularUsage[] | undefined
  monthsFailed: boolean
}

/** The expected usage of the current billing period, with the previous months. */
export function UsageForecast({ forecast, ...past }: UsageForecastProps) {
  const { estimate, cycles } = forecast
  return (
    <Box mb="4">
      <Panel level="h3" heading={messages.heading}>
        <Grid
          templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 2fr) minmax(0, 3fr)' }}
          columnGap="8"
          rowGap="6"
        >
          <Stack gap="4">
            <Totals forecast={forecast} />
            <styled.p textStyle="sm" color="fg.muted">
              {estimate === null ? (
                <FormattedMessage {...(cycles.length > 0 ? messages.tooEarly : messages.noEnd)} />
              ) : (
                <>
                  <FormattedMessage {...messages.assumption} />{' '}
                  {forecast.leftOut > 0 && (
                    <FormattedMessage {...leftOut} values={{ count: forecast.leftOut }} />
                  )}
                </>
              )}
            </styled.p>
            <Leading links={forecast.links.filter(({ bytes }) => bytes > 0)} />
          </Stack>
          <Comparison forecast={forecast} {...past} />
        </Grid>
      </Panel>
    </Box>
  )
}

function Totals({ forecast }: { forecast: Forecast }) {
  const { bytes, estimate, cycles } = forecast
  return (
    <Box as="dl" divideY="1px">
      <Total label={messages.soFar}>
        <DataAmount bytes={bytes} />
      </Total>
      <Total label={messages.elapsed}>
        {cycles.length === 0 ? (
          <FormattedMessage {...absent.notAvailable} />
        ) : (
          <Elapsed cycles={cycles} />
        )}
      </Total>
      <Total label={messages.estimate}>
        {estimate === null ? (
          <FormattedMessage {...absent.notAvailable} />
        ) : (
          <styled.strong textStyle="lg">
            <DataAmount bytes={Math.round(estimate)} />
          </styled.strong>
        )}
      </Total>
    </Box>
  )
}

function Total({ label, children }: { label: MessageDescriptor; children: ReactNode }) {
  return (
    <Flex align="baseline" justify="space-between" wrap="wrap" columnGap="4" py="2">
      <Box as="dt" textStyle="sm" color="fg.muted">
        <FormattedMessage {...label} />
      </Box>
      <Box as="dd" ms="auto" textAlign="end" fontVariantNumeric="tabular-nums">
        {children}
      </Box>
    </Flex>
  )
}

const shownCycles = 3

/** The most common periods. */
function Elapsed({ cycles }: { cycles: readonly Cycle[] }) {
  const intl = useIntl()
  return (
    <Box textStyle="sm">
      {cycles.slice(0, shownCycles).map(({ start, end, elapsed, links }) => {
        const period = intl.formatMessage(elapsedOf, {
          share: elapsed,
          passed: Math.round((elapsed * (end - start)) / (day / 10)) / 10,
          // Whole days, even if daylight saving time changes in the month.
          days: Math.round((end - start) / day),
          end: formatInstant(intl, end, usEastern),
        })
        return (
          <div key={end}>
            {cycles.length > 1 ? (
              <FormattedMessage {...periodOfLinks} values={{ count: links, period }} />
            ) : (
              period
            )}
          </div>
        )
      })}
      {cycles.length > shownCycles && (
        <FormattedMessage {...morePeriods} values={{ count: cycles.length - shownCycles }} />
      )}
    </Box>
  )
}

const shownLinks = 5

function Leading({ links }: { links: readonly LinkForecast[] }) {
  const intl = useIntl()
  if (links.length === 0) return null
  return (
    <div>
      <Heading as="h4" size="sm" className={css({ mb: '1' })}>
        <FormattedMessage {...messages.leading} />
      </Heading>
      <Box as="ol" textStyle="sm" divideY="1px">
        {links.slice(0, shownLinks).map(({ linkid, bytes, estimate }, index) => {
          const data = formatBytes(intl, bytes)
          return (
            <Flex as="li" key={linkid} columnGap="4" wrap="wrap" py="1.5">
              <styled.span color="fg.muted">
                <FormattedNumber value={index + 1} />
              </styled.span>
              <bdi>{linkid}</bdi>
              <styled.span ms="auto" textAlign="end" fontVariantNumeric="tabular-nums">
                {estimate === null ? (
                  <FormattedMessage {...soFar} values={{ data }} />
                ) : (
                  <FormattedMessage
                    {...soFarAndEstimate}
                    values={{ data, estimate: formatBytes(intl, Math.round(estimate)) }}
                  />
                )}
              </styled.span>
            </Flex>
          )
        })}
      </Box>
    </div>
  )
}

/** A chart of the last months and the current period. */
function Comparison({ forecast, months, monthsFailed }: UsageForecastProps) {
  const intl = useIntl()
  const format = (bytes: number) => formatBytes(intl, Math.round(bytes))
  const { bytes, estimate } = forecast
  const thisPeriod = intl.formatMessage(messages.thisPeriod)
  const data = format(bytes)
  if (!months && !monthsFailed) return <Box h="56" />
  return (
    <div>
      <Bars
        plain
        label={intl.formatMessage(messages.chart)}
        bars={[
          ...monthBars(intl, usageByMonth(months ?? []).months),
          {
            name: thisPeriod,
            short: thisPeriod,
            value: bytes,
            ...(estimate !== null && {
              expected: {
                value: estimate - bytes,
                text: intl.formatMessage(soFarAndEstimate, { data, estimate: format(estimate) }),
              },
            }),
          },
        ]}
        format={format}
      />
      <styled.p textStyle="sm" color="fg.muted" mt="2">
        <FormattedMessage {...(monthsFailed ? messages.monthsFailed : messages.calendar)} />
      </styled.p>
    </div>
  )
}
