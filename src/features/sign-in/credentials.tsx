import { FormattedMessage } from 'react-intl'
import { CredentialsRequest } from '~/api/generated/model/credentialsRequest.zod.ts'
import { contractCheck } from '~/components/form/contract-check.ts'
import { SubmitButton } from '~/components/form/submit-button.tsx'
import { TextField } from '~/components/form/text-field.tsx'
import { messages, usernameRule } from './messages.ts'

/** Says what is wrong with a username and a password before they are sent. */
export const checkCredentials = contractCheck<CredentialsRequest>(CredentialsRequest, {
  username: usernameRule,
  password: { required: messages.passwordRequired },
})

/** Username and password. `passwordFirst`: a dialog begins at the password, because the username is known. */
export function CredentialFields({ passwordFirst }: { passwordFirst?: boolean }) {
  return (
    <>
      <TextField
        name="username"
        label={<FormattedMessage {...messages.username} />}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <TextField
        name="password"
        type="password"
        label={<FormattedMessage {...messages.password} />}
        autoComplete="current-password"
        // Not autoFocus: the dialog could then not give the focus back to where it was.
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
