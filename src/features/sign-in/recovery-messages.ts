import { defineMessage, defineMessages } from 'react-intl'

export const recovery = defineMessages({
  explanation: {
    defaultMessage: 'Enter your username. We will send you a link to choose a new password.',
    description: 'Explains the screen for a forgotten password',
  },
  send: { defaultMessage: 'Send link', description: 'Button that asks for the mail with the link' },
  backToSignIn: {
    defaultMessage: 'Back to sign in',
    description: 'Link from the recovery of a password to the sign-in screen',
  },
  notRecognized: {
    defaultMessage: 'The username was not recognized.',
    description: 'The server refused to send a reset link and did not say why',
  },
  inbox: {
    defaultMessage: 'Check your inbox',
    description: 'Heading after the mail with the reset link was sent',
  },
  hint: {
    defaultMessage: 'No email after a few minutes? Check your spam folder, or send it again.',
    description: 'What to do when the mail with the reset link does not arrive',
  },
  resend: {
    defaultMessage: 'Resend',
    description: 'Button that returns to the form for another mail with a reset link',
  },
  lookingUp: {
    defaultMessage: 'Checking your link',
    description: 'Announced while a reset link is looked up',
  },
  linkRefused: {
    defaultMessage: 'This link is not valid. Request a new one.',
    description: 'A reset link is invalid or has expired, and the server did not say why',
  },
  newPassword: { defaultMessage: 'New password', description: 'Label of a field' },
  confirmNewPassword: { defaultMessage: 'Repeat password', description: 'Label of a field' },
  newPasswordRequired: {
    defaultMessage: 'enter new password',
    description: 'The field of the new password is empty',
  },
  confirmRequired: {
    defaultMessage: 'repeat new password',
    description: 'The field that repeats the new password is empty',
  },
  mismatch: {
    defaultMessage: 'The passwords do not match.',
    description: 'The new password and its repetition differ',
  },
  change: { defaultMessage: 'Change password', description: 'Button that sets the new password' },
  changed: {
    defaultMessage: 'Your password was changed.',
    description: 'Shown on the first screen after a password was reset',
  },
  maybeChanged: {
    defaultMessage: 'Your password may already have been changed. Try signing in with the new one.',
    description: 'The server did not respond when a password was reset with a mailed link',
  },
})

export const sentTo = defineMessage<{ username: string }>({
  defaultMessage: 'We emailed {username} a link to choose a new password.',
  description: 'Shown after the mail with the reset link was sent; username is what was typed',
})
