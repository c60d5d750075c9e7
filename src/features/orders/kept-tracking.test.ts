import { expect, test } from 'vitest'
import { unkeptIn } from './kept-tracking.ts'

const ordered = (labelId?: string) => ({
  shippingData: labelId === undefined ? null : { shippo_transaction_id: labelId },
})
const label = { tracking_number: 'PW1', tracking_url_provider: null }
const kept = { bought: { number: 'PW0' } }

test.each([
  ['is kept once', ordered('bought'), { ...label, tracking_number: 'PW0' }, undefined],
  ['is kept in place of another one of the same label', ordered('bought'), label, 'bought PW1'],
  ['waits for an order that does not know its label yet', ordered(), label, undefined],
  ['is kept once the order knows its label', ordered('new'), label, 'new PW1'],
  ['that has not come yet is not kept', ordered('new'), { tracking_number: '' }, undefined],
])('the tracking number of a label %s', (_name, order, transaction, expected) => {
  expect(unkeptIn(kept, order, transaction)).toBe(expected)
})
