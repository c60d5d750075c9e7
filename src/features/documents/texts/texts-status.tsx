import { FormattedMessage, useIntl } from 'react-intl'
import { words } from '~/i18n/words.ts'
import { Flex, styled } from '~/styled-system/jsx'
import { FailureText } from '~/ui/feedback/failure-text.tsx'
import { Notice } from '~/ui/feedback/notice.tsx'
import { ProgressBar } from '~/ui/feedback/progress-bar.tsx'
import { RetryButton } from '~/ui/feedback/retry-button.tsx'
import { messages, textsRead, textsSearched, textsUnread } from './messages.ts'
import type { Texts } from './use-texts.ts'

/** How many texts have been read for a search. */
export function TextsProgress({ texts }: { texts: Texts }) {
  const intl = useIntl()
  const { all, isListed, isReading, read } = texts
  if (!isListed) return null
  return (
    <Flex align="center" gap="2" textStyle="xs" color="fg.muted">
      {isReading && (
        <ProgressBar
          short
          label={intl.formatMessage(messages.reading)}
          over={read}
          total={Math.max(1, all.length)}
        />
      )}
      <span role={isReading ? undefined : 'status'}>
        <FormattedMessage
          {...(isReading || read < all.length ? textsRead : textsSearched)}
          values={{ read, total: all.length }}
        />
      </span>
    </Flex>
  )
}

/** The documents whose texts could not be read. */
export function UnreadTexts({ texts: { unreadable, readAgain } }: { texts: Texts }) {
  const intl = useIntl()
  if (unreadable.length === 0) return null
  const named = unreadable.slice(0, mostNamed).map(({ topic }) => topic)
  const others = unreadable.length > named.length ? ['…'] : []
  const names = intl.formatList([...named, ...others], { type: 'unit' })
  return (
    <Notice
      status="error"
      role="status"
      title={<FormattedMessage {...textsUnread} values={{ count: unreadable.length }} />}
      action={
        <RetryButton onClick={readAgain}>
          <FormattedMessage {...words.tryAgain} />
        </RetryButton>
      }
    >
      <styled.p overflowWrap="anywhere">
        <bdi>{names}</bdi>
      </styled.p>
      {unreadable[0]?.failure && <FailureText error={unreadable[0].failure} />}
    </Notice>
  )
}

const mostNamed = 10
