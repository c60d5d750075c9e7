import { Alert, Button, Code } from '@chakra-ui/react'
import { defineMessages, FormattedMessage } from 'react-intl'
import { useErrorText, type Failure } from './use-error-text.ts'

type ErrorMessageProps = {
  error: Failure
  /** Given where trying again can help. */
  onRetry?: (() => void) | undefined
}

/** Says why something could not be loaded, and offers to try again. */
export function ErrorMessage({ error, onRetry }: ErrorMessageProps) {
  const textOf = useErrorText()
  return (
    <Alert.Root status="error" role="alert" alignItems="center">
      <Alert.Indicator />
      <Alert.Content>
        <Alert.Title>
          <FormattedMessage {...messages.title} />
        </Alert.Title>
        <Alert.Description>
          {textOf(error)}
          {error.kind === 'contract' && (
            <Code
              display="block"
              mt="1"
              bg="transparent"
              px="0"
              color="inherit"
              whiteSpace="normal"
            >
              {error.message}
            </Code>
          )}
        </Alert.Description>
      </Alert.Content>
      {onRetry && (
        <Button size="sm" variant="outline" colorPalette="gray" onClick={onRetry}>
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
