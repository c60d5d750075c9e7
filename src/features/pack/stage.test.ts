import { describe, expect, test } from 'vitest'
import { replyTo, stageOf, type StageFacts } from './stage.ts'

const packed: StageFacts = {
  mayGetLabel: true,
  isAsked: false,
  isSkipping: false,
  isComplete: true,
  isCountMissing: false,
  label: 'none',
  isBuying: false,
  isChanged: false,
  address: 'valid',
  hasParcel: true,
  isRating: false,
  hasRates: false,
  hasRate: false,
  priceShownFor: 0,
  stageShownFor: 500,
  sinceUndo: 500,
  isLabelPrinted: false,
  isShipping: false,
}
const priced = { ...packed, hasRates: true, hasRate: true, priceShownFor: 500 }
const bought = { ...priced, label: 'bought' } as const

describe('the stage', () => {
  test.each<[string, Partial<StageFacts>, string]>([
    ['is packing while a device is missing', { isComplete: false }, 'packing'],
    ['asks about a device before anything else goes on', { isAsked: true }, 'asked'],
    ['is the parcel once all is in', {}, 'parcel'],
    ['waits for rates', { isRating: true }, 'rating'],
    ['is the price once there are rates', priced, 'price'],
    [
      'goes back to packing if a device is taken out after the rates',
      { ...priced, isComplete: false },
      'packing',
    ],
    ['shows what has changed before a price', { ...priced, isChanged: true }, 'changed'],
    [
      'ends for an order that is not configured any more',
      { ...priced, mayGetLabel: false },
      'notConfigured',
    ],
    ['is the print of a label that was bought', bought, 'print'],
    [
      'is the print though the order has changed since',
      { ...bought, isChanged: true, mayGetLabel: false },
      'print',
    ],
    ['waits for the carrier', { ...priced, label: 'undecided' }, 'labelPending'],
    ['is shipping once the label is printed', { ...bought, isLabelPrinted: true }, 'ship'],
  ])('%s', (_name, change, stage) => {
    expect(stageOf({ ...packed, ...change })).toBe(stage)
  })
})

describe('a command', () => {
  test.each<[string, Parameters<typeof replyTo>[0], Partial<StageFacts>, object]>([
    ['Next says what is missing', 'next', { isComplete: false }, { refusal: 'stillMissing' }],
    [
      'Next ticks what is counted by hand',
      'next',
      { isComplete: false, isCountMissing: true },
      { step: 'count' },
    ],
    ['Next asks for rates', 'next', {}, { step: 'getRates' }],
    [
      'Next waits for the check of the address',
      'next',
      { address: 'checking' },
      { refusal: 'addressUnchecked' },
    ],
    ['Next needs a parcel', 'next', { hasParcel: false }, { refusal: 'parcelMissing' }],
    ['Next never confirms a price', 'next', priced, { refusal: 'scanBuy' }],
    [
      'Next chooses a rate if none is chosen',
      'next',
      { ...priced, hasRate: false },
      { step: 'chooseRate' },
    ],
    ['Next prints the label, then ships', 'next', bought, { step: 'printLabel' }],
    ['Next ships a printed order', 'next', { ...bought, isLabelPrinted: true }, { step: 'ship' }],
    [
      'Next does not ship twice',
      'next',
      { ...bought, isLabelPrinted: true, isShipping: true },
      { refusal: 'wait' },
    ],
    ['Buy needs a price', 'buy', {}, { refusal: 'noPrice' }],
    [
      'Buy does not count before the price was seen',
      'buy',
      { ...priced, priceShownFor: 499 },
      { refusal: 'priceTooNew' },
    ],
    ['Buy buys', 'buy', priced, { step: 'buy' }],
    ['Buy is not sent twice', 'buy', { ...priced, isBuying: true }, { refusal: 'wait' }],
    ['Buy never buys a second label', 'buy', bought, { refusal: 'hasLabel' }],
    [
      'Buy does not buy for a box with a device missing',
      'buy',
      { ...priced, isComplete: false },
      { refusal: 'stillMissing' },
    ],
    [
      'Buy does not buy what has changed',
      'buy',
      { ...priced, isChanged: true },
      { refusal: 'noPrice' },
    ],
    [
      'Buy is refused while a device is asked about',
      'buy',
      { ...priced, isAsked: true },
      { refusal: 'decideFirst' },
    ],
    [
      'Undo leaves out the device that was asked about',
      'undo',
      { isAsked: true },
      { step: 'leaveOut' },
    ],
    ['Undo goes from the price back to the parcel', 'undo', priced, { step: 'backToParcel' }],
    ['Undo takes out the last device', 'undo', { isComplete: false }, { step: 'takeOut' }],
    ['Undo takes back no label', 'undo', bought, { refusal: 'nothingToUndo' }],
    [
      'Undo prints a label again',
      'undo',
      { ...bought, isLabelPrinted: true },
      { step: 'printAgain' },
    ],
    ['Print prints the label first', 'print', bought, { step: 'printLabel' }],
    [
      'Print then prints the slip',
      'print',
      { ...bought, isLabelPrinted: true },
      { step: 'printSlip' },
    ],
    ['Print has nothing before the purchase', 'print', priced, { refusal: 'nothingToPrint' }],
    ['Skip asks why', 'skip', {}, { step: 'askWhy' }],
    ['Skip again skips', 'skip', { isSkipping: true }, { step: 'skip' }],
    [
      'Buy is refused while the reason is asked for',
      'buy',
      { ...priced, isSkipping: true },
      { refusal: 'noPrice' },
    ],
    [
      'Next does not ship what nobody has seen',
      'next',
      { ...bought, isLabelPrinted: true, stageShownFor: 499 },
      { refusal: 'stepTooNew' },
    ],
    [
      'Skip does not skip twice at once',
      'skip',
      { isSkipping: true, stageShownFor: 0 },
      { refusal: 'stepTooNew' },
    ],
    [
      'Undo takes out at once',
      'undo',
      { isComplete: false, stageShownFor: 0 },
      { step: 'takeOut' },
    ],
    [
      'Undo takes out one device when its code is read twice',
      'undo',
      { isComplete: false, sinceUndo: 250 },
      { isRepeated: true },
    ],
    ['Undo keeps the order', 'undo', { isSkipping: true }, { step: 'keepOrder' }],
  ])('%s', (_name, command, change, reply) => {
    expect(replyTo(command, { ...packed, ...change })).toEqual(reply)
  })
})
