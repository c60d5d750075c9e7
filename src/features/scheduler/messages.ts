import { defineMessage, defineMessages } from 'react-intl'

export const messages = defineMessages({
  zone: {
    defaultMessage: 'Days and times are in US Eastern time.',
    description: 'Below the heading of the scheduler: the time zone of everything on it',
  },
  errors: { defaultMessage: 'Scheduler errors', description: 'Heading above a table' },
  errorsFailed: {
    defaultMessage: 'Unable to retrieve scheduler errors',
    description: 'Heading where the errors of the scheduler could not be loaded',
  },
  views: {
    defaultMessage: 'Error views',
    description: 'Names the tabs "Individual" and "Grouped" for screen readers',
  },
  each: { defaultMessage: 'Individual', description: 'Tab: every error has a row' },
  grouped: {
    defaultMessage: 'Grouped',
    description: 'Tab: errors with the same message from the same place share a row',
  },
  period: {
    defaultMessage: 'Period',
    description: 'Names the choice of the days whose errors are listed',
  },
  start: { defaultMessage: 'Start day', description: 'Label: errors from this day on are listed' },
  end: { defaultMessage: 'End day', description: 'Label: errors up to this day are listed' },
  endBeforeStart: {
    defaultMessage: 'The end must not be before the start.',
    description: 'Error for a period of days that ends before it starts',
  },
  noPeriod: {
    defaultMessage: 'No days to show',
    description: 'In place of the errors where the chosen period ends before it starts',
  },
  noErrors: {
    defaultMessage: 'No errors on these days',
    description: 'In place of the errors where the scheduler logged none',
  },
  noErrorsHint: {
    defaultMessage: 'Errors that the scheduler logs appear here.',
    description: 'Explains that there are no errors',
  },
  searchErrors: { defaultMessage: 'Search errors', description: 'Labels the search field' },
  time: { defaultMessage: 'Date and time', description: 'Column: when an error was logged' },
  message: { defaultMessage: 'Message', description: 'Column: what was logged' },
  callerClass: {
    defaultMessage: 'Caller class',
    description: 'Column: the class of the program that logged an error, without its package',
  },
  method: {
    defaultMessage: 'Caller method',
    description: 'Column: the method that logged an error',
  },
  line: { defaultMessage: 'Caller line', description: 'Column: the line that logged an error' },
  count: { defaultMessage: 'Count', description: 'Column: how often an error was logged' },
  first: { defaultMessage: 'First seen', description: 'Column: when an error was logged first' },
  last: { defaultMessage: 'Last seen', description: 'Column: when an error was logged last' },
  place: { defaultMessage: 'Source', description: 'Column: class, method and line of an error' },
  less: { defaultMessage: 'Show less', description: 'Button that folds a long message again' },
  more: { defaultMessage: 'Show all', description: 'Button that shows the whole of a message' },
  jobs: { defaultMessage: 'Job status', description: 'Heading above a table of scheduled jobs' },
  jobsFailed: {
    defaultMessage: 'unable to retrieve status',
    description: 'Heading where the jobs could not be loaded. To the letter, small first letter.',
  },
  searchJobs: { defaultMessage: 'Search jobs', description: 'Labels the search field' },
  noJobs: { defaultMessage: 'No jobs yet', description: 'Heading where there are no jobs' },
  noJobsHint: {
    defaultMessage: 'Scheduled reports and other jobs appear here.',
    description: 'Explains that there are no jobs',
  },
  jobType: { defaultMessage: 'Job type', description: 'Column: what a scheduled job does' },
  ALL_DEVICES_REPORT: { defaultMessage: 'All Devices Report', description: 'Type of a report' },
  CORRECTIVE_ACTIONS_REPORT: {
    defaultMessage: 'Corrective Actions Report',
    description: 'Type of a report',
  },
  schedulerId: {
    defaultMessage: 'Scheduler ID',
    description: 'Column: the name of a job in the scheduler',
  },
  job: { defaultMessage: 'Job', description: 'Column: the job that an error is about' },
  jobErrors: {
    defaultMessage: 'Errors',
    description: 'Column: how many errors of the chosen days are about a job',
  },
  lastRun: { defaultMessage: 'Last run', description: 'Column: when a job ran last' },
  nextRun: { defaultMessage: 'Next run', description: 'Column: when a job is to run next' },
  overdue: {
    defaultMessage: 'Overdue',
    description: 'Beside the time of a run that has passed without the run',
  },
})

export const rangeNames = {
  today: defineMessage({ defaultMessage: 'Today', description: 'Choice: errors of this day' }),
  '24h': defineMessage({
    defaultMessage: '24 hours',
    description: 'Choice: errors of the last 24 hours',
  }),
  '7d': defineMessage({
    defaultMessage: '7 days',
    description: 'Choice: errors of today and the six days before',
  }),
  '30d': defineMessage({
    defaultMessage: '30 days',
    description: 'Choice: errors of today and the 29 days before',
  }),
}

export const errorCount = defineMessage<{ count: number }>({
  defaultMessage: '{count, plural, =0 {No errors} one {# error} other {# errors}}',
  description: 'How many errors the chosen days have',
})

export const jobCount = defineMessage<{ count: number; overdue: number }>({
  defaultMessage:
    '{count, plural, =0 {No jobs} one {# job} other {# jobs}}{overdue, plural, =0 {} other {, # overdue}}',
  description: 'How many jobs there are, and how many have not run when they should have',
})

export const overdueRun = defineMessage<{ time: string }>({
  defaultMessage: '{time}, overdue',
  description: 'When a job should have run, as text in a file',
})
