import { attachmentFile } from '../label.ts'
import type { World } from '../world.ts'

/** Attaches a PDF to an order that names the order and the file. */
export function addAttachment(
  world: World,
  orderId: number,
  description: string,
  known: { id?: number; reference?: string } = {},
): void {
  const { id, reference = `att-${world.random.hex(6)}` } = known
  const fileKey = `orders/${orderId}/${reference}`
  const number = world.orders.get(orderId)?.displayNumber ?? ''
  world.files.putDrawn(fileKey, `${description}.pdf`, () =>
    attachmentFile(description, [`Order ${number}`, 'A file of the sandbox.']),
  )
  world.orderAttachments.insert({
    ...(id !== undefined && { id }),
    orderId,
    reference,
    description,
    fileKey,
  })
}
