import { defineMessages } from 'react-intl'

export const messages = defineMessages({
  title: { defaultMessage: 'Sign in', description: 'Heading of the sign-in screen' },
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
  oops: { defaultMessage: 'Oops', description: 'Heading over the reason why signing in failed' },
})
