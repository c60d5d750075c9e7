import { defineMessage, defineMessages } from 'react-intl'

export const messages = defineMessages({
  privacy: {
    defaultMessage:
      'Lists the API calls of this session. Values and tokens are never stored, so you can send this list to support.',
    description: 'Below the heading of API contract health: nothing personal is in it',
  },
  copy: {
    defaultMessage: 'Copy for support',
    description: 'Button: copies the calls of this session in numbers',
  },
  copied: { defaultMessage: 'API contract health', description: 'What has been copied' },
  download: {
    defaultMessage: 'Download JSON',
    description: 'Button: saves the calls of this session as a file for support',
  },
  violations: {
    defaultMessage: 'API contract violations',
    description: 'Heading: answers that are not what the contract of the API promises',
  },
  noViolations: {
    defaultMessage: 'No API contract violations',
    description: 'Heading where every answer kept the contract',
  },
  noViolationsHint: {
    defaultMessage: 'Every response in this session follows the API contract.',
    description: 'Explains that there are no contract violations',
  },
  operations: { defaultMessage: 'Operations', description: 'Heading: the calls by operation' },
  searchOperations: {
    defaultMessage: 'Search operations',
    description: 'Labels the search of the operations',
  },
  calls: { defaultMessage: 'Last calls', description: 'Heading: the last 200 calls' },
  searchCalls: { defaultMessage: 'Search calls', description: 'Labels the search of the calls' },
  noCalls: { defaultMessage: 'No calls yet', description: 'Heading where no call was made' },
  noCallsHint: {
    defaultMessage: 'Open a page, come back here and refresh.',
    description: 'Explains that no call was made',
  },
  operation: {
    defaultMessage: 'Operation',
    description: 'Column: the name of a call in the contract of the API',
  },
  path: {
    defaultMessage: 'Method and path',
    description: 'Column: the method and the path template of a call, such as GET /users/id',
  },
  place: { defaultMessage: 'Field', description: 'Column: the part of an answer that is wrong' },
  wholeAnswer: {
    defaultMessage: 'Entire response',
    description: 'In the column “Field”: the answer is wrong altogether',
  },
  rule: { defaultMessage: 'Rule', description: 'Column: the rule that an answer breaks' },
  count: { defaultMessage: 'Count', description: 'Column: how often it happened' },
  last: { defaultMessage: 'Last seen', description: 'Column: when it happened last' },
  callCount: { defaultMessage: 'Calls', description: 'Column: how many calls were made' },
  failures: {
    defaultMessage: 'Failures',
    description: 'Column: how many calls failed, and in what way',
  },
  slow: {
    defaultMessage: 'Slower than 250 ms',
    description: 'Column: the share of calls that took longer, in percent',
  },
  slowest: { defaultMessage: 'Slowest', description: 'Column: the longest time of a call' },
  median: { defaultMessage: 'Median', description: 'Column: the median time of the calls' },
  time: { defaultMessage: 'Time', description: 'Column: when a call ended' },
  status: { defaultMessage: 'Status', description: 'Column: the HTTP status of the answer' },
  duration: { defaultMessage: 'Duration', description: 'Column: how long a call took' },
  slowestMs: {
    defaultMessage: 'Slowest (ms)',
    description: 'Column of a CSV file: the longest time of a call in milliseconds',
  },
  medianMs: {
    defaultMessage: 'Median (ms)',
    description: 'Column of a CSV file: the median time in milliseconds',
  },
  durationMs: {
    defaultMessage: 'Duration (ms)',
    description: 'Column of a CSV file: how long a call took in milliseconds',
  },
})

/** The outcome of a call. */
export const outcomes = defineMessages({
  ok: { defaultMessage: 'Succeeded', description: 'Outcome of a call' },
  http: { defaultMessage: 'Refused', description: 'Outcome of a call: the server refused it' },
  network: {
    defaultMessage: 'No response',
    description: 'Outcome of a call: the server could not be reached',
  },
  timeout: {
    defaultMessage: 'Timed out',
    description: 'Outcome of a call: the answer took too long',
  },
  contract: {
    defaultMessage: 'API contract violation',
    description: 'Outcome of a call: the answer is not what the contract promises',
  },
})

/** The number of failures of one kind, as part of a list. */
export const failureCounts = {
  http: defineMessage<{ count: number }>({
    defaultMessage: '{count, plural, other {# refused}}',
    description: 'How many calls the server refused, as a part of a list',
  }),
  network: defineMessage<{ count: number }>({
    defaultMessage: '{count, number} without a response',
    description: 'How many calls did not reach the server, as a part of a list',
  }),
  timeout: defineMessage<{ count: number }>({
    defaultMessage: '{count, number} timed out',
    description: 'How many calls took too long, as a part of a list',
  }),
  contract: defineMessage<{ count: number }>({
    defaultMessage:
      '{count, plural, one {# API contract violation} other {# API contract violations}}',
    description: 'How many answers broke the contract, as a part of a list',
  }),
}

export const operationCount = defineMessage<{ count: number; calls: number; time: string }>({
  defaultMessage:
    '{calls, plural, one {# call} other {# calls}} of {count, plural, one {# operation} other {# operations}} since {time}',
  description: 'Sums up the calls of this session: "41 calls of 12 operations since 10:02 AM"',
})

export const violationCount = defineMessage<{ count: number }>({
  defaultMessage:
    '{count, plural, =0 {No responses in this session broke the API contract} one {# response in this session broke the API contract} other {# responses in this session broke the API contract}}',
  description: 'How many answers of this session broke the contract',
})

export const callCount = defineMessage<{ count: number }>({
  defaultMessage:
    '{count, plural, one {The last call in this session} other {The last # calls in this session}}',
  description: 'How many calls are listed one by one',
})

export const versions = defineMessage<{ console: string; contract: string }>({
  defaultMessage: 'Console {console}, API contract {contract}',
  description: 'Above the figures for support; console, contract: version numbers',
})
