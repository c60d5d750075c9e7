import { useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import type { Order } from '~/api/generated/model/index.ts'
import {
  emptyBox,
  judgeCode,
  readTwiceWithin,
  withCount,
  withDevice,
  withoutDevice,
  type Box,
  type Doubt,
  type Line,
  type PackedDevice,
} from '~/features/orders/packed/box.ts'
import { packedFor } from '~/features/orders/packed/packed.ts'
import type { ScanVerdict } from '~/kit/scan/verdict.ts'
import { toFailure } from '~/lib/failure.ts'
import { useErrorText } from '~/ui/feedback/use-error-text.ts'
import { lookUpFailed } from './messages.ts'
import { useDeviceRecords } from './use-device-records.ts'
import type { Queue } from './use-queue.ts'
import { own, refusalVerdict, shownVerdict } from './verdict-text.ts'

/** A device that the packer has to decide about. */
type Asked = PackedDevice & { doubts: readonly Doubt[] }

/** The box of an order: what each device's code does to it. */
export function useBox({ id, displayNumber, ...order }: Order, { store }: Queue) {
  const intl = useIntl()
  const textOf = useErrorText()
  const { look, mayAsk } = useDeviceRecords()
  const [asked, showAsked] = useState<Asked>()
  // The next code may be judged before the question is drawn.
  const question = useRef<Asked>(undefined)
  const readAt = useRef(new Map<string, number>())
  const ask = (next: Asked | undefined) => {
    question.current = next
    showAsked(next)
  }
  const all = () => store.known()
  const now = (): Box => all().find((each) => each.id === id) ?? emptyBox
  const change = (next: (before: Box) => Box) =>
    void store.change({ id, number: displayNumber }, (before) => ({ ...before, ...next(before) }))
  return {
    asked,
    mayAsk,
    now,
    answer: (isRight: boolean) => {
      const device = question.current
      if (device && isRight)
        change((box) => withDevice(box, { code: device.code, type: device.type }))
      ask(undefined)
    },
    takeOut: (code: string) => change((box) => withoutDevice(box, code)),
    /** Takes out what came last: what is counted by hand, then the devices. Returns whether there was anything. */
    takeOutLast: (lines: readonly Line[]): boolean => {
      const counted = lines.findLast(({ type, packed }) => type === null && packed > 0)
      const device = now().devices.at(-1)
      if (counted) change((box) => withCount(box, counted.itemId, 0))
      else if (device) change((box) => withoutDevice(box, device.code))
      return counted !== undefined || device !== undefined
    },
    take: async (text: string): Promise<ScanVerdict> => {
      const time = performance.now()
      let found
      try {
        found = await look(text, order)
      } catch (error) {
        return own('error', intl.formatMessage(lookUpFailed, { reason: textOf(toFailure(error)) }))
      }
      const { code, record, doubts } = found
      const sinceRead = time - (readAt.current.get(code) ?? -Infinity)
      // A second read may have waited for this one.
      readAt.current.set(code, performance.now())
      const open = question.current
      if (open && open.code !== code) return refusalVerdict(intl, 'decideFirst')
      const verdict = judgeCode({
        items: order.orderItems,
        box: now(),
        code,
        record,
        doubts,
        isConfirmed: open !== undefined && sinceRead >= readTwiceWithin,
        packedFor: packedFor(all(), code, id),
        sinceRead,
      })
      const type = record?.deviceType.token ?? ''
      if (verdict.kind === 'packed') change((box) => withDevice(box, { code, type }))
      if (verdict.kind === 'takenOut') change((box) => withoutDevice(box, code))
      ask(verdict.kind === 'ask' ? { code, type, doubts } : undefined)
      return shownVerdict(intl, verdict)
    },
  }
}
