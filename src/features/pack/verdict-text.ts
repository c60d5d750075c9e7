import type { IntlShape } from 'react-intl'
import type { CodeVerdict, Doubt } from '~/features/orders/packed/box.ts'
import type { ScanVerdict } from '~/kit/scan/verdict.ts'
import { refusals } from './command-texts.ts'
import {
  messages,
  otherCustomer,
  packed,
  packedElsewhere,
  registered,
  tooMany,
  verdicts,
  wrongType,
} from './messages.ts'
import type { Refusal } from './stage.ts'

/** A verdict on a code, as the station shows it. */
export function shownVerdict(intl: IntlShape, verdict: CodeVerdict): ScanVerdict {
  switch (verdict.kind) {
    case 'packed':
      return own('success', intl.formatMessage(packed, { type: verdict.type, left: verdict.left }))
    case 'takenOut':
      return own('info', intl.formatMessage(verdicts.takenOut))
    case 'readTwice':
      return own('info', intl.formatMessage(verdicts.readTwice))
    case 'unknown':
      return own('error', intl.formatMessage(verdicts.unknown))
    case 'wrongType':
      return own('error', intl.formatMessage(wrongType, { type: verdict.type }))
    case 'tooMany':
      return own('error', intl.formatMessage(tooMany, { type: verdict.type }))
    case 'elsewhere':
      return own('error', intl.formatMessage(packedElsewhere, { number: verdict.number }))
    case 'ask':
      // It sounds like an error: the packer has to look.
      return own('error', intl.formatMessage(messages.ask))
  }
}

export const refusalVerdict = (intl: IntlShape, refusal: Refusal) =>
  own('error', intl.formatMessage(refusals[refusal]))

export function doubtText(intl: IntlShape, doubt: Doubt): string {
  switch (doubt.kind) {
    case 'registered':
      return intl.formatMessage(registered, { name: doubt.name ?? '?' })
    case 'removed':
      return intl.formatMessage(messages.removed)
    case 'otherCustomer':
      return intl.formatMessage(otherCustomer, { name: doubt.name })
    case 'unknown':
      return intl.formatMessage(messages.historyGaps)
  }
}

export const own = (
  status: 'success' | 'info' | 'error',
  text: string,
): ScanVerdict & { kind: 'own' } => ({ kind: 'own', status, text })
