import { Button, Center, Stack, Text } from '@chakra-ui/react'
import { Link } from '@tanstack/react-router'
import { defineMessages, FormattedMessage } from 'react-intl'
import { ErrorMessage } from '~/components/feedback/error-message.tsx'

/** Shown instead of the console when the profile cannot be read, or when it opens no screen at all. */
export function SignOutPage(props: { error?: Error; onRetry?: () => void }) {
  return (
    <Center as="main" flex="1" p="4">
      <Stack gap="4" maxW="lg">
        {props.error ? (
          <ErrorMessage error={props.error} {...(props.onRetry && { onRetry: props.onRetry })} />
        ) : (
          <Text>
            <FormattedMessage {...messages.nothing} />
          </Text>
        )}
        <Button asChild variant="outline" alignSelf="center">
          <Link to="/signout">
            <FormattedMessage {...messages.signOut} />
          </Link>
        </Button>
      </Stack>
    </Center>
  )
}

const messages = defineMessages({
  nothing: {
    defaultMessage: 'There is no screen that you may open.',
    description: 'Shown to a user whose profile has no screens',
  },
  signOut: { defaultMessage: 'Log out', description: 'Link where nothing else can be done' },
})
