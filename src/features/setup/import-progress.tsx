import { Button, Flex, Stack, Text } from '@chakra-ui/react'
import { FormattedMessage, useIntl } from 'react-intl'
import { ProgressBar } from '~/components/feedback/progress-bar.tsx'
import { formatBytes } from '~/i18n/format-bytes.ts'
import { messages, sending, sentOf, working } from './messages.ts'
import type { ImportState } from './use-import.ts'

type ImportProgressProps = {
  state: Extract<ImportState, { phase: 'sending' | 'working' }>
  onCancel: () => void
}

/** How much of an archive has been sent; then that the server reads it, which takes as long as it takes. */
export function ImportProgress({ state, onCancel }: ImportProgressProps) {
  const intl = useIntl()
  const { file, sent, total } = state
  const what = intl.formatMessage(state.phase === 'sending' ? sending : working, { file })
  return (
    <Stack gap="3">
      <Flex justify="space-between" wrap="wrap" gapX="4" textStyle="sm">
        <Text role="status" fontWeight="medium" overflowWrap="anywhere">
          {what}
        </Text>
        {state.phase === 'sending' && total > 0 && (
          <Text color="fg.muted" fontVariantNumeric="tabular-nums">
            <FormattedMessage
              {...sentOf}
              values={{ sent: formatBytes(intl, sent), total: formatBytes(intl, total) }}
            />
          </Text>
        )}
      </Flex>
      <ProgressBar
        label={what}
        share={state.phase === 'sending' && total > 0 ? sent / total : undefined}
      />
      <Button variant="outline" colorPalette="gray" alignSelf="flex-start" onClick={onCancel}>
        <FormattedMessage {...messages.cancel} />
      </Button>
    </Stack>
  )
}
