import { defineMessage, defineMessages } from 'react-intl'

export const handoverMessages = defineMessages({
  back: {
    defaultMessage: 'Locations',
    description: 'Link from the handover back to the page Locations',
  },
  period: {
    defaultMessage: 'Period',
    description: 'Labels the choice of how long the shift has lasted',
  },
  note: { defaultMessage: 'Note for the next shift', description: 'Labels a text field' },
  noteHint: {
    defaultMessage: 'Stays in this browser until you clear it or log out.',
    description: 'Below the note for the next shift',
  },
  opened: {
    defaultMessage: 'Opened',
    description: 'Heading: alerts that opened during the shift and have not ended',
  },
  ended: {
    defaultMessage: 'Resolved',
    description: 'Heading: alerts that were resolved during the shift',
  },
  still: {
    defaultMessage: 'Open since before the shift',
    description: 'Heading: alerts that were open before the shift and still are',
  },
  nothing: { defaultMessage: 'None', description: 'Below a heading: there are no such alerts' },
  print: { defaultMessage: 'Print', description: 'Button' },
  copy: { defaultMessage: 'Copy as text', description: 'Button: copies the page for a message' },
  notLoaded: {
    defaultMessage: 'The alerts have not been loaded yet.',
    description: 'Why the handover cannot be copied now',
  },
  copied: { defaultMessage: 'The handover was copied.', description: 'Message after copying' },
  notCopied: {
    defaultMessage: 'The handover could not be copied. Print it, or select the text.',
    description: 'Message after copying failed',
  },
})

export const shiftHours = defineMessage<{ hours: number }>({
  defaultMessage: '{hours, plural, one {The last hour} other {The last # hours}}',
  description: 'Choice: how long the shift has lasted',
})

export const sinceWhen = defineMessage<{ since: string; until: string }>({
  defaultMessage: '{since} to {until}',
  description: 'The time of a shift, as two dates with times',
})

export const countedHeading = defineMessage<{ heading: string; count: number }>({
  defaultMessage: '{heading} ({count, number})',
  description: 'A heading with the number of alerts below it',
})
