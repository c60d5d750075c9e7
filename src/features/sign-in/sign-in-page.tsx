'use no memo' // The first screen loads it: the compiler's code would cost more than it saves.
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate, useRouter, useSearch } from '@tanstack/react-router'
import { FormattedMessage } from 'react-intl'
import { useSignIn } from '~/api/generated/endpoints/session/session.ts'
import { CredentialsRequest } from '~/api/generated/model/credentialsRequest.zod.ts'
import { contractCheck } from '~/kit/form/contract-check.ts'
import {
  CredentialFields,
  credentialTexts,
  SignInButton,
  useSignInErrorText,
} from '~/kit/form/credentials.tsx'
import { Form } from '~/kit/form/form.tsx'
import { useForm } from '~/kit/form/use-form.ts'
import { css } from '~/styled-system/css'
import { Notice } from '~/ui/feedback/notice.tsx'
import { PublicPage } from '~/ui/layout/public-page.tsx'
import { StyledLink } from '~/ui/link/styled-link.tsx'
import { beginSession, destination } from './begin-session.ts'
import { messages } from './messages.ts'
import { Oops } from './oops.tsx'

const check = contractCheck<CredentialsRequest>(CredentialsRequest, credentialTexts)

/** Signs in and continues to the requested screen. */
export function SignInPage() {
  const router = useRouter()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const textOf = useSignInErrorText()
  const { redirect } = useSearch({ from: '/signin' })
  const signIn = useSignIn({
    mutation: {
      onSuccess: ({ token }) => {
        beginSession(queryClient, token)
        return navigate({ href: destination(router, redirect), replace: true })
      },
    },
  })
  const form = useForm({ defaultValues: { username: '', password: '' }, check })

  return (
    <PublicPage>
      {redirect && signIn.isIdle && (
        <Notice status="info" role="alert" title={messages.signInFirst} />
      )}
      <Form
        form={form}
        leaveGuard={null}
        onSubmit={(data) => signIn.mutateAsync({ data })}
        actions={<SignInButton />}
        failure={signIn.error && <Oops error={signIn.error} text={textOf(signIn.error)} />}
      >
        <CredentialFields control={form.control} />
      </Form>
      <StyledLink to="/forgotpassword" className={css({ textStyle: 'sm', alignSelf: 'center' })}>
        <FormattedMessage {...messages.forgot} />
      </StyledLink>
    </PublicPage>
  )
}
