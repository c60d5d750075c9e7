import { defineMessage, defineMessages } from 'react-intl'

export const sinceMessages = defineMessages({
  lastHere: {
    defaultMessage: 'Since your last visit',
    description: 'Heading of what has changed since the last visit',
  },
  nothingSince: {
    defaultMessage: 'No alerts have opened or been resolved since your last visit',
    description: 'No alert has changed since the last visit. The server lists 30 days',
  },
  notListed: {
    defaultMessage:
      'Alerts that opened more than 30 days ago and have been resolved are not listed.',
    description: 'Above the alerts that have opened or been resolved since the last visit',
  },
  nextVisit: {
    defaultMessage: 'On your next visit, what has changed will be shown here',
    description: 'Above the alerts, on the first visit',
  },
})

export const sinceCounts = defineMessage<{ opened: number; ended: number }>({
  defaultMessage:
    'Since your last visit: {opened, plural, one {# alert opened} other {# alerts opened}}, {ended, plural, other {# resolved}}',
  description: 'Button: shows the alerts that have opened or been resolved since the last visit',
})

export const sinceAtLeast = defineMessage<{ opened: number; ended: number }>({
  defaultMessage:
    'Since your last visit: at least {opened, plural, one {# alert opened} other {# alerts opened}}, {ended, plural, other {# resolved}}',
  description:
    'Button: shows the alerts that have opened or been resolved since the last visit, more than 30 days ago. Not all of them are listed',
})

export const lastVisit = defineMessage<{ time: string }>({
  defaultMessage: 'Your last visit was on {time}.',
  description: 'When the user last saw the alerts in this browser',
})

export const openedCount = defineMessage<{ count: number }>({
  defaultMessage: 'Opened ({count, number})',
  description: 'Heading above the alerts that have opened since the last visit',
})

export const endedCount = defineMessage<{ count: number }>({
  defaultMessage: 'Resolved ({count, number})',
  description: 'Heading above the alerts that have been resolved since the last visit',
})
