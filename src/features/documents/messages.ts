import { defineMessage, defineMessages, type MessageValue } from 'react-intl'

export const messages = defineMessages({
  documents: { defaultMessage: 'Help Documents', description: 'Names the table of documents' },
  search: {
    defaultMessage: 'Search topics and texts',
    description: 'Label: search field above the list of help documents',
  },
  lastUpdated: {
    defaultMessage: 'Last changed',
    description: 'Column: when a help document was last changed',
  },
  topic: { defaultMessage: 'Topic', description: 'Label or column: the title of a help document' },
  slug: { defaultMessage: 'Slug', description: 'Label or column: a document’s name in addresses' },
  slugHelp: {
    defaultMessage: 'The last part of its address: /help/slug',
    description: 'Explains the slug of a help document; /help/ stays as it is',
  },
  slugInvalid: {
    defaultMessage: 'A slug cannot be . or .. and cannot contain spaces or any of / ? #',
    description: 'Why a slug is refused',
  },
  sortOrder: {
    defaultMessage: 'Sort order',
    description: 'Label or column: the place of a document in the help, as a number',
  },
  sortOrderHelp: {
    defaultMessage: 'Help lists the smallest number first. Documents without a number come last.',
    description: 'Explains the sort order of a help document',
  },
  sortOrderInvalid: { defaultMessage: 'Enter a number.', description: 'Error of a number field' },
  none: { defaultMessage: 'No help documents yet', description: 'Empty list' },
  noneHint: {
    defaultMessage: 'Write the topics of Help here.',
    description: 'Explains the empty list of help documents',
  },
  required: {
    defaultMessage: 'Topic and Slug and Language Required!',
    description: 'Shown above the form when one of these three is empty',
  },
  sameLanguage: {
    defaultMessage: 'Choose another language than that of the original.',
    description: 'Error below the language of a help document that translates another one',
  },
  translate: {
    defaultMessage: 'Translate',
    description: 'Opens the form of a new help document with the text of this one',
  },
  originalGone: {
    defaultMessage: 'The document to translate no longer exists',
    description: 'Above the form of a translation of a help document',
  },
  links: {
    defaultMessage: 'Links and images',
    description: 'Link to the check of the links and images of all help documents',
  },
  discardNew: {
    defaultMessage: 'Discard the new document?',
    description: 'Question before the form is left',
  },
  added: { defaultMessage: 'Document added.', description: 'Shown on the list after saving' },
  updated: { defaultMessage: 'Document Updated', description: 'Shown on the list after saving' },
  deleted: { defaultMessage: 'Document Deleted', description: 'Shown on the list' },
  notSaved: {
    defaultMessage: 'The document was not saved',
    description: 'Heading; the reason follows',
  },
  maybeSaved: {
    defaultMessage:
      'The document may have been saved anyway. Check the list before you send it again.',
    description: 'Below the message that a document was not saved',
  },
  notDeleted: {
    defaultMessage: 'The document was not deleted',
    description: 'Heading; the reason follows',
  },
  maybeDeleted: {
    defaultMessage: 'It is not known whether the document was deleted',
    description: 'Heading; the reason follows',
  },
  delete: { defaultMessage: 'Delete', description: 'Button: deletes the help document for good' },
  deleteHint: {
    defaultMessage: 'It will be removed from Help for everyone. This cannot be undone.',
    description: 'What follows when a help document is deleted',
  },
  content: { defaultMessage: 'Content', description: 'Label: the text of a help document' },
  preview: {
    defaultMessage: 'Preview',
    description: 'Button and heading: the document as its readers see it',
  },
})

export const translateTopic = defineMessage<{ topic: string }>({
  defaultMessage: 'Translate {topic}',
  description: 'Heading of the form for a translation; topic: that of the help document',
})

export const originalIn = defineMessage<{ language: MessageValue }>({
  defaultMessage: 'Original ({language})',
  description:
    'Heading above the help document that is being translated; language: in its own words, such as Español',
})

export const deleteQuestion = defineMessage<{ topic: string }>({
  defaultMessage: 'Delete {topic}?',
  description: 'Question; topic: that of a help document',
})

export const linksNotChecked = defineMessage({
  defaultMessage: 'Could not check for links to this document',
  description: 'Said of a help document whose slug was changed: the links to it stay as they are',
})
