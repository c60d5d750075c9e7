import { chakra } from '@chakra-ui/react'
import { FormattedMessage, type MessageDescriptor } from 'react-intl'
import { Notice, type NoticeStatus } from '~/components/feedback/notice.tsx'
import { newsHints, newsTitles } from './messages.ts'

/** Messages that the user must see before continuing. */
export type News =
  | { kind: 'refused'; texts: readonly string[] }
  | {
      kind: 'startsOver' | 'expired' | 'found' | 'existed' | 'notFound' | 'unknown' | 'sent'
    }

const tones: Record<News['kind'], NoticeStatus> = {
  refused: 'error',
  startsOver: 'warning',
  expired: 'warning',
  found: 'success',
  existed: 'info',
  notFound: 'warning',
  unknown: 'warning',
  sent: 'warning',
}

export function LabelNews({ news }: { news: News }) {
  const hint: MessageDescriptor = newsHints[news.kind]
  return (
    <Notice
      status={tones[news.kind]}
      role="alert"
      title={<FormattedMessage {...newsTitles[news.kind]} />}
    >
      {news.kind === 'refused' && news.texts.length > 0 && <Sentences texts={news.texts} />}
      <FormattedMessage {...hint} />
    </Notice>
  )
}

/** Sentences from the shipping service, one per line. */
export function Sentences({ texts }: { texts: readonly string[] }) {
  return (
    <chakra.ul
      ps={texts.length > 1 ? '4' : undefined}
      listStyleType={texts.length > 1 ? 'disc' : 'none'}
    >
      {texts.map((text, place) => (
        <li key={place}>
          <bdi>{text}</bdi>
        </li>
      ))}
    </chakra.ul>
  )
}
