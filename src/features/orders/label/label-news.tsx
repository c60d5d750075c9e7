import type { ReactNode } from 'react'
import { FormattedMessage, useIntl, type IntlShape } from 'react-intl'
import type { Failure } from '~/lib/failure.ts'
import { styled } from '~/styled-system/jsx'
import { Notice, type NoticeStatus } from '~/ui/feedback/notice.tsx'
import { useErrorText } from '~/ui/feedback/use-error-text.ts'
import { changeText } from './change-text.ts'
import { buyingFailed, newsHints, newsTitles } from './messages.ts'
import type { News } from './stage.ts'

const tones: Record<News['kind'], NoticeStatus> = {
  refused: 'error',
  startsOver: 'warning',
  replaced: 'warning',
  expired: 'warning',
  found: 'success',
  existed: 'info',
  notFound: 'warning',
  unknown: 'warning',
  sent: 'warning',
}

type LabelNewsProps = {
  news: News
  /** Says what to do where the shipping label's own buttons are missing. */
  hint?: ReactNode
}

export function LabelNews({ news, hint }: LabelNewsProps) {
  const intl = useIntl()
  const texts = textsOf(news, intl, useErrorText())
  return (
    <Notice status={tones[news.kind]} role="alert" title={newsTitles[news.kind]}>
      {texts.length > 0 && <Sentences texts={texts} />}
      {hint ?? <FormattedMessage {...newsHints[news.kind]} />}
    </Notice>
  )
}

function textsOf(news: News, intl: IntlShape, textOf: (error: Failure) => string) {
  if ('texts' in news) return news.texts
  if ('changes' in news) return news.changes.map((change) => changeText(intl, change))
  if ('failure' in news) {
    return [intl.formatMessage(buyingFailed, { message: textOf(news.failure) })]
  }
  return []
}

/** Sentences from the shipping service, one per line. */
export function Sentences({ texts }: { texts: readonly string[] }) {
  return (
    <styled.ul
      ps={texts.length > 1 ? '4' : undefined}
      listStyleType={texts.length > 1 ? 'disc' : 'none'}
    >
      {texts.map((text, index) => (
        <li key={index}>
          <bdi>{text}</bdi>
        </li>
      ))}
    </styled.ul>
  )
}
