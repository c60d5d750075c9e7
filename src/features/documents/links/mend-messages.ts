import { defineMessage, defineMessages } from 'react-intl'

export const mendMessages = defineMessages({
  title: {
    defaultMessage: 'Change links',
    description: 'Heading: work on the links of many help documents',
  },
  noLink: {
    defaultMessage: 'No link to the old slug',
    description: 'Result of checking a help document whose links are to be changed',
  },
  sameSlug: {
    defaultMessage: 'The slug has not changed',
    description:
      'Why the links to a help document cannot be changed yet: the save of its new slug may not have arrived. Beside “Not checked”',
  },
  warning: {
    defaultMessage:
      'Only the addresses of these links change. The rest of the texts stays as it is.',
    description: 'What follows when the links of help documents are changed',
  },
  looking: {
    defaultMessage: 'Looking for links to this document',
    description: 'Heading of a notice in the form of a help document whose slug was changed',
  },
  mend: {
    defaultMessage: 'Change these links after saving',
    description:
      'Checkbox in the form of a help document whose slug was changed; the documents that link to it stand above',
  },
})

export const fromTo = defineMessage<{ from: string; to: string }>({
  defaultMessage: 'From {from} to {to}',
  description: 'Below the heading of work on links of help documents; from, to: as /help/slug',
})

export const linkCount = defineMessage<{ count: number }>({
  defaultMessage: '{count, plural, one {# link} other {# links}}',
  description: 'How many links of a help document are to be changed',
})

export const mendCount = defineMessage<{ count: number }>({
  defaultMessage: '{count, plural, one {Change # document} other {Change # documents}}',
  description: 'Button and question',
})

export const linkedFrom = defineMessage<{ count: number; address: string }>({
  defaultMessage:
    '{count, plural, =0 {No document links to {address}} one {# document links to {address}} other {# documents link to {address}}}',
  description:
    'Heading of a notice in the form of a help document whose slug was changed; address: the old one, as /help/slug',
})
