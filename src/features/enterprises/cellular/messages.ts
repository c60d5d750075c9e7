import { defineMessage, defineMessages } from 'react-intl'

export const messages = defineMessages({
  usage: { defaultMessage: 'Usage', description: 'Labels the choice of past or current usage' },
  past: { defaultMessage: 'Past usage', description: 'Choice: data used in months that are over' },
  pastHint: {
    defaultMessage: 'Whole months that lie within the dates',
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
    defaultMessage: "None of this enterprise's SIM cards used any data in this period.",
    description: 'Explains that there is no usage',
  },
  chart: {
    defaultMessage: 'Data usage by month',
    description: 'Names the chart of data usage for screen readers',
  },
  link: {
    defaultMessage: 'Link',
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
    defaultMessage: 'Periods back',
    description: 'Column: how many billing periods ago the usage was; 0 is the current one',
  },
})

export const chartCut = defineMessage<{ count: number }>({
  defaultMessage: 'The chart shows the last {count, number} months. The table shows all.',
  description: 'Below a chart that leaves out earlier months',
})

export const presetMessages = defineMessages({
  periods: {
    defaultMessage: 'Usual periods',
    description: 'Names the buttons that fill the dates',
  },
  month: { defaultMessage: 'Last month', description: 'Button that fills the dates' },
  threeMonths: { defaultMessage: 'Last 3 months', description: 'Button that fills the dates' },
  sixMonths: { defaultMessage: 'Last 6 months', description: 'Button that fills the dates' },
  thisYear: { defaultMessage: 'This year', description: 'Button that fills the dates' },
})

export const tagHint = defineMessage<{ token: string }>({
  defaultMessage: "The cellular provider has no tag named {token}, this enterprise's token.",
  description: 'Explains that the enterprise has no tag at the cellular provider',
})

export const pastTotal = defineMessage<{ data: string; sessions: number; links: number }>({
  defaultMessage:
    '{data} in {sessions, plural, one {# session} other {# sessions}} over {links, plural, one {# link} other {# links}}',
  description: 'What was used in all: "1.9 GB in 616 sessions over 4 links"',
})

export const currentTotal = defineMessage<{ data: string; links: number }>({
  defaultMessage: '{data} over {links, plural, one {# link} other {# links}}',
  description: 'What has been used in all so far: "290 MB over 4 links"',
})
