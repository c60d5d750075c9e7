'use no memo' // The first screen loads it: the compiler's code would cost more than it saves.
import { defineMessage, defineMessages, useIntl } from 'react-intl'
import { reasonOf, type Failure } from '~/lib/failure.ts'

/** Returns a function that explains a failed call in the user's language. The server's own text has priority. */
export function useErrorText() {
  const intl = useIntl()
  return (error: Failure) => {
    const key = reasonOf(error)
    return error.serverText ?? intl.formatMessage(key ? messages[key] : unexpected)
  }
}

/** The text for an error that is not a failed call. */
export const unexpected = defineMessage({
  defaultMessage:
    'Something went wrong in the console. Reload the page. If it happens again, contact support.',
  description: 'A mistake of the console itself',
})

/** Tells users without access whom to ask. */
export const askForAccess = defineMessage({
  defaultMessage: 'Your account does not have access. Ask your administrator.',
  description: 'Forbidden page, when the server gave no reason',
})

const messages = defineMessages({
  http: {
    defaultMessage:
      'The server could not complete the request. Try again. If it fails again, contact support.',
    description: 'A call failed, and the server gave no reason',
  },
  refused: {
    defaultMessage:
      'The server did not accept this. Check what you entered. If it is correct, contact support.',
    description: 'The server refused a call and gave no reason',
  },
  tooLarge: {
    defaultMessage: 'This is more than the server accepts at once. Send fewer or smaller files.',
    description: 'The server refused a call because it was too large',
  },
  network: {
    defaultMessage: 'The server could not be reached. Check the connection and try again.',
    description: 'A call got no answer',
  },
  timeout: {
    defaultMessage: 'The server did not respond in time. Try again.',
    description: 'A call got no answer in time',
  },
  contract: {
    defaultMessage:
      'The server sent a response that the console does not understand. Contact support.',
    description: 'The answer of a call is not as agreed',
  },
  busy: {
    defaultMessage: 'The server is busy. Try again in a moment.',
    description: 'A call failed because the server takes no calls for a moment',
  },
  forbidden: {
    defaultMessage: 'You do not have permission to do this. Ask your administrator.',
    description: 'The server refused a call for lack of permission',
  },
  missing: {
    defaultMessage:
      'This no longer exists. Someone else may have deleted it. Go back to the list and refresh it.',
    description: 'The server has no such record',
  },
})
