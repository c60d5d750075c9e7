import { defineMessages } from 'react-intl'

export const messages = defineMessages({
  signInFirst: {
    defaultMessage: 'You need to sign in',
    description: 'Shown when a screen was asked for without being signed in',
  },
  forgot: {
    defaultMessage: 'Forgot your password?',
    description: 'Link from the sign-in screen to the recovery of a password',
  },
  oops: {
    defaultMessage: 'Oops',
    description: 'Heading over the reason why signing in or recovering a password failed',
  },
})
