import type { Command } from '~/kit/scan/commands.ts'

/** Everything about the order at the station that decides what comes next. */
export type StageFacts = {
  mayGetLabel: boolean
  /** A device that the packer has to decide about. */
  isAsked: boolean
  /** Why the order is put aside is being asked. */
  isSkipping: boolean
  isComplete: boolean
  /** Items that are counted by hand are all that is missing. */
  isCountMissing: boolean
  label: 'none' | 'undecided' | 'bought'
  isBuying: boolean
  /** The order has changed since its rates were requested. */
  isChanged: boolean
  address: 'checking' | 'failed' | 'invalid' | 'valid'
  hasParcel: boolean
  isRating: boolean
  hasRates: boolean
  hasRate: boolean
  /** How long the price has been on screen, in milliseconds. */
  priceShownFor: number
  /** How long the stage had been on screen when the command was given, in milliseconds. */
  stageShownFor: number
  /** How long ago the last Undo was given, in milliseconds. */
  sinceUndo: number
  isLabelPrinted: boolean
  isShipping: boolean
}

export type Stage =
  | 'skipping'
  | 'asked'
  | 'buying'
  | 'labelPending'
  | 'print'
  | 'ship'
  | 'notConfigured'
  | 'changed'
  | 'packing'
  | 'parcel'
  | 'rating'
  | 'price'

/** Where the order is. A label that was bought counts more than anything that has changed since. */
export function stageOf(facts: StageFacts): Stage {
  if (facts.isSkipping) return 'skipping'
  if (facts.isBuying) return 'buying'
  if (facts.label === 'undecided') return 'labelPending'
  if (facts.label === 'bought') return facts.isLabelPrinted ? 'ship' : 'print'
  if (!facts.mayGetLabel) return 'notConfigured'
  if (facts.isAsked) return 'asked'
  if (facts.isChanged) return 'changed'
  if (!facts.isComplete) return 'packing'
  if (facts.isRating) return 'rating'
  return facts.hasRates ? 'price' : 'parcel'
}

/** What a command acts on has to be seen before it counts, in milliseconds. */
export const settles = 500

export type Step =
  | 'count'
  | 'getRates'
  | 'reviewAgain'
  | 'chooseRate'
  | 'buy'
  | 'printLabel'
  | 'printSlip'
  | 'printAgain'
  | 'ship'
  | 'open'
  | 'takeOut'
  | 'leaveOut'
  | 'backToParcel'
  | 'askWhy'
  | 'skip'
  | 'keepOrder'

export type Refusal =
  | 'stillMissing'
  | 'decideFirst'
  | 'parcelMissing'
  | 'addressUnchecked'
  | 'wait'
  | 'scanBuy'
  | 'noPrice'
  | 'priceTooNew'
  | 'stepTooNew'
  | 'hasLabel'
  | 'nothingToPrint'
  | 'nothingToUndo'
  | 'notConfigured'
  | 'noOrder'

/** `isRepeated`: the scanner read it twice, so the answer to the first one stands. */
export type Reply = { step: Step } | { refusal: Refusal } | { isRepeated: true }

const step = (name: Step): Reply => ({ step: name })
const refuse = (refusal: Refusal): Reply => ({ refusal })

/** What nobody may do unseen, with a command that comes twice or has waited for another order. Buy has the price's time. */
const acting: ReadonlySet<Step> = new Set([
  'count',
  'getRates',
  'reviewAgain',
  'printLabel',
  'printSlip',
  'ship',
  'open',
  'skip',
])

export const acts = (name: Step) => acting.has(name)

/** What a command does at this point. Next never buys, and only Buy does. */
export function replyTo(command: Command, facts: StageFacts): Reply {
  const reply = replyAt(command, facts)
  if (!('step' in reply)) return reply
  // Taking out counts at once, but the second Undo of a double read would take out another device. So would whoever obeys
  // a refusal.
  if (reply.step === 'takeOut') return facts.sinceUndo < settles ? { isRepeated: true } : reply
  return acts(reply.step) && facts.stageShownFor < settles ? refuse('stepTooNew') : reply
}

function replyAt(command: Command, facts: StageFacts): Reply {
  const stage = stageOf(facts)
  if (stage === 'buying' || stage === 'rating' || facts.isShipping) return refuse('wait')
  switch (command) {
    case 'next':
      return next(stage, facts)
    case 'buy':
      return buy(stage, facts)
    case 'undo':
      return undo(stage)
    case 'print':
      if (stage === 'print') return step('printLabel')
      return stage === 'ship' ? step('printSlip') : refuse('nothingToPrint')
    case 'skip':
      if (stage === 'asked') return refuse('decideFirst')
      return step(stage === 'skipping' ? 'skip' : 'askWhy')
  }
}

function next(stage: Stage, facts: StageFacts): Reply {
  switch (stage) {
    case 'skipping':
      return step('skip')
    case 'asked':
      return refuse('decideFirst')
    case 'packing':
      return facts.isCountMissing ? step('count') : refuse('stillMissing')
    case 'changed':
      return step('reviewAgain')
    case 'parcel':
      if (!facts.hasParcel) return refuse('parcelMissing')
      // An invalid address is shown beside the button: Next tries it, as in the shipping label's dialog.
      return facts.address === 'checking' ? refuse('addressUnchecked') : step('getRates')
    case 'price':
      return facts.hasRate ? refuse('scanBuy') : step('chooseRate')
    case 'print':
      return step('printLabel')
    case 'ship':
      return step('ship')
    // It is put aside, and the next order is opened.
    case 'labelPending':
    case 'notConfigured':
      return step('open')
    case 'buying':
    case 'rating':
      return refuse('wait')
  }
}

function buy(stage: Stage, facts: StageFacts): Reply {
  if (facts.label !== 'none') return refuse('hasLabel')
  if (stage === 'asked') return refuse('decideFirst')
  if (stage === 'notConfigured') return refuse('notConfigured')
  if (stage === 'packing') return refuse('stillMissing')
  if (stage !== 'price' || !facts.hasRate) return refuse('noPrice')
  return facts.priceShownFor < settles ? refuse('priceTooNew') : step('buy')
}

function undo(stage: Stage): Reply {
  switch (stage) {
    case 'skipping':
      return step('keepOrder')
    case 'asked':
      return step('leaveOut')
    case 'price':
      return step('backToParcel')
    // A printer jams, or a tab is blocked.
    case 'ship':
      return step('printAgain')
    case 'packing':
    case 'parcel':
    case 'changed':
      return step('takeOut')
    case 'print':
    case 'labelPending':
    case 'notConfigured':
    case 'buying':
    case 'rating':
      return refuse('nothingToUndo')
  }
}

/** Why a command does nothing while no order is open. Next opens one. */
export const refusalWithoutOrder: Record<Exclude<Command, 'next'>, Refusal> = {
  undo: 'nothingToUndo',
  print: 'nothingToPrint',
  skip: 'noOrder',
  buy: 'noPrice',
}
