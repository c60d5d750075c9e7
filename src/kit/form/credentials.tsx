'use no memo' // The first screen loads it: the compiler's code would cost more than it saves.
import type { Control } from 'react-hook-form'
import { defineMessages, FormattedMessage, useIntl } from 'react-intl'
import type { Failure } from '~/lib/failure.ts'
import { useErrorText } from '~/ui/feedback/use-error-text.ts'
import { SubmitButton } from './submit-button.tsx'
import { TextField } from './text-field.tsx'

type CredentialFieldsProps = {
  control: Control<{ username: string; password: string }>
  /** For a dialog that starts with the password, because it knows the username. */
  passwordFirst?: boolean
}

/** Username and password. */
export function CredentialFields({ control, passwordFirst }: CredentialFieldsProps) {
  return (
    <>
      <TextField
        control={control}
        name="username"
        kind="identifier"
        label={messages.username}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <TextField
        control={control}
        name="password"
        type="password"
        label={messages.password}
        autoComplete="current-password"
        // Not autoFocus: the dialog could not restore the focus.
        data-autofocus={passwordFirst}
      />
    </>
  )
}

/** The submit button of the sign-in. */
export function SignInButton() {
  return (
    <SubmitButton>
      <FormattedMessage {...messages.submit} />
    </SubmitButton>
  )
}

/** Returns a function that explains why signing in failed. */
export function useSignInErrorText() {
  const intl = useIntl()
  const textOf = useErrorText()
  return (error: Failure) =>
    error.status === 401 && !error.serverText ? intl.formatMessage(messages.wrong) : textOf(error)
}

const messages = defineMessages({
  username: { defaultMessage: 'Username', description: 'Label of the username field' },
  password: { defaultMessage: 'Password', description: 'Label of the password field' },
  wrong: {
    defaultMessage: 'The username or the password is not right.',
    description: 'The server refused to sign the user in and did not say why',
  },
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
})

/** Error messages for username and password, for `contractCheck`. */
export const credentialTexts = {
  username: {
    required: messages.usernameRequired,
    tooLong: messages.usernameInvalid,
    invalid: messages.usernameInvalid,
  },
  password: { required: messages.passwordRequired },
}

export const usernameLabel = messages.username
