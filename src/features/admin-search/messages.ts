import { defineMessage, defineMessages, type MessageValue } from 'react-intl'

export const messages = defineMessages({
  kind: { defaultMessage: 'Search for', description: 'Label of a choice: users or locations' },
  users: { defaultMessage: 'Search Users', description: 'Choice: what is searched' },
  usersHint: {
    defaultMessage: 'By name, username, email address or number',
    description: 'Explains the choice Search Users: what they are found by',
  },
  locations: { defaultMessage: 'Search Locations', description: 'Choice: what is searched' },
  locationsHint: {
    defaultMessage: 'By name',
    description: 'Explains the choice Search Locations: what they are found by',
  },
  text: {
    defaultMessage: 'Search term',
    description: 'Label: what users or locations are searched by',
  },
  tooLong: {
    defaultMessage: 'Enter at most 200 characters.',
    description: 'Error of a search text that is too long',
  },
  search: { defaultMessage: 'Search', description: 'Button that searches' },
  results: { defaultMessage: 'Results', description: 'Heading: what a search has found' },
  nothing: { defaultMessage: 'No results found', description: 'Heading: a search found nothing' },
  nothingHint: {
    defaultMessage: 'Check the spelling, or enter only a part of the search term.',
    description: 'What to do after a search that found nothing',
  },
  foundUsers: { defaultMessage: 'Users found', description: 'Names a table' },
  foundLocations: { defaultMessage: 'Locations found', description: 'Names a table' },
  channels: {
    defaultMessage: 'Email addresses and numbers',
    description: 'Column: where a user is notified',
  },
  copyMail: { defaultMessage: 'Copy email addresses', description: 'Row button' },
  copyNumbers: { defaultMessage: 'Copy numbers', description: 'Row button: telephone numbers' },
  location: { defaultMessage: 'Location', description: 'Column: name of a location' },
})

export const channelNumbers = {
  sms: defineMessage<{ number: MessageValue }>({
    defaultMessage: 'SMS: {number}',
    description: 'A number at which a user is notified by text message',
  }),
  voice: defineMessage<{ number: MessageValue }>({
    defaultMessage: 'Voice: {number}',
    description: 'A number at which a user is notified by a spoken call',
  }),
}

export const firstResults = defineMessage<{ count: number }>({
  defaultMessage: 'Only the first {count, number} results are shown. Enter a longer search term.',
  description: 'Notice above the results of a search that found too many',
})

export const counts = {
  USER: defineMessage<{ count: number }>({
    defaultMessage: '{count, plural, one {# user} other {# users}}',
    description: 'How many users a search has found',
  }),
  LOCATION: defineMessage<{ count: number }>({
    defaultMessage: '{count, plural, one {# location} other {# locations}}',
    description: 'How many locations a search has found',
  }),
}
