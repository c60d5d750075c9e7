import { Alert } from '@chakra-ui/react'
import { FormattedMessage } from 'react-intl'
import { useErrorText, type Failure } from '~/components/feedback/use-error-text.ts'
import { messages } from './messages.ts'

/** Why signing in or a step of the recovery failed. */
export function Oops({ error, text }: { error: Failure; text?: string | undefined }) {
  const textOf = useErrorText()
  return (
    <Alert.Root status="error" role="alert">
      <Alert.Indicator />
      <Alert.Content>
        <Alert.Title>
          <FormattedMessage {...messages.oops} />
        </Alert.Title>
        <Alert.Description>{text ?? textOf(error)}</Alert.Description>
      </Alert.Content>
    </Alert.Root>
  )
}
