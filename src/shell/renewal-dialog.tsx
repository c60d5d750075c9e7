import { Button, Stack, Text } from '@chakra-ui/react'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { defineMessages, FormattedMessage } from 'react-intl'
import { useSignIn } from '~/api/generated/endpoints/session/session.ts'
import { CredentialsRequest } from '~/api/generated/model/credentialsRequest.zod.ts'
import { Dialog } from '~/components/dialog/dialog.tsx'
import { Notice } from '~/components/feedback/notice.tsx'
import { useErrorText } from '~/components/feedback/use-error-text.ts'
import { contractCheck } from '~/components/form/contract-check.ts'
import { Form } from '~/components/form/form.tsx'
import { SubmitButton } from '~/components/form/submit-button.tsx'
import { TextField } from '~/components/form/text-field.tsx'
import { useForm } from '~/components/form/use-form.ts'
import { finishRenewal } from '~/session/renewal.ts'
import { takeToken } from '~/session/take-token.ts'

/** Asks for the password when the session has expired. The page below it waits and loses nothing. */
export function RenewalDialog({ username }: { username: string }) {
  const navigate = useNavigate()
  const textOf = useErrorText()
  const queryClient = useQueryClient()
  const signIn = useSignIn({
    mutation: { onSuccess: ({ token }) => takeToken(queryClient, token) },
  })
  const form = useForm({ username, password: '' }, check)
  const signOut = () => {
    finishRenewal(false)
    // A form that asks before it is left has been given up with the session.
    void navigate({ to: '/signout', ignoreBlocker: true })
  }
  return (
    <Dialog title={<FormattedMessage {...messages.title} />} onClose={null}>
      <Stack gap="4">
        <Text color="fg.muted">
          <FormattedMessage {...messages.explanation} />
        </Text>
        <Form
          form={form}
          onSubmit={(data) => signIn.mutateAsync({ data })}
          failure={
            signIn.error && <Notice status="error" role="alert" title={textOf(signIn.error)} />
          }
          leaveGuard={null}
          actions={
            <SubmitButton>
              <FormattedMessage {...messages.submit} />
            </SubmitButton>
          }
        >
          <TextField
            name="username"
            label={<FormattedMessage {...messages.username} />}
            autoComplete="username"
          />
          <TextField
            name="password"
            type="password"
            label={<FormattedMessage {...messages.password} />}
            autoComplete="current-password"
            // Not autoFocus: the dialog could then not give the focus back to where it was.
            data-autofocus
          />
        </Form>
        <Button variant="ghost" onClick={signOut}>
          <FormattedMessage {...messages.cancel} />
        </Button>
      </Stack>
    </Dialog>
  )
}

const messages = defineMessages({
  title: { defaultMessage: 'Sign in again', description: 'Heading when the session has expired' },
  explanation: {
    defaultMessage: 'Your session has expired. Sign in to go on where you are; nothing is lost.',
    description: 'Explains the dialog that asks for the password again',
  },
  username: { defaultMessage: 'Username', description: 'Label of the username field' },
  password: { defaultMessage: 'Password', description: 'Label of the password field' },
  usernameRequired: { defaultMessage: 'please enter user name', description: 'Empty username' },
  passwordRequired: { defaultMessage: 'please enter password', description: 'Empty password' },
  submit: { defaultMessage: 'Sign in', description: 'Button that renews the session' },
  cancel: { defaultMessage: 'Log out instead', description: 'Button that gives the session up' },
})

const check = contractCheck<CredentialsRequest>(CredentialsRequest, {
  username: { required: messages.usernameRequired },
  password: { required: messages.passwordRequired },
})
