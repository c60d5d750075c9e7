import { defineMessage, type IntlShape } from 'react-intl'
import type { Alert, AlertList } from '~/api/generated/model/index.ts'
import { timeOf } from '~/i18n/format-instant.ts'
import { toSpan } from '~/i18n/span.ts'
import type { LiveRows } from '~/kit/live/live-rows.ts'
import { minute } from '~/lib/units.ts'
import { levelName } from './alert-levels.ts'
import { formatMeasure } from './format-measure.ts'
import { messages, reading } from './messages.ts'
import { isOpen } from './shown-alerts.ts'

/** The device of an alert: its name, else its serial number. */
export const deviceName = ({ device }: Alert) => device.displayName || device.serialNumber

/** The reading: "Temperature 46.8°F". */
export function readingText({ deviceDataType, value }: Alert, intl: IntlShape): string {
  const { name, token, unit } = deviceDataType
  const what = name || token
  return typeof value === 'number'
    ? intl.formatMessage(reading, { what, value: formatMeasure(intl, value, unit) })
    : what
}

/** The threshold that was crossed: "Alerts above 41°F"; empty if there is none. */
export function limitText({ deviceDataType, threshold }: Alert, intl: IntlShape): string {
  const limit = threshold?.value ?? undefined
  if (limit === undefined) return ''
  const sign = threshold?.thresholdEvaluationType.shortForm ?? ''
  const values = { sign, limit: formatMeasure(intl, limit, deviceDataType.unit) }
  return intl.formatMessage(limits.get(sign) ?? otherLimit, values)
}

/** The duration of an alert in milliseconds; NaN if its times are invalid. */
export const lengthOf = (
  { startedAt, endedAt }: Pick<Alert, 'startedAt' | 'endedAt'>,
  now: number,
) => (timeOf(endedAt) ?? now) - (timeOf(startedAt) ?? NaN)

/** A duration in words: "13 minutes". At least one minute. */
export function lengthText(length: number, intl: IntlShape): string {
  const { value, unit } = toSpan(Math.max(length, minute))
  return intl.formatNumber(value, { style: 'unit', unit, unitDisplay: 'long' })
}

const isCritical = (alert: Alert) => alert.alertLevel.token === 'critical' && isOpen(alert)

/** An alert changes if it ends, or its level or value changes. Open critical ones are news. */
export const liveAlerts: LiveRows<AlertList, Alert> = {
  rows: ({ alerts }) => alerts,
  id: ({ id }) => String(id),
  was: (before, after, intl) => {
    const parts = [
      before.alertLevel.token !== after.alertLevel.token && levelName(before.alertLevel, intl),
      before.value !== after.value && readingText(before, intl),
      before.endedAt !== after.endedAt && isOpen(before) && intl.formatMessage(messages.open),
    ].filter((part) => part !== false)
    return parts.length > 0 ? intl.formatList(parts, { type: 'unit' }) : undefined
  },
  news: (before, after) =>
    isCritical(after) && !(before && isCritical(before))
      ? `${deviceName(after)}, ${after.deviceGrouping.name}`
      : undefined,
}

/** For alerts of some locations only: the locations announce the news instead. */
export const liveAlertsOfSome: typeof liveAlerts = { ...liveAlerts, news: () => undefined }

/** Threshold texts by comparison operator. */
const limits = new Map(
  Object.entries({
    '>': defineMessage<{ limit: string }>({
      defaultMessage: 'Alerts above {limit}',
      description: 'A threshold: what goes beyond it causes an alert',
    }),
    '<': defineMessage<{ limit: string }>({
      defaultMessage: 'Alerts below {limit}',
      description: 'A threshold: what stays under it causes an alert',
    }),
    '>=': defineMessage<{ limit: string }>({
      defaultMessage: 'Alerts at {limit} and above',
      description: 'A threshold: what reaches it or goes beyond it causes an alert',
    }),
    '<=': defineMessage<{ limit: string }>({
      defaultMessage: 'Alerts at {limit} and below',
      description: 'A threshold: what falls to it or under it causes an alert',
    }),
  }),
)

const otherLimit = defineMessage<{ sign: string; limit: string }>({
  defaultMessage: 'Alerts at {sign} {limit}',
  description: 'A threshold whose comparison is known by its sign alone',
})
