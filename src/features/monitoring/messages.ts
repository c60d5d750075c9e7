import { defineMessage, defineMessages, type MessageValue } from 'react-intl'

export const messages = defineMessages({
  views: {
    defaultMessage: 'Sections',
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
    defaultMessage: 'No issues',
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
  severity: {
    defaultMessage: 'Severity',
    description: 'Labels a choice, or a column: how serious an alert is',
  },
  everyEnterprise: {
    defaultMessage: 'All enterprises',
    description: 'In a field without a choice: the locations and alerts of all enterprises',
  },
  everySeverity: {
    defaultMessage: 'All severities',
    description: 'Choice: alerts of any severity',
  },
  critical: { defaultMessage: 'Critical', description: 'Severity of an alert, the most serious' },
  warning: { defaultMessage: 'Warning', description: 'Severity of an alert, serious' },
  info: { defaultMessage: 'Info', description: 'Severity of an alert, not serious' },
  noAlerts: {
    defaultMessage: 'No alerts',
    description: 'Heading where there is no alert in the chosen stretch of time',
  },
  noAlertsHint: {
    defaultMessage: 'None started in this period, and none are still open.',
    description: 'Explains that there are no alerts',
  },
  open: { defaultMessage: 'Open', description: 'Status of an alert that goes on' },
  resolved: { defaultMessage: 'Resolved', description: 'Status of an alert that is over' },
  everyLocation: { defaultMessage: 'Locations', description: 'Heading above a list of locations' },
  searchLocations: {
    defaultMessage: 'Search locations',
    description: 'Labels the search field of the locations',
  },
  status: {
    defaultMessage: 'Status',
    description: 'Labels a choice, or a column: open or resolved',
  },
  stateCritical: {
    defaultMessage: 'Critical alerts',
    description: 'Choice: locations with critical alerts; also a column with how many',
  },
  stateOffline: {
    defaultMessage: 'Devices offline',
    description: 'Choice: locations with devices that are offline',
  },
  stateWell: { defaultMessage: 'No issues', description: 'Choice: locations without trouble' },
  stateAll: { defaultMessage: 'All locations', description: 'Choice: all locations' },
  urgency: { defaultMessage: 'Urgency', description: 'Choice: the worst location first' },
  viewAs: {
    defaultMessage: 'View as',
    description: 'Names the buttons "Cards" and "Table" for screen readers',
  },
  cards: { defaultMessage: 'Cards', description: 'Button: shows the locations as cards' },
  table: { defaultMessage: 'Table', description: 'Button: shows the locations as a table' },
  location: { defaultMessage: 'Location', description: 'Column' },
  reasons: {
    defaultMessage: 'Reason',
    description: 'Column: why a location needs attention, in words',
  },
  searchAlerts: {
    defaultMessage: 'Search alerts',
    description: 'Labels the search field of the alerts',
  },
  device: { defaultMessage: 'Device', description: 'Column: the device that has an alert' },
  serialNumber: { defaultMessage: 'Serial number', description: 'Column: that of a device' },
  measured: {
    defaultMessage: 'Reading',
    description: 'Column: what a device measured, and the limit that it crossed',
  },
  started: { defaultMessage: 'Started', description: 'Column: when an alert began' },
  endedAt: { defaultMessage: 'Resolved at', description: 'Column: when an alert was resolved' },
  duration: {
    defaultMessage: 'Duration (min)',
    description: 'Column: how long an alert has lasted, in minutes',
  },
  category: {
    defaultMessage: 'Category',
    description: 'Labels a choice, or a column: what an alert is about, such as food safety',
  },
  everyCategory: {
    defaultMessage: 'All categories',
    description: 'Choice: alerts of any category',
  },
  everyStatus: { defaultMessage: 'Open and resolved', description: 'Choice: alerts of any status' },
  structure: {
    defaultMessage: 'Structure',
    description: 'Labels the choice of a level of the business structure, such as Region',
  },
  structureFailed: {
    defaultMessage: 'The structure could not be loaded, so alerts cannot be filtered by it',
    description: 'Below the filters of alerts',
  },
  everyStructure: {
    defaultMessage: 'Entire structure',
    description: 'Choice: alerts of every level of the business structure',
  },
  group: {
    defaultMessage: 'Group by location',
    description: 'Button: puts the alerts of a location under a heading',
  },
  closeDetails: {
    defaultMessage: 'Close details',
    description: 'Button: hides the details of a location',
  },
  noZone: {
    defaultMessage: 'The time zone of this location is not known.',
    description: 'In place of the time at a location',
  },
  gatewayNote: {
    defaultMessage: 'Which sensors use which gateway is not known.',
    description: 'Beside the number of offline gateways and sensors of a location',
  },
  help: {
    defaultMessage: 'What to do',
    description: 'Heading above links to help about the alerts of a location',
  },
  notFound: {
    defaultMessage: 'This location does not exist, or you do not have access to it.',
    description: 'In place of a location',
  },
})

export const categoryChoice = defineMessage<{ name: string; count: number }>({
  defaultMessage: '{name} ({count, number})',
  description: 'Choice: a category of alerts, and how many alerts it has',
})

export const unknownCategory = defineMessage<{ id: string }>({
  defaultMessage: 'Unknown category ({id})',
  description: 'Choice: a category of alerts that the address names by its id, and no alert has',
})

export const openAlerts = defineMessage<{ count: number }>({
  defaultMessage: '{count, plural, =0 {No open alerts} one {# open alert} other {# open alerts}}',
  description: 'How many alerts of a location are open, above a list of them',
})

export const twoTimes = defineMessage<{ there: string; here: string }>({
  defaultMessage: '{there} at the location, {here} for you',
  description: 'The time now at a location and where the user is',
})

export const timeThere = defineMessage<{ there: string }>({
  defaultMessage: '{there} at the location',
  description: 'The time now at a location, which is also that of the user',
})

export const noContact = defineMessage<{ devices: string }>({
  defaultMessage: 'Offline: {devices}',
  description: 'The names of the devices of a location that are offline',
})

export const attentionCount = defineMessage<{ count: number; watched: number; critical: number }>({
  defaultMessage:
    '{count, number} of {watched, plural, one {# location} other {# locations}}{critical, plural, =0 {} other {, # with critical alerts}}',
  description: 'How many of the watched locations have trouble, and how many a critical alert',
})

export const showMore = defineMessage<{ count: number }>({
  defaultMessage: 'Show more ({count, number})',
  description: 'Button below a list that shows only its beginning; count: how many more it shows',
})

export const shownCount = defineMessage<{ shown: number; total: number }>({
  defaultMessage: '{shown, number} of {total, number} shown',
  description: 'How much of a list is shown, beside the button that shows more',
})

export const watchedCount = defineMessage<{ watched: number }>({
  defaultMessage:
    '{watched, plural, one {# location is monitored. Its devices are online, and no critical alerts are open.} other {# locations are monitored. Their devices are online, and no critical alerts are open.}}',
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

export const reading = defineMessage<{ what: MessageValue; value: MessageValue }>({
  defaultMessage: '{what} {value}',
  description: 'What was measured: "Temperature 46.8°F"',
})

export const endedAfter = defineMessage<{ length: string }>({
  defaultMessage: 'after {length}',
  description: 'How long an alert lasted, below the word “Resolved”: “after 13 minutes”',
})
