import { defineMessage, defineMessages } from 'react-intl'

export const messages = defineMessages({
  about: {
    defaultMessage:
      'Actions on many items continue while you use other pages, and after a reload. The results of the last 50 are stored in this browser.',
    description: 'Below the heading of the screen for background work',
  },
  queue: {
    defaultMessage: 'In progress',
    description: 'Heading: work on many things that has not been closed, in the order of its queue',
  },
  records: {
    defaultMessage: 'Earlier work',
    description: 'Name of the table of work on many things and what came of it',
  },
  none: {
    defaultMessage: 'No earlier work',
    description: 'Heading in place of an empty list of work on many things',
  },
  noneHint: {
    defaultMessage:
      'Select several rows of a list, or paste or scan codes, to do something with all of them.',
    description: 'How work on many things is begun, in place of an empty list',
  },
  what: {
    defaultMessage: 'What',
    description: 'Column: work on many things, such as “Move devices”',
  },
  details: {
    defaultMessage: 'Details',
    description: 'Column: more about work on many things, such as “To Harbor Grill”',
  },
  begun: { defaultMessage: 'Started', description: 'Column: when work on many things began' },
  done: { defaultMessage: 'Done', description: 'Column: how many of many things were done' },
  failed: {
    defaultMessage: 'Failed',
    description: 'Column: how many of many things were not done',
  },
  left: {
    defaultMessage: 'Left',
    description: 'Column: how many of many things were not begun; also the outcome of such a thing',
  },
  check: {
    defaultMessage: 'Check',
    description: 'Column: what was found about one of many things before anything is done with it',
  },
  reason: { defaultMessage: 'Reason', description: 'Column: why something was not done' },
  all: { defaultMessage: 'Background work', description: 'Link back to all work on many things' },
  elsewhere: {
    defaultMessage: 'This is in progress in another tab.',
    description: 'In place of work on many things that another tab of the browser does',
  },
  continueHere: {
    defaultMessage: 'Continue here',
    description: 'Button: takes over work on many things from another tab',
  },
  gone: {
    defaultMessage: 'That work is no longer stored in this browser.',
    description: 'Notice: the address is that of work on many things whose record has been removed',
  },
})

export const recordSummary = defineMessage<{ done: number; failed: number; left: number }>({
  defaultMessage: '{done, number} done, {failed, number} failed, {left, number} left',
  description: 'What came of many things; left: those that were not begun',
})

type Count = { count: number }

export const copyFailed = defineMessage<Count>({
  defaultMessage: 'Copy the failed ({count, number})',
  description: 'Button: copies the names of the things that failed',
})

export const failedNames = defineMessage<Count>({
  defaultMessage: '{count, plural, one {# failed item} other {# failed items}}',
  description: 'What has been copied',
})

export const retryFailed = defineMessage<Count>({
  defaultMessage: 'Try failed ones again ({count, number})',
  description: 'Button: does once more what has failed of many things',
})
