import { defineMessage, defineMessages } from 'react-intl'

export const historyMessages = defineMessages({
  latest: {
    defaultMessage: 'Latest changes',
    description: 'Heading on the page of an enterprise: what was changed in it last',
  },
  all: {
    defaultMessage: 'All changes',
    description: 'Link from the latest changes to the audit log of the enterprise',
  },
  history: { defaultMessage: 'History', description: 'Button: shows the changes of a record' },
  none: {
    defaultMessage: 'No changes to this record were found.',
    description: 'In place of the history of a record: the log that was read has none',
  },
  open: {
    defaultMessage: 'Open in the audit log',
    description: 'Link from an entry in the history of a record to the same entry in the log',
  },
  oldest: {
    defaultMessage: 'There is no earlier entry to compare with.',
    description: 'Below the oldest entry in the history of a record',
  },
  same: {
    defaultMessage: 'No visible value has changed.',
    description: 'Below an entry in the history of a record; secrets are not shown',
  },
})

export const historyOf = defineMessage<{ name: string }>({
  defaultMessage: 'History of {name}',
  description: 'Heading: what has happened to a record; name: that of the record',
})

export const onlyLogOf = defineMessage<{ enterprise: string }>({
  defaultMessage:
    'Only the audit log of {enterprise} is read. Changes made while the device was in stock or with another enterprise may be missing.',
  description:
    'Above the history of an inventory record; enterprise: the name of the one that the device was commissioned for',
})
