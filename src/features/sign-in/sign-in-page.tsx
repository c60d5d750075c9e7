import { Alert, Box, Center, Heading, Stack } from '@chakra-ui/react'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useForm } from 'react-hook-form'
import { FormattedMessage, useIntl } from 'react-intl'
import { useSignIn } from '~/api/generated/endpoints/session/session.ts'
import { CredentialsRequest } from '~/api/generated/model/credentialsRequest.zod.ts'
import { contractResolver } from '~/components/form/contract-resolver.ts'
import { Form } from '~/components/form/form.tsx'
import { TextField } from '~/components/form/text-field.tsx'
import { Brand } from '~/components/page/brand.tsx'
import { safePath } from '~/lib/safe-path.ts'
import { storeToken } from '~/session/token.ts'
import { messages } from './messages.ts'

/** Username and password; then on to where the person was going. */
export function SignInPage() {
  const intl = useIntl()
  const navigate = useNavigate()
  const { redirect } = useSearch({ from: '/signin' })
  const signIn = useSignIn({
    mutation: {
      onSuccess: ({ token }) => {
        storeToken(token)
        return navigate({ href: safePath(redirect) ?? '/' })
      },
    },
  })
  const form = useForm<CredentialsRequest>({
    defaultValues: { username: '', password: '' },
    resolver: contractResolver<CredentialsRequest>(
      CredentialsRequest,
      {
        username: { required: messages.usernameRequired, invalid: messages.usernameInvalid },
        password: { required: messages.passwordRequired },
      },
      intl.formatMessage,
    ),
  })

  return (
    <Center as="main" flex="1" p="4">
      <Stack w="full" maxW="sm" gap="6" mb="16">
        <Center>
          <Brand size="lg" />
        </Center>
        <Box bg="bg.panel" borderWidth="1px" rounded="l3" shadow="xs" p={{ base: '5', sm: '8' }}>
          <Stack gap="5">
            <Heading as="h1" size="lg">
              <FormattedMessage {...messages.title} />
            </Heading>
            {redirect && !signIn.error && (
              <Alert.Root status="info">
                <Alert.Indicator />
                <Alert.Title>
                  <FormattedMessage {...messages.signInFirst} />
                </Alert.Title>
              </Alert.Root>
            )}
            <Form
              form={form}
              onSubmit={(data) => signIn.mutateAsync({ data })}
              submitLabel={<FormattedMessage {...messages.submit} />}
              failure={signIn.error && <Oops text={signIn.error.message} />}
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
          </Stack>
        </Box>
      </Stack>
    </Center>
  )
}

function Oops(props: { text: string }) {
  return (
    <Alert.Root status="error" role="alert">
      <Alert.Indicator />
      <Alert.Content>
        <Alert.Title>
          <FormattedMessage {...messages.oops} />
        </Alert.Title>
        <Alert.Description>{props.text}</Alert.Description>
      </Alert.Content>
    </Alert.Root>
  )
}
