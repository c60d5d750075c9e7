import { defineMessages } from 'react-intl'

/** The text for a missing value. */
export const absent = defineMessages({
  notAvailable: {
    defaultMessage: 'N/A',
    description: 'In place of a time or an amount that is not available; as short as possible',
  },
  unknown: {
    defaultMessage: 'Unknown',
    description: 'In place of a value that the server does not know',
  },
})
