import { defineMessages } from 'react-intl'

export const messages = defineMessages({
  enterprises: { defaultMessage: 'Enterprises', description: 'Names the table of enterprises' },
  search: { defaultMessage: 'Search enterprises', description: 'Labels the search field' },
  none: { defaultMessage: 'No enterprises yet', description: 'Empty list' },
  noneHint: {
    defaultMessage: 'Customer organizations appear here once they are added.',
    description: 'Explains the empty list of enterprises',
  },
  editPreferences: { defaultMessage: 'Edit Preferences', description: 'Row button' },
  viewCellular: { defaultMessage: 'View Cellular Usage', description: 'Row button' },
  edited: { defaultMessage: 'Enterprise edited', description: 'Shown on the list after saving' },
  notSaved: {
    defaultMessage: 'The enterprise was not saved',
    description: 'Heading of a failed save; the reason follows',
  },
})
