import { createIntl } from 'react-intl'
import { describe, expect, it } from 'vitest'
import { formatInstant } from './format-instant.ts'
import { usEastern } from './zone-names.ts'

const intl = createIntl({ locale: 'en-US', defaultLocale: 'en-US', timeZone: 'Asia/Tokyo' })
const instant = '2026-11-16T14:22:10Z'
// The kind of space before AM is up to Intl.
const plain = (text: string) => text.replaceAll(/\s/g, ' ')

describe('formatInstant', () => {
  it('formats the time in the given zone, with its abbreviation', () => {
    expect(plain(formatInstant(intl, instant, usEastern))).toBe('Nov 16, 2026, 9:22 AM EST')
  })

  it('follows the daylight saving time of the zone', () => {
    expect(plain(formatInstant(intl, '2026-07-16T14:22:10Z', usEastern))).toBe(
      'Jul 16, 2026, 10:22 AM EDT',
    )
  })

  it.each([undefined, null, ''])('takes the zone of the reader when it gets %j', (zone) => {
    expect(plain(formatInstant(intl, instant, zone))).toBe('Nov 16, 2026, 11:22 PM GMT+9')
  })

  it('uses the reader’s zone if the given one is unknown', () => {
    expect(plain(formatInstant(intl, instant, 'Mars/Olympus'))).toBe('Nov 16, 2026, 11:22 PM GMT+9')
  })

  it('returns an invalid instant unchanged', () => {
    expect(formatInstant(intl, 'yesterday', usEastern)).toBe('yesterday')
  })

  it('accepts milliseconds too', () => {
    expect(plain(formatInstant(intl, Date.parse(instant), usEastern))).toBe(
      'Nov 16, 2026, 9:22 AM EST',
    )
  })

  it('accepts seconds too, which are smaller', () => {
    expect(plain(formatInstant(intl, Date.parse(instant) / 1000, usEastern))).toBe(
      'Nov 16, 2026, 9:22 AM EST',
    )
  })

  it.each([undefined, null, '', -1, 0])('says that %j is not available', (absent) => {
    expect(formatInstant(intl, absent, usEastern)).toBe('N/A')
  })
})
