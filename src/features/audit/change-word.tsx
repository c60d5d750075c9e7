import type { IntlShape } from 'react-intl'
import type { Change } from './audit-changes.ts'
import { changeTypes, messages } from './messages.ts'

const tones = { INSERT: 'success', UPDATE: 'info', DELETE: 'error' } as const

const isKnown = (type: string): type is keyof typeof tones => Object.hasOwn(tones, type)

/** The meaning of a type of change. */
export const changeTone = (type: string) => (isKnown(type) ? tones[type] : 'neutral')

/** What happened to a record. A type that the console does not know stays as it is. */
export const changeWord = (intl: IntlShape, type: string) =>
  isKnown(type) ? intl.formatMessage(changeTypes[type]) : type

/** Who has changed a record. */
export const changedBy = ({ userInfo }: Pick<Change, 'userInfo'>, intl: IntlShape) =>
  userInfo?.trim() || intl.formatMessage(messages.byServer)

/** The word for a type of change in a table, with its sign. The server's word is in the tooltip. */
export function ChangeWord({ type, children }: { type: string; children: string }) {
  if (!isKnown(type)) return <bdi>{type}</bdi>
  return (
    <span data-status={tones[type]} title={type}>
      {children}
    </span>
  )
}
