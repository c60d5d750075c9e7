import { defineMessage, defineMessages, type MessageDescriptor } from 'react-intl'
import type { Why } from './collect-labels.ts'

export const messages = defineMessages({
  open: { defaultMessage: 'Open labels', description: 'Button: opens them in a new tab, to print' },
  save: { defaultMessage: 'Save as PDF', description: 'Button: downloads the labels as one file' },
  failed: {
    defaultMessage: 'The labels could not be combined into one file.',
    description: 'Heading in place of the labels to print',
  },
  noneHint: {
    defaultMessage: 'Buy the labels of several orders in the list, then print them.',
    description: 'Explains how to print the labels of several orders',
  },
})

export const reasons: Record<Why, MessageDescriptor> = defineMessages({
  noLabel: {
    defaultMessage: 'It has no label yet.',
    description: 'Why the label of an order is not in the file to print',
  },
  unread: {
    defaultMessage: 'The order could not be loaded.',
    description: 'Why the label of an order is not in the file to print',
  },
  otherHost: {
    defaultMessage: 'This label is on another server, whose labels cannot be combined.',
    description: 'Why the label of an order is not in the file to print: not configured',
  },
  unfetched: {
    defaultMessage: 'The label could not be downloaded.',
    description: 'Why the label of an order is not in the file to print',
  },
  tooLarge: {
    defaultMessage: 'The file would become too large.',
    description: 'Why the label of an order is not in the file to print',
  },
  notPdf: {
    defaultMessage: 'The label is not a PDF.',
    description: 'Why the label of an order is not in the file to print',
  },
})

export const readCount = defineMessage<{ over: number; total: number }>({
  defaultMessage: '{over, number} of {total, plural, one {# label} other {# labels}} read',
  description: 'While the labels of orders are being combined',
})

export const readyCount = defineMessage<{ count: number }>({
  defaultMessage:
    '{count, plural, =0 {No label is ready to print.} one {# label is ready to print.} other {# labels are ready to print, in the order of the list.}}',
  description: 'How many labels are in the file',
})

export const leftOutCount = defineMessage<{ count: number }>({
  defaultMessage: '{count, plural, one {# label is left out} other {# labels are left out}}',
  description: 'Heading: the orders follow, each with the reason',
})

export const tooMany = defineMessage<{ most: number; total: number }>({
  defaultMessage:
    'Only the labels of the first {most, number} of {total, number} orders are here. Print the others separately.',
  description: 'More labels were asked for than can be combined at once',
})
