import { defineMessage, defineMessages } from 'react-intl'

export const messages = defineMessages({
  preferences: { defaultMessage: 'Preferences', description: 'Names the table of preferences' },
  value: { defaultMessage: 'Current Value', description: 'Column: the value of a preference' },
  search: { defaultMessage: 'Search preferences', description: 'Labels the search field' },
  none: { defaultMessage: 'No Preferences', description: 'Empty list of preferences' },
  noneHint: {
    defaultMessage: 'There is nothing to change for this enterprise.',
    description: 'Explains the empty list of preferences',
  },
  notANumber: {
    defaultMessage: 'Enter a number, or leave it empty.',
    description: 'The value of a preference is a number, and something else was typed',
  },
  wasEmpty: {
    defaultMessage: 'was empty',
    description: 'Beside a changed value: it was empty before',
  },
  saved: { defaultMessage: 'Preferences were saved', description: 'Shown after saving' },
  notSaved: {
    defaultMessage: 'The preferences were not saved',
    description: 'Heading of a failed save; the reason follows',
  },
})

export const wasBefore = defineMessage<{ value: string }>({
  defaultMessage: 'was {value}',
  description: 'Beside a changed value: what it was before',
})

export const changes = defineMessage<{ count: number }>({
  defaultMessage: '{count, plural, =0 {No changes} one {# change} other {# changes}}',
  description: 'Beside the Save button: how many values are changed but not saved',
})

export const valueOf = defineMessage<{ name: string }>({
  defaultMessage: 'Current value of {name}',
  description: 'Label of the field with the value of a preference, for screen readers',
})

export const losing = defineMessage<{ name: string }>({
  defaultMessage: 'preferences for {name}',
  description: 'Names what is lost when the form is left; `name` is that of an enterprise',
})

export const faultOf = defineMessage<{ name: string; error: string }>({
  defaultMessage: '{name}: {error}',
  description: 'Above the table of preferences: what is wrong with one that is not shown',
})
