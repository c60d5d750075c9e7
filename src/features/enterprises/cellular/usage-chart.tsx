import { FormattedMessage, useIntl, type IntlShape } from 'react-intl'
import { formatBytes } from '~/i18n/format-bytes.ts'
import { formatMonth, startOfMonth } from '~/i18n/format-day.ts'
import { Bars } from '~/kit/chart/bars.tsx'
import { styled } from '~/styled-system/jsx'
import { chartCut, messages } from './messages.ts'
import type { UsageMonths } from './usage-months.ts'

/** The columns of a monthly chart. */
export const monthBars = (
  intl: Pick<IntlShape, 'formatDate' | 'formatMessage'>,
  months: UsageMonths['months'],
) =>
  months.map(({ year, month, bytes }) => ({
    name: formatMonth(intl, year, month),
    short: intl.formatDate(startOfMonth(year, month), {
      timeZone: 'UTC',
      year: 'numeric',
      month: 'short',
    }),
    value: bytes,
  }))

/** The usage by month. */
export function UsageChart({ months, cut }: UsageMonths) {
  const intl = useIntl()
  if (months.length === 0) return null
  return (
    <>
      <Bars
        label={intl.formatMessage(messages.chart)}
        bars={monthBars(intl, months)}
        format={(bytes) => formatBytes(intl, bytes)}
      />
      {cut && (
        <styled.p textStyle="sm" color="fg.muted" mt="-2" mb="4">
          <FormattedMessage {...chartCut} values={{ count: months.length }} />
        </styled.p>
      )}
    </>
  )
}
