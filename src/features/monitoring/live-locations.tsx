import { defineMessage, FormattedMessage } from 'react-intl'
import type { NeedsAttentionLocation, NeedsAttentionResult } from '~/api/generated/model/index.ts'
import type { LiveRows } from '~/kit/live/live-rows.ts'
import { reasonsText } from './attention-words.ts'

const counts = [
  'criticalAlertCount',
  'gatewaysOffline',
  'gatewaysTotal',
  'routerOffline',
  'routerTotal',
  'sensorsOffline',
  'sensorsTotal',
  'locationName',
] as const

/** A location changes if its problems do. An additional critical alert is news. */
export const liveLocations: LiveRows<NeedsAttentionResult, NeedsAttentionLocation> = {
  rows: ({ data }) => data,
  id: ({ deviceGroupingId }) => String(deviceGroupingId),
  was: (before, after, intl) =>
    counts.every((name) => before[name] === after[name]) ? undefined : reasonsText(before, intl),
  news: (before, after) =>
    after.criticalAlertCount > (before?.criticalAlertCount ?? 0) ? after.locationName : undefined,
}

/** Announces new critical alerts, by device or location. */
export const criticalNews = (names: readonly string[]) => (
  <FormattedMessage {...newCritical} values={{ count: names.length, last: names.at(-1) ?? '' }} />
)

const newCritical = defineMessage<{ count: number; last: string }>({
  defaultMessage:
    '{count, plural, one {New critical alert: {last}} other {# new critical alerts. The latest: {last}}}',
  description: 'Announced to screen readers. The name is that of a device and its location',
})

/** For a page whose alerts announce the news. */
export const quietLocations: typeof liveLocations = { ...liveLocations, news: () => undefined }
