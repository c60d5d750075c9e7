import { Alert, Button, Container } from '@chakra-ui/react'
import { defineMessages, FormattedMessage } from 'react-intl'
import { isApiError } from '~/api/errors.ts'

/** Shown instead of the console when `/config.json` is missing or not as it should be. */
export function StartFailure(props: { error: unknown }) {
  return (
    <Container maxW="2xl" py="16">
      <Alert.Root status="error" role="alert">
        <Alert.Indicator />
        <Alert.Content>
          <Alert.Title>
            <FormattedMessage {...messages.title} />
          </Alert.Title>
          <Alert.Description>
            <FormattedMessage {...messages.explanation} />
            {isApiError(props.error) && <p>{props.error.message}</p>}
          </Alert.Description>
          <Button mt="4" alignSelf="start" onClick={() => window.location.reload()}>
            <FormattedMessage {...messages.retry} />
          </Button>
        </Alert.Content>
      </Alert.Root>
    </Container>
  )
}

const messages = defineMessages({
  title: {
    defaultMessage: 'The console cannot start',
    description: 'Heading when the configuration file is unreadable',
  },
  explanation: {
    defaultMessage: 'Its configuration, config.json, is missing or not as it should be.',
    description: 'Explains to an operator why the console does not start',
  },
  retry: { defaultMessage: 'Try again', description: 'Button that reloads the console' },
})
