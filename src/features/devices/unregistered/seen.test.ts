import { expect, test } from 'vitest'
import { seenDevices } from './seen.ts'

const now = Date.parse('2026-11-16T15:00:00Z')
const device = (serial: string, lastReceivedFromTime: string | null | undefined) => ({
  serial,
  lastReceivedFromTime,
})
const devices = [
  device('now', '2026-11-16T15:00:00Z'),
  device('ahead', '2026-11-16T15:01:00Z'),
  device('one hour', '2026-11-16T14:00:00Z'),
  device('over an hour', '2026-11-16T13:59:59Z'),
  device('one day', '2026-11-15T15:00:00Z'),
  device('over a day', '2026-11-15T14:59:59Z'),
  device('null', null),
  device('absent', undefined),
  device('no time', 'yesterday'),
]

test.each([
  ['hour', ['now', 'ahead', 'one hour']],
  ['day', ['now', 'ahead', 'one hour', 'over an hour', 'one day']],
  ['older', ['over a day', 'null', 'absent', 'no time']],
] as const)('the last %s', (seen, serials) => {
  expect(seenDevices(devices, seen, now).map(({ serial }) => serial)).toEqual(serials)
})
