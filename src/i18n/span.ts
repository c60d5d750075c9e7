import { day, hour, minute } from '~/lib/units.ts'

/** A duration in the most natural unit. */
export type Span = { value: number; unit: 'minute' | 'hour' | 'day' }

/** Rounds milliseconds to whole minutes, hours or days. */
export function toSpan(milliseconds: number): Span {
  if (milliseconds < 90 * minute)
    return { value: Math.round(milliseconds / minute), unit: 'minute' }
  if (milliseconds < 36 * hour) return { value: Math.round(milliseconds / hour), unit: 'hour' }
  return { value: Math.round(milliseconds / day), unit: 'day' }
}
