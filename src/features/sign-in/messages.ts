import { defineMessages } from 'react-intl'

export const messages = defineMessages({
  signInFirst: {
    defaultMessage: 'You need to sign in',
    description: 'Shown when a screen was asked for without being signed in',
  },
  username: { defaultMessage: 'Username', description: 'Label of the username field' },
  password: { defaultMessage: 'Password', description: 'Label of the password field' },
  usernameRequired: {
    defaultMessage: 'please enter user name',
    description: 'The username field is empty',
  },
  usernameInvalid: {
    defaultMessage: 'please enter a valid user name',
    description: 'The username has a character or a length that no username has',
  },
  passwordRequired: {
    defaultMessage: 'please enter password',
    description: 'The password field is empty',
  },
  submit: { defaultMessage: 'Sign in', description: 'Button that signs in' },
  forgot: {
    defaultMessage: 'Forgot your password?',
    description: 'Link from the sign-in screen to the recovery of a password',
  },
  oops: {
    defaultMessage: 'Oops',
    description: 'Heading over the reason why signing in or recovering a password failed',
  },
})

/** What is said of a username, wherever one is asked for. */
export const usernameRule = {
  required: messages.usernameRequired,
  invalid: messages.usernameInvalid,
}
