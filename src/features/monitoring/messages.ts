import { defineMessage, defineMessages, type MessageValue } from 'react-intl'

export const messages = defineMessages({
  views: {
    defaultMessage: 'What to show',
    description: 'Names the tabs "Locations" and "Alerts" for screen readers',
  },
  locationsTab: {
    defaultMessage: 'Locations',
    description: 'Tab with the locations that need attention, followed by their count',
  },
  alertsTab: {
    defaultMessage: 'Alerts',
    description: 'Tab with the alerts, followed by the count of open ones',
  },
  attention: {
    defaultMessage: 'Needs attention',
    description: 'Heading above the locations that have trouble',
  },
  allWell: {
    defaultMessage: 'All is well',
    description: 'Heading where no location has any trouble',
  },
  noLocations: {
    defaultMessage: 'No locations yet',
    description: 'Heading where no location has a device to watch',
  },
  noLocationsHint: {
    defaultMessage: 'Locations appear here once their devices start to report.',
    description: 'Explains that there are no locations to watch',
  },
  gateways: { defaultMessage: 'Gateways', description: 'A kind of device at a location' },
  routers: { defaultMessage: 'Routers', description: 'A kind of device at a location' },
  sensors: { defaultMessage: 'Sensors', description: 'A kind of device at a location' },
  alerts: { defaultMessage: 'Latest alerts', description: 'Heading above the alerts' },
  period: { defaultMessage: 'Period', description: 'Labels the choice of a stretch of time' },
  LAST_24_HOURS: {
    defaultMessage: 'Last 24 hours',
    description: 'Choice of a stretch of time: alerts that began in it are shown',
  },
  LAST_7_DAYS: {
    defaultMessage: 'Last 7 days',
    description: 'Choice of a stretch of time: alerts that began in it are shown',
  },
  LAST_30_DAYS: {
    defaultMessage: 'Last 30 days',
    description: 'Choice of a stretch of time: alerts that began in it are shown',
  },
  level: { defaultMessage: 'Level', description: 'Labels the choice of the level of alerts' },
  everyLevel: { defaultMessage: 'Every level', description: 'Choice: alerts of each level' },
  critical: { defaultMessage: 'Critical', description: 'Level of an alert, the most serious' },
  warning: { defaultMessage: 'Warning', description: 'Level of an alert, serious' },
  info: { defaultMessage: 'Info', description: 'Level of an alert, not serious' },
  noAlerts: {
    defaultMessage: 'No alerts',
    description: 'Heading where there is no alert in the chosen stretch of time',
  },
  noAlertsHint: {
    defaultMessage: 'None started in this period, and none is still open.',
    description: 'Explains that there are no alerts',
  },
  noneOfLevel: {
    defaultMessage: 'No alerts at this level',
    description: 'Heading where there are alerts, but none of the chosen level',
  },
  showEvery: {
    defaultMessage: 'Show every level',
    description: 'Button that shows the alerts of each level again',
  },
  open: { defaultMessage: 'Open', description: 'State of an alert that goes on' },
  ended: { defaultMessage: 'Ended', description: 'State of an alert that is over' },
})

export const attentionCount = defineMessage<{ count: number; watched: number; critical: number }>({
  defaultMessage:
    '{count, number} of {watched, plural, one {# location} other {# locations}}{critical, plural, =0 {} other {, # with critical alerts}}',
  description: 'How many of the watched locations have trouble, and how many a critical alert',
})

export const showMore = defineMessage<{ count: number }>({
  defaultMessage: 'Show {count, number} more',
  description: 'Button below a list that shows only its beginning',
})

export const shownCount = defineMessage<{ shown: number; total: number }>({
  defaultMessage: '{shown, number} of {total, number} shown',
  description: 'How much of a list is shown, beside the button that shows more',
})

export const watchedCount = defineMessage<{ watched: number }>({
  defaultMessage:
    '{watched, plural, one {# location is monitored. Its} other {# locations are monitored. Their}} devices are reporting, and no critical alerts are open.',
  description: 'Shown where no location has any trouble',
})

export const criticalAlerts = defineMessage<{ count: number }>({
  defaultMessage:
    '{count, plural, =0 {No critical alerts} one {# critical alert} other {# critical alerts}}',
  description: 'How many critical alerts are open at a location',
})

export const offlineCount = defineMessage<{ offline: number; total: number }>({
  defaultMessage: '{offline, number} of {total, number} offline',
  description: 'How many devices of a kind do not report',
})

export const offlineShare = defineMessage<{ count: MessageValue; share: string }>({
  defaultMessage: '{count} ({share})',
  description: 'How many sensors do not report, and their share: "1 of 5 offline (20%)"',
})

export const alertCount = defineMessage<{ total: number; open: number }>({
  defaultMessage:
    '{total, plural, =0 {No alerts} one {# alert} other {# alerts}}{open, plural, =0 {} other {, # open}}',
  description: 'How many alerts are shown, and how many of them go on',
})

export const place = defineMessage<{ location: string; enterprise: string }>({
  defaultMessage: '{location} · {enterprise}',
  description: 'Where a device stands: its location and the enterprise that this belongs to',
})

export const reading = defineMessage<{ what: string; value: MessageValue }>({
  defaultMessage: '{what} {value}',
  description: 'What was measured: "Temperature 46.8°F"',
})

/** What a threshold means, by the sign of its comparison. */
export const limits = new Map(
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

export const otherLimit = defineMessage<{ sign: string; limit: string }>({
  defaultMessage: 'Alerts at {sign} {limit}',
  description: 'A threshold whose comparison is known by its sign alone',
})

export const endedAfter = defineMessage<{ length: string }>({
  defaultMessage: 'after {length}',
  description: 'How long an alert lasted, below the word "Ended": "after 13 minutes"',
})
