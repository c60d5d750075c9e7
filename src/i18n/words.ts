import { defineMessages } from 'react-intl'

/** Texts shared by all screens. */
export const words = defineMessages({
  add: { defaultMessage: 'Add', description: 'Leads to the form for a new record' },
  cancel: { defaultMessage: 'Cancel', description: 'Button that stops or leaves without saving' },
  discard: { defaultMessage: 'Discard', description: 'Button that gives up what was typed' },
  keepEditing: {
    defaultMessage: 'Keep editing',
    description: 'Button that goes back to a form instead of giving up what was typed',
  },
  edit: { defaultMessage: 'Edit', description: 'Opens the form of a record' },
  enterprise: { defaultMessage: 'Enterprise', description: 'Label or column' },
  firstName: { defaultMessage: 'First name', description: 'Label or column' },
  language: { defaultMessage: 'Language', description: 'Label or column: that of a user' },
  lastName: { defaultMessage: 'Last name', description: 'Label or column' },
  logo: { defaultMessage: 'Logo', description: 'Label or heading: the logo of an enterprise' },
  name: { defaultMessage: 'Name', description: 'Label or column: the name of a record' },
  no: { defaultMessage: 'No', description: 'Value: something does not apply to a record' },
  outcome: { defaultMessage: 'Result', description: 'Column: the result of an action' },
  overview: { defaultMessage: 'Overview', description: 'Tab: a record without its forms' },
  save: { defaultMessage: 'Save', description: 'Button that saves a form' },
  sortBy: {
    defaultMessage: 'Sort by',
    description: 'Labels the choice of what a list is sorted by',
  },
  token: { defaultMessage: 'Token', description: 'Label or column: the short name of a record' },
  password: { defaultMessage: 'Password', description: 'Label' },
  required: { defaultMessage: 'Required', description: 'A field that must be filled in is empty' },
  tryAgain: { defaultMessage: 'Try again', description: 'Button that repeats what has failed' },
  undo: { defaultMessage: 'Undo', description: 'Button: takes back what has just been done' },
  username: { defaultMessage: 'Username', description: 'Label or column' },
  view: { defaultMessage: 'View', description: 'Opens a record' },
  yes: { defaultMessage: 'Yes', description: 'Value: something applies to a record' },
  wall: {
    defaultMessage: 'Wall display',
    description: 'Button and action: shows what needs attention on a large screen, without menus',
  },
  handover: {
    defaultMessage: 'Shift handover',
    description: 'Button, action and heading: the page for the next shift',
  },
})
