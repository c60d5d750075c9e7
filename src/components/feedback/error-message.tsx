import { Alert, Button } from '@chakra-ui/react'
import { defineMessages, FormattedMessage } from 'react-intl'

/** Says why a call failed, and offers to try again where that can help. */
export function ErrorMessage(props: { error: Error; onRetry?: () => void }) {
  return (
    <Alert.Root status="error" role="alert" alignItems="center">
      <Alert.Indicator />
      <Alert.Content>
        <Alert.Title>
          <FormattedMessage {...messages.title} />
        </Alert.Title>
        <Alert.Description>{props.error.message}</Alert.Description>
      </Alert.Content>
      {props.onRetry && (
        <Button size="sm" variant="outline" onClick={props.onRetry}>
          <FormattedMessage {...messages.retry} />
        </Button>
      )}
    </Alert.Root>
  )
}

const messages = defineMessages({
  title: { defaultMessage: 'This could not be loaded', description: 'Heading of a failed load' },
  retry: { defaultMessage: 'Retry', description: 'Button that repeats a failed load' },
})
