import type { ShipmentTransaction } from '~/api/generated/model/index.ts'
import { toFailure, type Failure } from '~/lib/failure.ts'
import { isWebAddress } from '~/lib/web-address.ts'

/** Why a label is not in the file. `unread`: the order could not be read; `unfetched`: its host did not hand it out. */
export type Why = 'noLabel' | 'unread' | 'otherHost' | 'unfetched' | 'tooLarge' | 'notPdf'

/** A label that is not in the file; its address is missing where there is none. `error`: why the order could not be read. */
export type LeftOut = { id: number; number: string; why: Why; address?: string; error?: Failure }

export type LabelCalls = {
  transaction: (id: number) => Promise<ShipmentTransaction | null>
  /** The order's number, for one that is left out. */
  numberOf: (id: number) => Promise<string>
  /** Whether files may be read from the address. */
  isAllowed: (address: string) => boolean
  fetchFile: (address: string, most: number) => Promise<ArrayBuffer | 'unread' | 'tooLarge'>
  /** Adds the pages of a label; false if it is not a PDF. */
  append: (label: ArrayBuffer) => Promise<boolean>
  onOver: (over: number) => void
  /** Ends everything: the screen was left. */
  signal: AbortSignal
}

/** How many labels are read ahead of the one that is added, and so are in memory. */
const atOnce = 4

const megabyte = 1024 * 1024
/** A usual label has a tenth of a megabyte. */
const mostOfLabel = 5 * megabyte
const mostOfFile = 100 * megabyte

type Read = { address: string; file: ArrayBuffer } | { why: Why; address?: string; error?: Failure }

/** Adds the labels of orders to one file, in their order. What cannot be added is left out and returned. */
export async function collectLabels(ids: readonly number[], calls: LabelCalls) {
  const ahead: Promise<Read>[] = []
  const printed: number[] = []
  const leftOut: LeftOut[] = []
  let [next, size] = [0, 0]
  for (const [index, id] of ids.entries()) {
    while (ahead.length < atOnce && next < ids.length) ahead.push(readLabel(ids[next++]!, calls))
    const read = await ahead.shift()!
    calls.signal.throwIfAborted()
    const why = await whyLeftOut(read)
    if (why) {
      // Where the label could not be read, its order hardly can.
      const number =
        why === 'unread' ? String(id) : await calls.numberOf(id).catch(() => String(id))
      leftOut.push({
        id,
        number,
        why,
        ...(read.address && { address: read.address }),
        ...('error' in read && read.error && { error: read.error }),
      })
    } else printed.push(id)
    calls.onOver(index + 1)
  }
  return { printed, leftOut }

  async function whyLeftOut(read: Read): Promise<Why | undefined> {
    if ('why' in read) return read.why
    const { byteLength } = read.file
    if (size + byteLength > mostOfFile) return 'tooLarge'
    if (!(await calls.append(read.file))) return 'notPdf'
    size += byteLength
    return undefined
  }
}

async function readLabel(id: number, calls: LabelCalls): Promise<Read> {
  let transaction
  try {
    transaction = await calls.transaction(id)
  } catch (error) {
    return { why: 'unread', error: toFailure(error) }
  }
  const address = transaction?.label_url
  if (!address || !isWebAddress(address)) return { why: 'noLabel' }
  if (!calls.isAllowed(address)) return { why: 'otherHost', address }
  const file = await calls.fetchFile(address, mostOfLabel)
  if (file === 'unread') return { why: 'unfetched', address }
  return file === 'tooLarge' ? { why: 'tooLarge', address } : { file, address }
}
