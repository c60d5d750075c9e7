import { defineMessage, defineMessages, type IntlShape } from 'react-intl'
import type { NoticeStatus } from '~/ui/feedback/notice.tsx'

/** The source of a code. */
export type ScanSource = 'camera' | 'keyboard' | 'typed'

/** The judge's answer on a code. */
export type ScanVerdict =
  /** The code's item was added to the list. */
  | { kind: 'added'; name?: string }
  /** The same, but the item is of another type than the selected one; `type` is its type. */
  | { kind: 'addedOfOtherType'; type: string; name?: string }
  /** The code's item is already in the list. */
  | { kind: 'repeated'; name?: string }
  /** The code matches nothing that may be added. */
  | { kind: 'unknown' }
  /** The screen shows the outcome, such as a search result or a filled field. Never opens the panel. */
  | { kind: 'taken'; text?: string; name?: string }
  /** The caller's own text, translated. */
  | { kind: 'own'; status: NoticeStatus; text: string }

/** A code that was read, with its verdict. */
export type Reading = { id: number; code: string; source: ScanSource; verdict: ScanVerdict }

export function statusOf(verdict: ScanVerdict): NoticeStatus {
  switch (verdict.kind) {
    case 'added':
      return 'success'
    // The screen shows the outcome, which may be a failure.
    case 'taken':
      return 'info'
    case 'addedOfOtherType':
      return 'warning'
    case 'repeated':
    case 'unknown':
      return 'error'
    case 'own':
      return verdict.status
  }
}

/** Whether the scan succeeded, which decides the tone. */
export const isGood = (verdict: ScanVerdict) => statusOf(verdict) !== 'error'

/** The status of codes that were read together: an error if none succeeded. */
export function sharedStatus(readings: readonly Reading[]): NoticeStatus | undefined {
  const [first, ...others] = readings
  if (!first) return undefined
  if (others.length === 0) return statusOf(first.verdict)
  const good = readings.filter(({ verdict }) => isGood(verdict)).length
  if (good === 0) return 'error'
  return good === readings.length ? 'success' : 'warning'
}

/** The verdict in words. */
export function verdictText(intl: IntlShape, verdict: ScanVerdict): string {
  switch (verdict.kind) {
    case 'added':
      return intl.formatMessage(messages.added)
    case 'addedOfOtherType':
      return intl.formatMessage(otherType, { type: verdict.type })
    case 'repeated':
      return intl.formatMessage(messages.repeated)
    case 'unknown':
      return intl.formatMessage(messages.unknown)
    case 'taken':
      return verdict.text ?? intl.formatMessage(messages.taken)
    case 'own':
      return verdict.text
  }
}

const messages = defineMessages({
  added: {
    defaultMessage: 'Added',
    description: 'Verdict on a scanned code: it is in the list now',
  },
  repeated: {
    defaultMessage: 'THIS DEVICE IS ALREADY IN THE LIST',
    description: 'Verdict on a scanned code. The product writes it in capitals',
  },
  unknown: {
    defaultMessage: 'ASSET NOT FOUND IN AVAILABLE INVENTORY',
    description: 'Verdict on a scanned code. The product writes it in capitals',
  },
  taken: { defaultMessage: 'Code read', description: 'Verdict on a scanned code: it was used' },
})

const otherType = defineMessage<{ type: string }>({
  defaultMessage: 'Added, but of a different type: {type}',
  description:
    'Verdict on a scanned code: its device is in the list now, though its type is not the chosen one',
})
