'use no memo'
import { defineMessage, defineMessages, useIntl } from 'react-intl'

/** What the one error type of the client tells, without knowing the client. */
export type Failure = Error & {
  kind?: 'http' | 'network' | 'timeout' | 'contract'
  status?: number | undefined
  said?: string | undefined
  fieldErrors?: readonly unknown[]
}

/** Says in the user's language why a call failed; the server's own words come first. */
export function useErrorText() {
  const intl = useIntl()
  return ({ kind, status, said }: Failure) => {
    if (said !== undefined) return said
    if (kind === 'http' && status === 403) return intl.formatMessage(messages.forbidden)
    if (kind === 'http' && status === 404) return intl.formatMessage(messages.missing)
    return intl.formatMessage(kind ? messages[kind] : unexpected)
  }
}

/** What there is to say of an error that is no failed call. */
export const unexpected = defineMessage({
  defaultMessage: 'Something went wrong in the console.',
  description: 'A mistake of the console itself',
})

const messages = defineMessages({
  http: {
    defaultMessage: 'The server could not do this.',
    description: 'A call failed, and the server gave no reason',
  },
  network: {
    defaultMessage: 'The server could not be reached. Check the connection and try again.',
    description: 'A call got no answer',
  },
  timeout: {
    defaultMessage: 'The server did not answer in time. Try again.',
    description: 'A call got no answer in time',
  },
  contract: {
    defaultMessage: 'The server sent something that the console does not understand.',
    description: 'The answer of a call is not as agreed',
  },
  forbidden: {
    defaultMessage: 'You may not do this.',
    description: 'The server refused a call for lack of permission',
  },
  missing: {
    defaultMessage: 'This no longer exists.',
    description: 'The server has no such record',
  },
})
