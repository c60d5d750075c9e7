import { defineMessages } from 'react-intl'

export const messages = defineMessages({
  enterprises: { defaultMessage: 'Enterprises', description: 'Names the table of enterprises' },
  search: { defaultMessage: 'Search enterprises', description: 'Labels the search field' },
  add: { defaultMessage: 'Add', description: 'Leads to the form for a new enterprise' },
  none: { defaultMessage: 'No enterprises yet', description: 'Empty list' },
  noneHint: {
    defaultMessage: 'Customer organisations appear here once they are added.',
    description: 'Explains the empty list of enterprises',
  },
})

export const actionMessages = defineMessages({
  view: { defaultMessage: 'View', description: 'Opens the view of an enterprise' },
  edit: { defaultMessage: 'Edit', description: 'Opens the form of an enterprise' },
  preferences: {
    defaultMessage: 'Edit Preferences',
    description: 'Opens the preferences of an enterprise',
  },
  cellular: {
    defaultMessage: 'View Cellular Usage',
    description: 'Opens the cellular usage of an enterprise',
  },
})
