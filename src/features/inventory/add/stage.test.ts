import { expect, test } from 'vitest'
import type { DeliveryEntry } from './delivery.ts'
import { mayOf, stageOf } from './stage.ts'

const entry = (step: DeliveryEntry['step'], more: Partial<DeliveryEntry> = {}) =>
  ({
    id: step,
    at: 0,
    step,
    isUnsure: false,
    device: { macAddress: 'a' },
    ...more,
  }) as DeliveryEntry
const saved = entry('saved')
const waiting = entry('waiting')
const failed = entry('failed', { failure: 'Refused' })
const noAddress = entry('saved', { device: { macAddress: undefined } as DeliveryEntry['device'] })

/** The stage in short: what waits, has failed and is lost, what is printed and retried, whether it may be cleared. */
function short(entries: readonly DeliveryEntry[], isOffline = false) {
  const { unsent, failed: refused, lost, may } = stageOf({ entries, isOffline })
  return `${unsent} ${refused} ${lost} | ${may.print.length} ${may.retry.join()} ${may.clear}`
}

test.each([
  ['nothing', [], false, '0 0 0 | 0  no'],
  ['a saved device', [saved], false, '0 0 0 | 1  yes'],
  ['a saved device without an address', [noAddress], false, '0 0 0 | 0  yes'],
  ['a waiting device', [waiting], false, '1 0 0 | 0  asked'],
  ['a device that is being sent', [entry('sent')], false, '1 0 0 | 0  asked'],
  ['a failed device', [saved, failed], false, '0 1 0 | 1 failed asked'],
  ['a waiting device without a network', [saved, waiting], true, '1 0 1 | 1  asked'],
  [
    'a device that is tried again',
    [entry('waiting', { failure: 'Lost' })],
    false,
    '1 0 1 | 0  asked',
  ],
  ['only saved devices without a network', [saved], true, '0 0 0 | 1  yes'],
])('a delivery with %s offers what fits', (_what, entries, isOffline, expected) => {
  expect(short(entries, isOffline)).toBe(expected)
})

test.each([
  ['waiting', 'remove'],
  ['sent', 'stop'],
  ['saved', ''],
  ['failed', 'correct retry remove'],
] as const)('a %s device has the actions: %s', (step, expected) => {
  const actions = Object.entries(mayOf({ step })).flatMap(([name, may]) => (may ? name : []))
  expect(actions.join(' ')).toBe(expected)
})
