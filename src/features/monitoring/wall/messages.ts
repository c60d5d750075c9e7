import { defineMessage, defineMessages } from 'react-intl'

export const wallMessages = defineMessages({
  leave: {
    defaultMessage: 'Leave wall display',
    description: 'Button: back to the page with menus',
  },
  fullScreen: {
    defaultMessage: 'Full screen',
    description: 'Button of the wall display; also ends it',
  },
  earlier: {
    defaultMessage: 'Previous locations',
    description: 'Button of the wall display: the page before',
  },
  later: {
    defaultMessage: 'Next locations',
    description: 'Button of the wall display: the page after',
  },
  pause: {
    defaultMessage: 'Pause page changes',
    description: 'Button of the wall display: it stays on this page of locations',
  },
  resume: {
    defaultMessage: 'Resume page changes',
    description: 'Button of the wall display: the pages of locations change by themselves again',
  },
})

export const pageOf = defineMessage<{ page: number; pages: number }>({
  defaultMessage: 'Page {page, number} of {pages, number}',
  description: 'Which page of locations the wall display shows',
})

export const oldPicture = defineMessage<{ age: string; time: string }>({
  defaultMessage: 'These figures are {age} old. Last update: {time}',
  description:
    'Large warning on the wall display; age: a duration such as "12 minutes", in the nominative',
})

export const notReached = defineMessage({
  defaultMessage: 'The data could not be loaded. The console tries again every minute.',
  description: 'On the wall display before anything has loaded; nobody has to press a button',
})
