import { defineMessage, defineMessages, type MessageValue } from 'react-intl'

export const messages = defineMessages({
  setStatus: { defaultMessage: 'Change status', description: 'Button and heading: of many orders' },
  check: {
    defaultMessage: 'Check the orders',
    description: 'Button: reads them before the change',
  },
  newStatus: { defaultMessage: 'New status', description: 'Label' },
  changed: {
    defaultMessage: 'Someone else has changed the status since it was checked.',
    description: 'Why the status of an order was not set',
  },
  isThere: {
    defaultMessage: 'Already has this status',
    description: 'Verdict about an order: nothing to do',
  },
  otherStatus: {
    defaultMessage: 'Has another status',
    description: 'Verdict about an order: its status may not be replaced',
  },
  setShipped: {
    defaultMessage: 'Set shipped',
    description: 'Button: sets the status of orders whose labels were bought',
  },
  statusChanged: {
    defaultMessage: 'Someone changed the status. Nothing was saved.',
    description: 'Why an order was not set to shipped',
  },
  before: { defaultMessage: 'Status before', description: 'Column: that of an order' },
  warning: {
    defaultMessage: 'Everything else about the orders stays as it is.',
    description: 'Question before the status of many orders is set',
  },
})

export const toStatus = defineMessage<{ status: MessageValue }>({
  defaultMessage: 'To {status}',
  description: 'Below a heading: the new status of many orders',
})

export const setCount = defineMessage<{ count: number }>({
  defaultMessage:
    '{count, plural, one {Change the status of # order} other {Change the status of # orders}}',
  description: 'Button',
})

export const selectedCount = defineMessage<{ count: number }>({
  defaultMessage: '{count, plural, one {# order} other {# orders}} selected',
  description: 'Beside the button of a dialog',
})
