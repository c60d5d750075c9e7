import { FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl'
import { formatInstant } from '~/i18n/format-instant.ts'
import { Flex, Stack, styled } from '~/styled-system/jsx'
import { BusyButton } from '~/ui/button/busy-button.tsx'
import { ErrorMessage } from '~/ui/feedback/error-message.tsx'
import { Loader } from '~/ui/feedback/loader.tsx'
import type { useLookBack } from './look-back.ts'
import { lookedBack, lookedThrough, messages } from './messages.ts'

type LookedBackProps = {
  log: ReturnType<typeof useLookBack>
  /** Said once nothing was found. */
  none?: MessageDescriptor
}

/** How far back the log was looked through, with a button to look further. */
export function LookedBack({ log, none }: LookedBackProps) {
  const intl = useIntl()
  const { changes, total, isReading } = log
  if (total === undefined) {
    return log.error ? <ErrorMessage error={log.error} onRetry={log.retry} /> : <Loader />
  }
  return (
    <Stack gap="2">
      {log.error && <ErrorMessage error={log.error} onRetry={log.retry} />}
      <Flex wrap="wrap" align="center" columnGap="4" rowGap="2">
        <styled.p role="status" flex="1 1 {sizes.2xs}" textStyle="sm" color="fg.muted">
          {none && !isReading && (
            <>
              <FormattedMessage {...none} />{' '}
            </>
          )}
          {log.isWhole ? (
            <FormattedMessage {...lookedThrough} values={{ count: total }} />
          ) : (
            <FormattedMessage
              {...lookedBack}
              values={{ count: changes.length, total, instant: formatInstant(intl, log.until) }}
            />
          )}
        </styled.p>
        {log.more ? (
          <BusyButton size="sm" quiet busy={isReading} onClick={log.more}>
            <FormattedMessage {...messages.lookFurther} />
          </BusyButton>
        ) : (
          log.isLimited && (
            <styled.p textStyle="sm" color="fg.muted">
              <FormattedMessage {...messages.limit} />
            </styled.p>
          )
        )}
      </Flex>
    </Stack>
  )
}
