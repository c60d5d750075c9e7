import type { Schema } from '../operations.ts'
import type { OrderRow } from './rows.ts'
import { writePdf } from './write-pdf.ts'

/** A shipping label of 4 by 6 inches, with the tracking number as a bar code that scanners read. */
export function labelFile(
  order: OrderRow,
  address: Schema<'ValidatedAddress'>,
  service: string,
  trackingNumber: string,
): Promise<Blob> {
  const shipTo = [
    address.company,
    address.name,
    address.street1,
    address.street2,
    `${address.city}, ${address.state} ${address.zip}`,
  ].filter((line) => typeof line === 'string')
  return writePdf({
    width: 288,
    height: 432,
    title: `Shipping label ${trackingNumber}`,
    texts: [
      { x: 18, y: 36, size: 18, bold: true, text: service },
      {
        x: 18,
        y: 54,
        size: 9,
        text: `Order ${order.displayNumber} – a label of the sandbox, not for sending`,
      },
      { x: 18, y: 92, size: 9, text: 'SHIP TO' },
      ...shipTo.map((text, line) => ({
        x: 18,
        y: 112 + line * 18,
        size: 14,
        bold: line === 0,
        text,
      })),
      { x: 18, y: 250, size: 9, text: 'TRACKING NUMBER' },
      { x: 18, y: 400, size: 14, bold: true, text: trackingNumber },
    ],
    boxes: [
      { x: 0, y: 66, width: 288, height: 2 },
      { x: 0, y: 226, width: 288, height: 2 },
      ...barCode(trackingNumber, { x: 18, y: 262, width: 252, height: 110 }),
    ],
  })
}

/** The letter-size page that stands in for a file attached to an order. */
export function attachmentFile(title: string, lines: readonly string[]): Promise<Blob> {
  return writePdf({
    width: 612,
    height: 792,
    title,
    texts: [
      { x: 72, y: 96, size: 22, bold: true, text: title },
      ...lines.map((text, line) => ({ x: 72, y: 140 + line * 20, size: 12, text })),
    ],
    boxes: [{ x: 72, y: 108, width: 468, height: 1 }],
  })
}

type Box = { x: number; y: number; width: number; height: number }

/** The part of Code 39 that tracking numbers need: five bars with four gaps between them, 1 for a wide one. */
const code39: Record<string, string> = {
  '0': '000110100',
  '1': '100100001',
  '2': '001100001',
  '3': '101100000',
  '4': '000110001',
  '5': '100110000',
  '6': '001110000',
  '7': '000100101',
  '8': '100100100',
  '9': '001100100',
  L: '001000011',
  N: '000010011',
  P: '001010010',
  W: '111000000',
  '*': '010010100',
}

function barCode(text: string, { x, y, width, height }: Box): Box[] {
  const wide = 2.5
  const elements = Array.from(`*${text}*`).flatMap((character) => [
    ...Array.from(code39[character] ?? '', (bit) => (bit === '1' ? wide : 1)),
    1,
  ])
  const unit = width / elements.reduce((sum, each) => sum + each, 0)
  let left = x
  return elements.flatMap((each, index) => {
    const box = { x: round(left), y, width: round(each * unit), height }
    left += each * unit
    // Every second one of a character's ten elements is a gap.
    return index % 2 === 0 ? [box] : []
  })
}

const round = (number: number) => Math.round(number * 1000) / 1000
