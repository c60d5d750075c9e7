import { defineMessages } from 'react-intl'

export const messages = defineMessages({
  fullName: { defaultMessage: 'Full name', description: 'Label: first and last name of a user' },
  notifications: {
    defaultMessage: 'Notification preferences',
    description: 'Link to the screen on which users say how they are notified',
  },
  languagesFailed: {
    defaultMessage: 'could not load languages',
    description: 'Heading of a failed load in the profile; why follows',
  },
  languageSaved: {
    defaultMessage: 'language updated successfully',
    description: 'The language of the profile was saved',
  },
  languageNotSaved: {
    defaultMessage: 'The language was not saved',
    description: 'Heading; why follows',
  },
  languageMaybeSaved: {
    defaultMessage: 'It is not known whether the language was saved',
    description: 'Heading; why follows',
  },
  notTranslated: {
    defaultMessage: 'The console is not translated into this language. It will appear in English.',
    description: 'Below a language that the server offers and the console does not have',
  },
  changePassword: {
    defaultMessage: 'Change password',
    description: 'Heading and button: sets a new password',
  },
  newPassword: { defaultMessage: 'New password', description: 'Label of a field' },
  repeatPassword: { defaultMessage: 'Repeat password', description: 'Label of a field' },
  enterPassword: {
    defaultMessage: 'please enter new password',
    description: 'The field of the new password is empty',
  },
  tooShort: {
    defaultMessage: 'The password needs at least 8 characters',
    description: 'The new password breaks this rule',
  },
  enterRepeat: {
    defaultMessage: 'please enter repeat password',
    description: 'The field that repeats the new password is empty',
  },
  mismatch: {
    defaultMessage: 'passwords do not match',
    description: 'The new password and its repetition differ',
  },
  passwordSaved: {
    defaultMessage: 'password updated successfully',
    description: 'The new password was saved',
  },
  passwordNotSaved: {
    defaultMessage: 'The password was not saved',
    description: 'Heading; why follows',
  },
  passwordMaybeSaved: {
    defaultMessage: 'It is not known whether the password was saved',
    description: 'Heading; why follows',
  },
  appearance: {
    defaultMessage: 'Appearance',
    description: 'Heading: theme and row height',
  },
  appearanceHint: {
    defaultMessage: 'Applies immediately, in this browser.',
    description: 'Explains that theme and row height are not saved in the profile',
  },
  theme: { defaultMessage: 'Theme', description: 'User menu: light or dark' },
  densityHint: {
    defaultMessage: 'For all tables. To change a single one, use “Columns” above that table.',
    description: 'Explains the choice of the row height; “Columns” is the button above a table',
  },
})

/** Feedback on a new password while it is typed. */
export const strengths = defineMessages({
  none: {
    defaultMessage: 'Longer is safer. Several words make a good password.',
    description: 'Hint at the field of a new password',
  },
  short: {
    defaultMessage: 'Too short: at least 8 characters',
    description: 'Judges a password while it is typed',
  },
  own: {
    defaultMessage: 'Weak: it contains your name or username',
    description: 'Judges a password while it is typed',
  },
  regular: {
    defaultMessage: 'Weak: its characters repeat or are in sequence',
    description: 'Judges a password while it is typed, such as aaaa1111 or 12345678',
  },
  fair: {
    defaultMessage: 'Fair: 12 characters or more are harder to guess',
    description: 'Judges a password while it is typed',
  },
  good: {
    defaultMessage: 'Good, as long as you use it nowhere else',
    description: 'Judges a password while it is typed',
  },
})
