import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useIntl, type MessageDescriptor } from 'react-intl'
import { buyingFailed, creatingFailed, newsTitles } from '~/features/orders/label/messages.ts'
import { noParcel } from '~/features/orders/label/parcel.ts'
import { labelState } from '~/features/orders/label/purchase.ts'
import { useLabelCalls } from '~/features/orders/label/use-label-calls.ts'
import { useAddressCheck, useLabel, type LabelOptions } from '~/features/orders/label/use-label.ts'
import { mayGetLabel } from '~/features/orders/order-status.tsx'
import {
  emptyBox,
  fillLines,
  isComplete,
  missingIn,
  withCount,
} from '~/features/orders/packed/box.ts'
import type { PackedOrder } from '~/features/orders/packed/packed.ts'
import { useSetShipped } from '~/features/orders/status/use-set-shipped.ts'
import type { Command } from '~/kit/scan/commands.ts'
import type { ScanVerdict } from '~/kit/scan/verdict.ts'
import { toFailure } from '~/lib/failure.ts'
import { isWebAddress } from '~/lib/web-address.ts'
import { useErrorText } from '~/ui/feedback/use-error-text.ts'
import { useIsHere } from '~/ui/page/use-is-here.ts'
import { toast } from '~/ui/toast/toasts.ts'
import { contentOf, useChoices } from './choices.ts'
import { refusals } from './command-texts.ts'
import { inStationOrder } from './fastest.ts'
import { lateOutcome, messages, shippedLate, verdicts } from './messages.ts'
import { acts, replyTo, stageOf, type StageFacts, type Step } from './stage.ts'
import { useBox } from './use-box.ts'
import type { Queue } from './use-queue.ts'
import { useShown } from './use-shown.ts'
import { own, refusalVerdict } from './verdict-text.ts'

export type LineOptions = LabelOptions & { queue: Queue }

type Work = 'rating' | 'buying' | 'shipping'

/** An order at the station: where it is, and what each command does to it. */
export function useLine({ queue, ...options }: LineOptions) {
  const { order, shipment, transaction, memory } = options
  const intl = useIntl()
  const textOf = useErrorText()
  const content = contentOf(order)
  const label = useLabel({ ...options, content })
  const { done, may, news } = label.stage
  const rate = may.buy
  const calls = useLabelCalls()
  const setShipped = useSetShipped()
  const isHere = useIsHere()
  const { choices, remember } = useChoices()
  const kept = queue.packedOf(order.id)
  const box = useBox(order, queue)
  const { lines, surplus } = fillLines(order.orderItems, kept ?? emptyBox)
  const missing = missingIn(lines)
  const [work, setWork] = useState<Work>()
  // A second command may come before the first one is drawn.
  const isAtWork = useRef(false)
  const undone = useRef<{ at: number; verdict: ScanVerdict }>(undefined)
  const [failure, setFailure] = useState<string>()
  const [reason, setReason] = useState<string>()
  const [isBack, setIsBack] = useState(false)
  const state = labelState(transaction)
  const complete = missing.length === 0 && surplus.length === 0
  const mayBegin = complete && mayGetLabel(order) && !done.confirm
  // The service bills each check: one, once all is in.
  const check = useAddressCheck(order, mayBegin && !done.parcel)
  const rates = shipment ? inStationOrder(shipment.rates) : []
  const hasRates = done.parcel && rates.length > 0 && !isBack
  const last = choices?.find((choice) => choice.content === content)
  const suggested = rates.find(({ description }) => description === last?.rate) ?? rates[0]

  const facts: StageFacts = {
    mayGetLabel: mayGetLabel(order),
    isAsked: box.asked !== undefined,
    isSkipping: reason !== undefined,
    isComplete: complete,
    isCountMissing: surplus.length === 0 && missing.every(({ type }) => type === null),
    label: state === 'bought' || state === 'undecided' ? state : 'none',
    isBuying: work === 'buying' || options.attempt === 'running' || memory.isRunning,
    isChanged: news?.kind === 'startsOver',
    address: check.isFetching ? 'checking' : check.error ? 'failed' : addressOf(check.data),
    hasParcel: may.getRates !== undefined,
    isRating: work === 'rating',
    hasRates,
    hasRate: rate !== undefined,
    priceShownFor: 0,
    stageShownFor: 0,
    sinceUndo: Infinity,
    isLabelPrinted: kept?.isLabelPrinted === true,
    isShipping: work === 'shipping',
  }
  const stage = stageOf(facts)
  const price = stage === 'price' ? rate : undefined
  const priceShown = useShown(price && `${price.rateId} ${price.cost}`)
  const counted = facts.isCountMissing ? missing[0]?.itemId : undefined
  const stageShown = useShown([stage, counted, facts.address === 'invalid', work].join())

  const suggestRate = useEffectEvent(() => label.chooseRate(suggested?.rateId ?? null))
  // After a refusal, the packer chooses.
  const needsRate =
    stage === 'price' && rate === undefined && news === undefined && choices !== undefined
  useEffect(() => {
    if (needsRate) suggestRate()
  }, [needsRate])
  /** What the parcels in the form are for. */
  const parcelContent = useRef(content)
  const suggestParcel = useEffectEvent(() => {
    if (may.getRates && parcelContent.current === content) return
    parcelContent.current = content
    const parcels = last ? [last.parcel, ...(last.more ?? [])] : [noParcel]
    label.form.setValue('parcels', parcels, { shouldDirty: true })
  })
  const needsParcel = stage === 'parcel' && choices !== undefined
  useEffect(() => {
    if (needsParcel) suggestParcel()
  }, [needsParcel, content])

  const change = (next: (before: PackedOrder) => PackedOrder) =>
    void queue.store.change({ id: order.id, number: order.displayNumber }, next)
  // Its answers may come when the packer is at another order or on another screen.
  const isStillHere = () => isHere() && queue.isAt(order.id)
  const goOn = () => queue.open(queue.nextAfter(order.id)?.id)
  const number = order.displayNumber
  const sayLate = (type: 'info' | 'error', reason: string) =>
    toast(type, intl.formatMessage(lateOutcome, { number, reason }), `order ${order.id}`)
  const sayFailure = (reason: string) =>
    isStillHere() ? setFailure(reason) : sayLate('error', reason)
  const working = async (
    kind: Work,
    run: () => Promise<void>,
    failed: (text: string) => string,
  ) => {
    if (isAtWork.current) return
    isAtWork.current = true
    setWork(kind)
    setFailure(undefined)
    try {
      await run()
    } catch (error) {
      const text = toFailure(error)
      sayFailure(failed(text.kind ? textOf(text) : text.message))
    } finally {
      isAtWork.current = false
      setWork(undefined)
    }
  }
  const getRates = () =>
    working(
      'rating',
      async () => {
        await label.review()
        await label.getRates()
        setIsBack(false)
      },
      (message) => intl.formatMessage(creatingFailed, { message }),
    )
  const buy = () =>
    working(
      'buying',
      async () => {
        const now = await calls.order(order.id)
        const isOther = contentOf(now) !== content
        if (isOther || !isComplete(now.orderItems, box.now())) {
          const why: MessageDescriptor = isOther ? messages.itemsChanged : refusals.stillMissing
          return sayFailure(intl.formatMessage(why))
        }
        const [parcel, ...more] = may.getRates ?? []
        if (parcel) void remember({ content, parcel, more, rate: rate?.description })
        const news = await label.buy()
        if (isStillHere()) return
        const isBought = news === undefined || news.kind === 'found' || news.kind === 'existed'
        const reason = intl.formatMessage(news ? newsTitles[news.kind] : messages.bought)
        sayLate(isBought ? 'info' : 'error', reason)
      },
      (message) => intl.formatMessage(buyingFailed, { message }),
    )
  const ship = () =>
    working(
      'shipping',
      async () => {
        await setShipped(order.id)
        change((before) => ({ ...before, skipped: undefined }))
        if (isStillHere()) goOn()
        else {
          const text = intl.formatMessage(shippedLate, { number })
          toast('success', text, `order ${order.id}`)
        }
      },
      (message) => message,
    )

  const does: Record<Step, () => ScanVerdict | void> = {
    count: () => {
      const [line] = missing
      if (line) change((before) => ({ ...before, ...withCount(before, line.itemId, line.needed) }))
    },
    takeOut: () =>
      box.takeOutLast(lines)
        ? own('info', intl.formatMessage(verdicts.takenOut))
        : refusalVerdict(intl, 'nothingToUndo'),
    leaveOut: () => {
      box.answer(false)
      return own('info', intl.formatMessage(verdicts.leftOut))
    },
    getRates: () => void getRates(),
    chooseRate: suggestRateNow,
    reviewAgain: () => void label.review(),
    backToParcel: () => setIsBack(true),
    buy: () => void buy(),
    printLabel: () => {
      const address = transaction?.label_url
      // Its tab must not reach back to this one.
      if (address && isWebAddress(address)) window.open(address, '_blank', 'noopener')
      change((before) => ({ ...before, isLabelPrinted: true }))
    },
    printAgain: () => change((before) => ({ ...before, isLabelPrinted: false })),
    // The page prints as its packing slip.
    printSlip: () => window.print(),
    ship: () => void ship(),
    open: goOn,
    askWhy: () => setReason(kept?.skipped ?? ''),
    keepOrder: () => setReason(undefined),
    skip: () => {
      change((before) => ({ ...before, skipped: reason?.trim() ?? '' }))
      setReason(undefined)
      goOn()
    },
  }
  function suggestRateNow() {
    label.chooseRate(suggested?.rateId ?? null)
  }
  return {
    order,
    shipment,
    transaction,
    stage,
    facts,
    label,
    news,
    rate,
    isParcelRated: done.parcel,
    /** Whether no box of this content was packed before. */
    isBoxUnknown: choices !== undefined && last === undefined,
    box,
    lines,
    surplus,
    missing,
    rates,
    last,
    check,
    failure,
    reason,
    setReason,
    setCount: (itemId: number, count: number) =>
      change((before) => ({ ...before, ...withCount(before, itemId, count) })),
    /** What a command comes to that was given at `at`; a step that shows its own outcome says nothing more. */
    run: (command: Command, at: number): ScanVerdict => {
      const reply = replyTo(command, {
        ...facts,
        priceShownFor: priceShown.forAt(at),
        stageShownFor: stageShown.forAt(at),
        sinceUndo: at - (undone.current?.at ?? -Infinity),
        isShipping: isAtWork.current,
      })
      if ('refusal' in reply) return refusalVerdict(intl, reply.refusal)
      if ('isRepeated' in reply) return undone.current?.verdict ?? { kind: 'taken' }
      // The next command may come before React has drawn what this one does.
      if (acts(reply.step)) stageShown.restart()
      const verdict = does[reply.step]() ?? { kind: 'taken' }
      if (command === 'undo') undone.current = { at, verdict }
      return verdict
    },
    /** What the code of a device comes to. */
    take: (code: string): Promise<ScanVerdict> | ScanVerdict => {
      if (facts.label !== 'none') return refusalVerdict(intl, 'hasLabel')
      if (work || facts.isBuying) return refusalVerdict(intl, 'wait')
      return facts.mayGetLabel ? box.take(code) : refusalVerdict(intl, 'notConfigured')
    },
  }
}

const addressOf = (
  answer: { address: { validation_results: { is_valid: boolean } } } | undefined,
) => (answer && !answer.address.validation_results.is_valid ? 'invalid' : 'valid')
