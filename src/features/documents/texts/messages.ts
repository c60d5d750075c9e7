import { defineMessage, defineMessages } from 'react-intl'

export const messages = defineMessages({
  reading: {
    defaultMessage: 'Reading the texts',
    description: 'Labels the progress of reading the texts of all help documents',
  },
  notAllRead: {
    defaultMessage: 'Some texts have not been read.',
    description: 'Where a search has found nothing so far in the help documents',
  },
})

export const noImage = defineMessage({
  defaultMessage: 'Image cannot be loaded',
  description: 'What is wrong with an image in a help document',
})

export const textsRead = defineMessage<{ read: number; total: number }>({
  defaultMessage: '{read, number} of {total, plural, one {# text} other {# texts}} read',
  description: 'How many texts of help documents have been read for a search so far',
})

export const textsSearched = defineMessage<{ read: number; total: number }>({
  defaultMessage: '{total, plural, one {# text searched} other {# texts searched}}',
  description: 'How many texts of help documents were searched',
})

export const textsUnread = defineMessage<{ count: number }>({
  defaultMessage:
    '{count, plural, one {The text of # document could not be read} other {The texts of # documents could not be read}}',
  description: 'Heading; the titles of the help documents follow',
})
