import type { Control } from 'react-hook-form'
import { FormattedMessage } from 'react-intl'
import { CredentialsRequest } from '~/api/generated/model/credentialsRequest.zod.ts'
import { contractCheck } from '~/components/form/contract-check.ts'
import { SubmitButton } from '~/components/form/submit-button.tsx'
import { TextField } from '~/components/form/text-field.tsx'
import { messages, usernameRule } from './messages.ts'

/** Checks a username and a password before they are sent. */
export const checkCredentials = contractCheck<CredentialsRequest>(CredentialsRequest, {
  username: usernameRule,
  password: { required: messages.passwordRequired },
})

type CredentialFieldsProps = {
  control: Control<CredentialsRequest>
  /** For a dialog that starts with the password, because the username is known. */
  passwordFirst?: boolean
}

/** Username and password. */
export function CredentialFields({ control, passwordFirst }: CredentialFieldsProps) {
  return (
    <>
      <TextField
        control={control}
        name="username"
        label={<FormattedMessage {...messages.username} />}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <TextField
        control={control}
        name="password"
        type="password"
        label={<FormattedMessage {...messages.password} />}
        autoComplete="current-password"
        // Not autoFocus: the dialog could not restore the focus then.
        data-autofocus={passwordFirst}
      />
    </>
  )
}

/** The button that sends them. */
export function SignInButton() {
  return (
    <SubmitButton>
      <FormattedMessage {...messages.submit} />
    </SubmitButton>
  )
}
