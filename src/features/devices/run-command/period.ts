import type { MessageDescriptor } from 'react-intl'
import { words } from '~/i18n/words.ts'
import { day, hour } from '~/lib/units.ts'
import type { CommandOptions } from './judge-command.ts'
import { messages } from './messages.ts'
import { secondsOfInstant } from './seconds.ts'

/** Which readings are sent again. `start` and `end` are instants, for a period of the user's own. */
export type Period = {
  span: 'hour' | 'day' | 'report' | 'own'
  start: string | null
  end: string | null
}

const spans = { hour, day }

const secondsOf = (instant: string | null) =>
  instant === null ? undefined : secondsOfInstant(instant)

/** The errors of a period, by field. */
export function checkPeriod({ span, start, end }: Period): {
  start?: MessageDescriptor
  end?: MessageDescriptor
} {
  if (span !== 'own') return {}
  const [from, to] = [secondsOf(start), secondsOf(end)]
  return {
    ...(from === undefined && { start: words.required }),
    ...(to === undefined && { end: words.required }),
    ...(from !== undefined && to !== undefined && to <= from && { end: messages.endsFirst }),
  }
}

/** The period in seconds. One that ends now has the same end for all devices, however long the check takes. */
export function periodOf(
  { span, start, end }: Period,
  now: number,
): Pick<CommandOptions, 'startTime' | 'endTime'> {
  if (span === 'own') return { startTime: secondsOf(start) ?? 0, endTime: secondsOf(end) ?? 0 }
  const endTime = Math.floor(now / 1000)
  return { startTime: span === 'report' ? null : endTime - spans[span] / 1000, endTime }
}
