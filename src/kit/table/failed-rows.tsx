import { useEffect, useRef, useState, type ComponentProps } from 'react'
import { FormattedMessage } from 'react-intl'
import { words } from '~/i18n/words.ts'
import { policyOf, type Failure } from '~/lib/failure.ts'
import { Box, Flex } from '~/styled-system/jsx'
import { DismissButton } from '~/ui/feedback/banner.tsx'
import { ErrorMessage, failedLoad } from '~/ui/feedback/error-message.tsx'
import { RetryButton } from '~/ui/feedback/retry-button.tsx'
import { renderText } from '~/ui/text/render-text.tsx'

type FailedRowsProps = Pick<ComponentProps<typeof ErrorMessage>, 'error' | 'title' | 'onRetry'>

/** Why there are no rows. Dismissed, it still says that they are missing: an empty list would look like no rows. */
export function FailedRows({ error, title, onRetry }: FailedRowsProps) {
  const [dismissed, setDismissed] = useState<Failure>()
  const line = useRef<HTMLDivElement>(null)
  useEffect(() => line.current?.focus(), [dismissed])
  if (error !== dismissed) {
    return (
      <Box p="4">
        <ErrorMessage
          error={error}
          title={title}
          onRetry={onRetry}
          corner={<DismissButton onClick={() => setDismissed(error)} />}
        />
      </Box>
    )
  }
  return (
    <Flex
      ref={line}
      tabIndex={-1}
      outline="none"
      p="4"
      gap="3"
      wrap="wrap"
      align="center"
      textStyle="sm"
      color="fg.muted"
    >
      {renderText(title ?? failedLoad)}
      {onRetry && policyOf(error).retry && (
        <RetryButton onClick={onRetry}>
          <FormattedMessage {...words.tryAgain} />
        </RetryButton>
      )}
    </Flex>
  )
}
