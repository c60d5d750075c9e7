import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { defineMessages, FormattedMessage } from 'react-intl'
import { useSignIn } from '~/api/generated/endpoints/session/session.ts'
import { CredentialsRequest } from '~/api/generated/model/credentialsRequest.zod.ts'
import { contractCheck } from '~/kit/form/contract-check.ts'
import {
  credentialTexts,
  CredentialFields,
  SignInButton,
  useSignInErrorText,
} from '~/kit/form/credentials.tsx'
import { Form } from '~/kit/form/form.tsx'
import { useForm } from '~/kit/form/use-form.ts'
import { holdCodes } from '~/kit/scan/wedge.ts'
import { takeToken } from '~/session/take-token.ts'
import { Stack, styled } from '~/styled-system/jsx'
import { Button } from '~/ui/button/button.tsx'
import { Dialog } from '~/ui/dialog/dialog.tsx'
import { Notice } from '~/ui/feedback/notice.tsx'

const check = contractCheck<CredentialsRequest>(CredentialsRequest, credentialTexts)

/** Asks for the password when the session has expired. The page below waits and loses nothing. */
export function RenewalDialog({ username }: { username: string }) {
  const navigate = useNavigate()
  const textOf = useSignInErrorText()
  const queryClient = useQueryClient()
  const signIn = useSignIn({
    mutation: { onSuccess: ({ token }) => takeToken(queryClient, token) },
  })
  const form = useForm({ defaultValues: { username, password: '' }, check })
  useEffect(holdCodes, [])
  // The calls wait until the sign-out, or until it asks first. Forms no longer ask before leaving.
  const signOut = () => void navigate({ to: '/signout', ignoreBlocker: true })
  return (
    <Dialog title={messages.title} onClose={null}>
      <Stack gap="4">
        <styled.p color="fg.muted">
          <FormattedMessage {...messages.explanation} />
        </styled.p>
        <Form
          form={form}
          leaveGuard={null}
          onSubmit={(data) => signIn.mutateAsync({ data })}
          failure={
            signIn.error && <Notice status="error" role="alert" title={textOf(signIn.error)} />
          }
          actions={<SignInButton />}
        >
          <CredentialFields control={form.control} passwordFirst />
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
    defaultMessage:
      'Your session has expired. Sign in to continue where you left off. Nothing is lost.',
    description: 'Explains the dialog that asks for the password again',
  },
  cancel: { defaultMessage: 'Log out instead', description: 'Button that gives the session up' },
})
