import { defineMessage, defineMessages } from 'react-intl'

export const messages = defineMessages({
  choose: {
    defaultMessage: 'Choose an enterprise',
    description: 'Heading in place of the changes while no enterprise is chosen',
  },
  chooseHint: {
    defaultMessage: 'Changes to its records appear here, newest first.',
    description: 'Explains what follows once an enterprise is chosen',
  },
  enterprisesFailed: {
    defaultMessage: 'The enterprises could not be loaded',
    description: 'Heading of a failure; the reason follows',
  },
  changes: { defaultMessage: 'Changes', description: 'Names the table of the audit log' },
  changedAt: { defaultMessage: 'Changed on', description: 'Column: when a record was changed' },
  changeType: {
    defaultMessage: 'Change type',
    description: 'Column: what happened to a record, such as Changed',
  },
  tableName: { defaultMessage: 'Table', description: 'Column: where the changed record is stored' },
  userInfo: { defaultMessage: 'Changed by', description: 'Column: who changed a record' },
  byServer: {
    defaultMessage: 'Server',
    description: 'In place of a name: nobody changed the record, the server did so by itself',
  },
  viewDetail: { defaultMessage: 'View Detail', description: 'Row button: opens a change' },
  none: { defaultMessage: 'No changes', description: 'Heading of an empty audit log' },
  noneHint: {
    defaultMessage: 'Changes appear here once someone edits the enterprise or its records.',
    description: 'Explains an empty audit log',
  },
  gone: {
    defaultMessage: 'The change that you opened is no longer on this page.',
    description: 'Notice: newer changes have moved it to another page of the list',
  },
  notOnPage: {
    defaultMessage: 'The linked change was not found.',
    description: 'Notice: a link leads to a change that the log does not have, or not yet read',
  },
  lookForEarlier: {
    defaultMessage: 'Compare with previous',
    description: 'Button: looks in the log for the change before this one of the same record',
  },
  noEarlier: {
    defaultMessage: 'No earlier change to this record was found.',
    description: 'The log that was looked through has no change to compare with',
  },
  lookFurther: {
    defaultMessage: 'Look further back',
    description: 'Button: reads the next 1,000 entries of the log',
  },
  limit: {
    defaultMessage: 'Older entries are not searched. Filter by table to reach them.',
    description: 'In place of the button "Look further back" once 10,000 entries were read',
  },
  copyLink: {
    defaultMessage: 'Copy link',
    description: 'Button: copies a link to a change of the audit log',
  },
  day: {
    defaultMessage: 'Day',
    description: 'Label of a date: only changes of this day are shown',
  },
  anyType: { defaultMessage: 'Any', description: 'Choice: changes of every type' },
  noneFound: {
    defaultMessage: 'No matching changes',
    description: 'Heading: no change that was looked through matches the filters',
  },
  search: {
    defaultMessage: 'Search the record',
    description: 'Label of a field that finds keys and values of a changed record',
  },
  noMatch: {
    defaultMessage: 'No key or value matches.',
    description: 'A search in a changed record found nothing',
  },
  empty: {
    defaultMessage: 'The log has no data for this record.',
    description: 'In place of the keys and values of a changed record',
  },
  malformed: {
    defaultMessage: 'This record is not valid JSON. It is shown unchanged.',
    description: 'Notice above the raw text of a changed record',
  },
  copyRecord: { defaultMessage: 'Copy record', description: 'Button: copies a whole record' },
  previous: {
    defaultMessage: 'Previous change',
    description: 'Button: shows the change above this one in the list',
  },
  endOfList: {
    defaultMessage: 'There are no more changes on this page.',
    description: 'Why a button that shows another change of the list cannot be used',
  },
  next: {
    defaultMessage: 'Next change',
    description: 'Button: shows the change below this one in the list',
  },
  keys: {
    defaultMessage: 'Use the left and right arrow keys to go to the previous or next change.',
    description: 'Explains the keys of a dialog',
  },
  changed: { defaultMessage: 'Changed', description: 'Mark beside a value of a record' },
  added: { defaultMessage: 'Added', description: 'Mark beside a value of a record' },
  removed: { defaultMessage: 'Removed', description: 'Mark beside a value of a record' },
})

export const changeTypes = defineMessages({
  INSERT: { defaultMessage: 'Added', description: 'Type of a change: a record was added' },
  UPDATE: { defaultMessage: 'Changed', description: 'Type of a change: a record was changed' },
  DELETE: { defaultMessage: 'Deleted', description: 'Type of a change: a record was deleted' },
})

export const changeTitle = defineMessage<{ change: string; tableName: string }>({
  defaultMessage: '{change} in {tableName}',
  description:
    'Heading of a change; change: such as Changed or Deleted; tableName: where the record is stored',
})

export const lookedBack = defineMessage<{ count: number; total: number; instant: string }>({
  defaultMessage:
    'Looked through the latest {count, number} of {total, number} entries, back to {instant}.',
  description: 'Says how far back the log was searched',
})

export const lookedThrough = defineMessage<{ count: number }>({
  defaultMessage:
    '{count, plural, =0 {The log has no entries.} one {Looked through the only entry.} other {Looked through all # entries.}}',
  description: 'Says that the whole log was searched, or all of it that is about a table',
})

export const copyValue = defineMessage<{ name: string }>({
  defaultMessage: 'Copy {name}',
  description: 'Button; name: the key of a value in a record, such as display_name',
})

export const before = defineMessage<{ value: string }>({
  defaultMessage: 'Before: {value}',
  description: 'Below a changed value of a record; value: the earlier one',
})

export const comparedWith = defineMessage<{ instant: string }>({
  defaultMessage: 'Compared with the change on {instant}.',
  description: 'Says which earlier change of the same record the marks refer to',
})

export const sameAs = defineMessage<{ instant: string }>({
  defaultMessage: 'The record is unchanged since the change on {instant}.',
  description: 'In place of "Compared with the change of …": nothing in the record differs',
})

export const retiredName = defineMessage<{ name: string }>({
  defaultMessage: '{name} (retired)',
  description: 'A choice of a list: an enterprise that is no customer any more',
})
