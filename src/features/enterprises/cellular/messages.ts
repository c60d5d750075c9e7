import { defineMessage, defineMessages } from 'react-intl'

export const messages = defineMessages({
  usage: { defaultMessage: 'Usage', description: 'Labels the choice of past or current usage' },
  past: { defaultMessage: 'Past usage', description: 'Choice: data used in months that are over' },
  pastHint: {
    defaultMessage: 'Full months within the dates',
    description: 'Explains the choice of past usage',
  },
  current: {
    defaultMessage: 'Current usage',
    description: 'Choice: data used in the billing period that is not over',
  },
  currentHint: {
    defaultMessage: 'The current billing period',
    description: 'Explains the choice of current usage',
  },
  starting: { defaultMessage: 'Start date', description: 'Labels the first day' },
  ending: { defaultMessage: 'End date', description: 'Labels the last day' },
  startRequired: {
    defaultMessage: 'Start Date Required',
    description: 'The first day is missing, or is no day',
  },
  endRequired: {
    defaultMessage: 'End Date Required',
    description: 'The last day is missing, or is no day',
  },
  check: { defaultMessage: 'Check', description: 'Button that looks up the usage' },
  result: { defaultMessage: 'Data usage', description: 'Heading above what was looked up' },
  lookupFailed: {
    defaultMessage: 'API lookup failed',
    description: 'The usage could not be looked up at the cellular provider',
  },
  noTag: {
    defaultMessage: 'No such tag was found',
    description: 'The cellular provider knows no tag of the enterprise',
  },
  noUsage: { defaultMessage: 'No usage', description: 'Heading where nothing was used' },
  noUsageHint: {
    defaultMessage: 'None of this enterprise’s SIMs used any data in this period.',
    description: 'Explains that there is no usage',
  },
  chart: {
    defaultMessage: 'Data usage by month',
    description: 'Names the chart of data usage for screen readers',
  },
  link: {
    defaultMessage: 'SIM',
    description: 'Column: the number of a SIM card at the cellular provider',
  },
  record: {
    defaultMessage: 'Record',
    description: 'Column: the number of a record of usage at the cellular provider',
  },
  month: { defaultMessage: 'Month', description: 'Column: the month of the usage' },
  sessions: { defaultMessage: 'Sessions', description: 'Column: how often a link was connected' },
  data: { defaultMessage: 'Data', description: 'Column: how much data was sent and received' },
  bytes: {
    defaultMessage: 'Data (bytes)',
    description: 'Column of a CSV file: how many bytes were sent and received',
  },
  periodEnd: {
    defaultMessage: 'Period end',
    description: 'Column: when the billing period of the usage ends',
  },
  periodsBack: {
    defaultMessage: 'Periods ago',
    description: 'Column: how many billing periods ago the usage was; 0 is the current one',
  },
})

export const forecastMessages = defineMessages({
  heading: {
    defaultMessage: 'Forecast',
    description: 'Heading: the data that will have been used when the billing period ends',
  },
  soFar: { defaultMessage: 'Used so far', description: 'Label: the data used in this period' },
  elapsed: {
    defaultMessage: 'Period elapsed',
    description: 'Label: how much of the billing period has passed',
  },
  estimate: {
    defaultMessage: 'Estimate at period end',
    description: 'Label or column: the data that will have been used when the period ends',
  },
  estimateBytes: {
    defaultMessage: 'Estimate at period end (bytes)',
    description: 'Column of a CSV file: how many bytes will have been used when the period ends',
  },
  assumption: {
    defaultMessage:
      'The estimate assumes that the billing period started one month before its end, in US Eastern time, and that data is used at the same rate until then.',
    description: 'Says on what the forecast of data usage is based',
  },
  tooEarly: {
    defaultMessage: 'An estimate is available once a tenth of the billing period has passed.',
    description: 'Why there is no forecast of data usage yet',
  },
  noEnd: {
    defaultMessage: 'No estimate is available without the end of the billing period.',
    description: 'Why there is no forecast of data usage',
  },
  leading: {
    defaultMessage: 'SIMs with the highest usage',
    description: 'Heading: the five SIM cards with the most data usage',
  },
  chart: {
    defaultMessage: 'Data usage in past months and this billing period',
    description: 'Names the chart of data usage for screen readers',
  },
  calendar: {
    defaultMessage: 'Past months are calendar months.',
    description: 'Below a chart of past months and the current billing period',
  },
  thisPeriod: {
    defaultMessage: 'This period',
    description: 'Name of a column of the chart: the current billing period',
  },
  monthsFailed: {
    defaultMessage: 'Past months could not be loaded.',
    description: 'In place of past months in a chart',
  },
})

export const elapsedOf = defineMessage<{
  share: number
  passed: number
  days: number
  end: string
}>({
  defaultMessage:
    '{share, number, percent}, {passed, number} of {days, plural, one {# day} other {# days}}, until {end}',
  description:
    'How much of a billing period has passed: "51%, 15.5 of 30 days, until Dec 1, 2026, 12:00 AM EST"',
})

export const periodOfLinks = defineMessage<{ count: number; period: string }>({
  defaultMessage: '{count, plural, one {# SIM} other {# SIMs}}: {period}',
  description: 'How many SIM cards have a billing period: “4 SIMs: 51%, 15.5 of 30 days, until …”',
})

export const morePeriods = defineMessage<{ count: number }>({
  defaultMessage: 'and {count, plural, one {# more period} other {# more periods}}',
  description: 'After some billing periods: how many more there are',
})

export const leftOut = defineMessage<{ count: number }>({
  defaultMessage:
    '{count, plural, one {# SIM has no estimate; its usage so far is counted instead.} other {# SIMs have no estimate; their usage so far is counted instead.}} The end of the period is missing, or less than a tenth of it has passed.',
  description: 'How many SIM cards have no forecast of their own',
})

export const soFarAndEstimate = defineMessage<{ data: string; estimate: string }>({
  defaultMessage: '{data} so far, {estimate} estimated',
  description: 'Data usage of a SIM card: "198.4 MB so far, 385.7 MB estimated"',
})

export const soFar = defineMessage<{ data: string }>({
  defaultMessage: '{data} so far',
  description: 'Data usage of a SIM card without a forecast: "198.4 MB so far"',
})

export const chartCut = defineMessage<{ count: number }>({
  defaultMessage: 'The chart shows the last {count, number} months. The table shows all.',
  description: 'Below a chart that leaves out earlier months',
})

export const presetMessages = defineMessages({
  periods: {
    defaultMessage: 'Common periods',
    description: 'Names the buttons that fill the dates',
  },
  month: { defaultMessage: 'Last month', description: 'Button that fills the dates' },
  threeMonths: { defaultMessage: 'Last 3 months', description: 'Button that fills the dates' },
  sixMonths: { defaultMessage: 'Last 6 months', description: 'Button that fills the dates' },
  thisYear: { defaultMessage: 'This year', description: 'Button that fills the dates' },
})

export const tagHint = defineMessage<{ token: string }>({
  defaultMessage: 'The cellular provider has no tag named {token}, this enterprise’s token.',
  description: 'Explains that the enterprise has no tag at the cellular provider',
})

export const pastTotal = defineMessage<{ data: string; sessions: number; links: number }>({
  defaultMessage:
    '{data} in {sessions, plural, one {# session} other {# sessions}} over {links, plural, one {# SIM} other {# SIMs}}',
  description: 'What was used in all: “1.9 GB in 616 sessions over 4 SIMs”',
})

export const currentTotal = defineMessage<{ data: string; links: number }>({
  defaultMessage: '{data} over {links, plural, one {# SIM} other {# SIMs}}',
  description: 'What has been used in all so far: “290 MB over 4 SIMs”',
})
