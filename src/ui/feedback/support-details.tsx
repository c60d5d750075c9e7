import { useState } from 'react'
import { defineMessages, FormattedMessage, useIntl } from 'react-intl'
import type { Failure } from '~/lib/failure.ts'
import { Box, Flex } from '~/styled-system/jsx'
import { CopyButton } from '~/ui/button/copy-button.tsx'

/** Technical details of a failure for support, collapsed by default. */
export function SupportDetails({ error }: { error: Failure }) {
  const intl = useIntl()
  const [time] = useState(() => new Date().toISOString())
  const lines = [error.message, window.location.pathname, time, error.requestId ?? []].flat()
  return (
    <Box as="details" mt="1">
      <Box as="summary" cursor="pointer" w="fit-content">
        <FormattedMessage {...messages.summary} />
      </Box>
      <Flex align="flex-start" gap="2" mt="1">
        <Box as="pre" dir="ltr" fontFamily="mono" textStyle="xs" whiteSpace="pre-wrap">
          {lines.join('\n')}
        </Box>
        <CopyButton value={lines.join('\n')} label={intl.formatMessage(messages.copy)} />
      </Flex>
    </Box>
  )
}

const messages = defineMessages({
  summary: {
    defaultMessage: 'Details for support',
    description: 'Opens the technical details of a failure',
  },
  copy: {
    defaultMessage: 'Copy details',
    description: 'Button: copies the technical details of a failure',
  },
})
