import { Center, Spinner } from '@chakra-ui/react'
import { defineMessages, useIntl } from 'react-intl'

/** Shown while a screen takes longer than a moment. */
export function RoutePending() {
  const intl = useIntl()
  return (
    <Center py="24" role="status" aria-label={intl.formatMessage(messages.loading)}>
      <Spinner size="lg" color="fg.muted" />
    </Center>
  )
}

const messages = defineMessages({
  loading: { defaultMessage: 'Loading', description: 'Announced while a screen loads' },
})
