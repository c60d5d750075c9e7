import { defineMessage, defineMessages, type MessageValue } from 'react-intl'

export const messages = defineMessages({
  subtitle: {
    defaultMessage: 'Instructions for this console and for the devices at your locations.',
    description: 'Below the heading of the list of help documents',
  },
  search: { defaultMessage: 'Search topics', description: 'Label: search field of the help' },
  all: {
    defaultMessage: 'Show all topics',
    description: 'Button that clears the search of the help',
  },
  inEnglish: {
    defaultMessage: 'Show topics in English',
    description: 'Button where the help has nothing in the language chosen',
  },
  noLanguages: {
    defaultMessage: 'The other languages could not be loaded',
    description: 'Above the help documents in the user’s language',
  },
  noneHint: {
    defaultMessage:
      'Topics appear here once an administrator has added them. Other languages may have some.',
    description: 'Where the help has no document in a language',
  },
  notFoundHint: {
    defaultMessage: 'Only topics are searched. Try fewer words, or another language.',
    description: 'Where the search of the help finds nothing',
  },
  print: { defaultMessage: 'Print', description: 'Button that prints a help document' },
  noContent: {
    defaultMessage: 'This topic has no text yet.',
    description: 'In place of the text of a help document',
  },
  noContentHint: {
    defaultMessage: 'It appears here once an administrator has written it.',
    description: 'Where a help document has no text',
  },
  unknown: {
    defaultMessage: 'Topic not found',
    description: 'Heading where the address names no help document',
  },
  unknownHint: {
    defaultMessage: 'It may have been renamed or deleted. These are the topics in your language.',
    description: 'Where the address names no help document, above the list of all',
  },
  topics: { defaultMessage: 'Topics', description: 'Heading above a list of help documents' },
  otherLanguages: {
    defaultMessage: 'Look for topics in other languages',
    description: 'Link to the help, where it has nothing in the user’s language',
  },
})

export const counted = defineMessage<{ count: number }>({
  defaultMessage: '{count, plural, one {# topic} other {# topics}}',
  description: 'How many help documents are listed',
})

export const noneIn = defineMessage<{ language: MessageValue }>({
  defaultMessage: 'No help topics in this language: {language}',
  description:
    'Heading where the help has no document; language: in its own words, such as Español',
})

export const notFoundIn = defineMessage<{ text: MessageValue; language: MessageValue }>({
  defaultMessage: 'No topic contains “{text}” ({language})',
  description:
    'Heading where the search of the help finds nothing; text: what was searched for; language: in its own words',
})

export const unknownTopic = defineMessage<{ slug: MessageValue }>({
  defaultMessage: 'There is no topic at “{slug}”.',
  description: 'Where the address names no help document; slug: its part of the address',
})
