import { expect, test } from 'vitest'
import { newsOf } from './news.ts'
import type { Change } from './stale.ts'

const quiet = {
  attempt: undefined,
  transaction: null,
  changes: [],
  isReplaced: false,
  isBegun: true,
  wasSent: false,
}
const label = { status: 'SUCCESS' }
const failed = { status: 'ERROR', messages: [{ text: 'No pick-up.', source: 'Swift' }] }
const moved: Change = { what: 'address', before: '1 Old St', now: '2 New St' }
const replaced = { kind: 'replaced', changes: [] } as const

test.each([
  ['nothing happened', {}, undefined],
  ['a purchase is running', { attempt: 'running', wasSent: true }, undefined],
  [
    'its label is already seen',
    { attempt: 'running', wasSent: true, transaction: label },
    undefined,
  ],
  ['an earlier purchase got no response', { wasSent: true }, { kind: 'sent' }],
  ['its label is found', { wasSent: true, transaction: label }, { kind: 'found' }],
  ['a colleague bought the label', { transaction: label }, { kind: 'existed' }],
  ['the label is opened later', { transaction: label, isBegun: false }, undefined],
  ['the address has changed', { changes: [moved] }, { kind: 'startsOver', changes: [moved] }],
  [
    'the address has changed before the purchase',
    { attempt: { kind: 'replaced', changes: [moved] }, changes: [moved] },
    { kind: 'startsOver', changes: [moved] },
  ],
  ['new rates were requested', { isReplaced: true }, replaced],
  [
    'the carrier refused later',
    { transaction: failed },
    { kind: 'refused', texts: ['Swift: No pick-up.'] },
  ],
  ['the response was lost', { attempt: { kind: 'notFound' }, wasSent: true }, { kind: 'notFound' }],
] as const)('the news of a label if %s', (_, facts, news) => {
  expect(newsOf({ ...quiet, ...facts } as Parameters<typeof newsOf>[0])).toEqual(news)
})
