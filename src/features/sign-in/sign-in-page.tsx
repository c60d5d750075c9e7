'use no memo'
import { Link as StyledLink } from '@chakra-ui/react'
import { useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { FormattedMessage } from 'react-intl'
import { useSignIn } from '~/api/generated/endpoints/session/session.ts'
import { CredentialsRequest } from '~/api/generated/model/credentialsRequest.zod.ts'
import { Notice } from '~/components/feedback/notice.tsx'
import { contractCheck } from '~/components/form/contract-check.ts'
import { Form } from '~/components/form/form.tsx'
import { SubmitButton } from '~/components/form/submit-button.tsx'
import { TextField } from '~/components/form/text-field.tsx'
import { useForm } from '~/components/form/use-form.ts'
import { PublicPage } from '~/components/page/public-page.tsx'
import { safePath } from '~/lib/safe-path.ts'
import { beginSession, landing } from './begin-session.ts'
import { messages, usernameRule } from './messages.ts'
import { Oops } from './oops.tsx'

const check = contractCheck<CredentialsRequest>(CredentialsRequest, {
  username: usernameRule,
  password: { required: messages.passwordRequired },
})

/** Username and password; then on to where the person was going. */
export function SignInPage() {
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const { redirect } = useSearch({ from: '/signin' })
  const signIn = useSignIn({
    mutation: {
      onSuccess: ({ token }) => {
        beginSession(queryClient, token)
        return navigate({ href: safePath(redirect) ?? landing, replace: true })
      },
    },
  })
  const form = useForm({ username: '', password: '' }, check)

  return (
    <PublicPage>
      {redirect && !signIn.error && (
        <Notice status="info" title={<FormattedMessage {...messages.signInFirst} />} />
      )}
      <Form
        form={form}
        onSubmit={(data) => signIn.mutateAsync({ data })}
        leaveGuard={null}
        actions={
          <SubmitButton>
            <FormattedMessage {...messages.submit} />
          </SubmitButton>
        }
        failure={signIn.error && <Oops error={signIn.error} />}
      >
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
        />
      </Form>
      <StyledLink asChild textStyle="sm" alignSelf="center">
        <Link to="/forgotpassword">
          <FormattedMessage {...messages.forgot} />
        </Link>
      </StyledLink>
    </PublicPage>
  )
}
