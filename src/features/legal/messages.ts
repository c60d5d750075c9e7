import { defineMessages } from 'react-intl'

export const messages = defineMessages({
  placeholder: {
    defaultMessage: 'This is placeholder text.',
    description: 'Marks a legal page whose text the operator of the console has not supplied',
  },
  terms: {
    defaultMessage:
      'This page will describe the conditions for using this console, who is responsible for what, and how the agreement ends.',
    description: 'Placeholder of the terms of use',
  },
  dataUse: {
    defaultMessage:
      'This page will describe what data this console stores about people and locations, what it is used for, how long it is kept, and whom to ask about it.',
    description: 'Placeholder of the page on the use of data',
  },
  ask: {
    defaultMessage: 'Until then, ask the person who gave you access to this console.',
    description: 'What to do while a legal page has only placeholder text',
  },
  read: {
    defaultMessage: 'Read the current text',
    description: 'Link to the legal text at the address that the operator has set',
  },
  backToSignIn: {
    defaultMessage: 'Back to sign in',
    description: 'Link from a legal page to the sign-in screen',
  },
  back: {
    defaultMessage: 'Back to the console',
    description: 'Link from a legal page for somebody who is signed in',
  },
})
