import { PDFDocument } from 'pdf-lib'
import { expect, test, vi } from 'vitest'
import type { ShipmentTransaction } from '~/api/generated/model/index.ts'
import { collectLabels, type LabelCalls } from './collect-labels.ts'
import { startMerging } from './merge-labels.ts'

const labelAt = (label_url: string | null) =>
  ({ status: 'SUCCESS', label_url }) as ShipmentTransaction

function callsOf(change: Partial<LabelCalls> = {}): LabelCalls {
  return {
    transaction: async (id) => labelAt(`https://labels.test/${id}`),
    numberOf: async (id) => `WP-${id}`,
    isAllowed: (address) => address.startsWith('https://labels.test/'),
    fetchFile: async () => new ArrayBuffer(8),
    append: vi.fn(async () => true),
    onOver: () => undefined,
    signal: new AbortController().signal,
    ...change,
  }
}

/** A PDF of one page, which is as wide as the number says. */
async function pdfOf(width: number) {
  const file = await PDFDocument.create()
  file.addPage([width, 100])
  return Uint8Array.from(await file.save()).buffer
}

test('labels are in the file in the order of the list, whichever arrives first', async () => {
  const { append, save } = await startMerging()
  const third = Promise.withResolvers<void>()
  const { printed, leftOut } = await collectLabels(
    [301, 302, 303],
    callsOf({
      append,
      fetchFile: async (address) => {
        const width = Number(address.split('/').at(-1))
        if (width === 301) await third.promise
        if (width === 303) third.resolve()
        return pdfOf(width)
      },
    }),
  )
  expect({ printed, leftOut }).toEqual({ printed: [301, 302, 303], leftOut: [] })
  const merged = await PDFDocument.load(await save())
  expect(merged.getPages().map((page) => page.getWidth())).toEqual([301, 302, 303])
})

test.each([
  ['noLabel', { transaction: async () => null }, false],
  ['noLabel', { transaction: async () => labelAt(null) }, false],
  ['noLabel', { transaction: async () => labelAt('javascript:alert(1)') }, false],
  ['otherHost', { isAllowed: () => false }, true],
  ['unfetched', { fetchFile: async () => 'unread' }, true],
  ['tooLarge', { fetchFile: async () => 'tooLarge' }, true],
  ['notPdf', { append: async () => false }, true],
] satisfies [string, Partial<LabelCalls>, boolean][])(
  'a label that is %s is left out by its number: %#',
  async (why, change, hasAddress) => {
    expect(await collectLabels([7], callsOf(change))).toEqual({
      printed: [],
      leftOut: [
        { id: 7, number: 'WP-7', why, ...(hasAddress && { address: 'https://labels.test/7' }) },
      ],
    })
  },
)

test('an order that cannot be read is left out with the reason', async () => {
  const error = new Error('offline')
  const { leftOut } = await collectLabels(
    [7],
    callsOf({ transaction: () => Promise.reject(error) }),
  )
  expect(leftOut).toEqual([{ id: 7, number: '7', why: 'unread', error }])
})

test('what is not a PDF does not spoil the file', async () => {
  const { append, save } = await startMerging()
  expect(await append(new TextEncoder().encode('<html>no</html>').buffer)).toBe(false)
  expect(await append(await pdfOf(200))).toBe(true)
  expect((await PDFDocument.load(await save())).getPageCount()).toBe(1)
})

test('only a few labels are in memory at a time', async () => {
  let [read, added, most] = [0, 0, 0]
  await collectLabels(
    Array.from({ length: 20 }, (_, index) => index + 1),
    callsOf({
      fetchFile: async () => {
        read += 1
        most = Math.max(most, read - added)
        return new ArrayBuffer(8)
      },
      append: async () => {
        await Promise.resolve()
        added += 1
        return true
      },
    }),
  )
  expect(added).toBe(20)
  expect(most).toBeLessThanOrEqual(4)
})
