import { defineMessage, defineMessages } from 'react-intl'

export const messages = defineMessages({
  subtitle: {
    defaultMessage:
      'Broken links and missing images in all help documents. Links to other websites are not checked.',
    description: 'Below the heading of a screen',
  },
  findings: {
    defaultMessage: 'Links and images',
    description: 'Names the table of links and images in help documents that do not work',
  },
  search: { defaultMessage: 'Search problems', description: 'Labels the search field' },
  document: { defaultMessage: 'Document', description: 'Column: the title of a help document' },
  problem: {
    defaultMessage: 'Problem',
    description: 'Column: what is wrong with a link or an image in a help document',
  },
  address: {
    defaultMessage: 'Address',
    description: 'Column: the address of a link or an image in a help document',
  },
  text: {
    defaultMessage: 'Text',
    description: 'Column: the text of a link, or the alternative text of an image',
  },
  noDocument: {
    defaultMessage: 'The linked document does not exist',
    description: 'What is wrong with a link in a help document',
  },
  noHeading: {
    defaultMessage: 'No such heading',
    description: 'What is wrong with a link in a help document',
  },
  noPage: {
    defaultMessage: 'No such page',
    description: 'What is wrong with a link in a help document',
  },
  notUsable: {
    defaultMessage: 'Address cannot be used',
    description: 'What is wrong with a link or an image in a help document',
  },
  slowImage: {
    defaultMessage: 'Image took too long to load',
    description:
      'What is wrong with an image in a help document: it was not there within 20 seconds',
  },
  otherHost: {
    defaultMessage: 'Image on another server',
    description: 'What is wrong with an image in a help document: it is not shown for that reason',
  },
  none: {
    defaultMessage: 'No broken links or missing images',
    description: 'Heading in place of the list of what is wrong in the help documents',
  },
  noneHint: {
    defaultMessage: 'Each link in the documents leads to a page, and each image can be loaded.',
    description: 'Below “No broken links or missing images”',
  },
  noneRead: {
    defaultMessage: 'Nothing wrong in the documents that could be read',
    description:
      'Heading in place of the list of what is wrong, if some help documents could not be read',
  },
  checking: {
    defaultMessage: 'Checking links and images',
    description: 'Labels the progress of a check, and stands in place of its result meanwhile',
  },
  checkAgain: {
    defaultMessage: 'Check again',
    description: 'Button: looks for broken links and missing images again',
  },
})

export const documentsRead = defineMessage<{ read: number; total: number }>({
  defaultMessage: '{read, number} of {total, plural, one {# document} other {# documents}} read',
  description: 'Progress of a check of the help documents',
})

export const imagesTried = defineMessage<{ tried: number; total: number }>({
  defaultMessage: '{tried, number} of {total, plural, one {# image} other {# images}} checked',
  description: 'Progress of a check of the help documents',
})

export const checked = defineMessage<{ documents: number; links: number; images: number }>({
  defaultMessage:
    'Checked: {documents, plural, one {# document} other {# documents}}, {links, plural, one {# link} other {# links}}, {images, plural, one {# image} other {# images}}',
  description: 'How much was checked in the help documents',
})
