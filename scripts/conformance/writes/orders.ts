import { valuesAt } from '../values.ts'
import { checkTooLarge } from '../write-checks.ts'
import type { Writing } from '../write.ts'

/** Creates an order with an attachment, changes it and, if the run may cost money, ships it. */
export async function writeOrders(writing: Writing): Promise<void> {
  const { run, name, once, one } = writing
  const file = `${name}.txt`
  const order = {
    orderStatus: one('orderStatus') ?? 'new',
    enterprise: one('place.token') ?? null,
    contactName: name,
    contactEmail: `${name}@example.com`,
    shippingToName: name,
    shippingAddressLineOne: '1 Example Street',
    shippingAddressCity: 'Albany',
    shippingAddressState: 'NY',
    shippingAddressZip: '12205',
    orderItems: [{ quantity: 1, description: name, deviceTypes: [] }],
    orderAttachments: [{ uploadFilename: file, description: name }],
  }
  const uploads = [new File([name], file, { type: 'text/plain' })]
  await once('createOrder', async () => {
    const tooLarge = await checkTooLarge(run, 'createOrder', {}, (large) => ({
      order: { ...order, orderAttachments: [{ uploadFilename: large.name }] },
      uploads: [large],
    }))
    const note = 'no call removes one'
    for (const id of valuesAt(tooLarge?.body, 'order.id')) {
      writing.created({ what: 'order with a file that is too large', name, id, stays: true, note })
    }
    const answer = await writing.send('createOrder', { parts: { order, uploads } })
    const [id] = valuesAt(answer.body, 'order.id')
    if (id === undefined) return
    run.remember('own.order', [id])
    run.remember('own.attachment', valuesAt(answer.body, 'order.orderAttachments.*.id'))
    const number = String(valuesAt(answer.body, 'order.displayNumber')[0])
    writing.created({ what: `order ${number}`, name, id, stays: true, note })
    await writing.expectStored('createOrder', 'getOrder', { id }, { 'order.contactName': name })
    const attached = {
      operation: run.operation('getOrderAttachment'),
      path: { id: one('own.attachment') },
    }
    if (attached.path.id !== undefined) await run.ask(attached, 'written', 'success')
  })
  const id = one('own.order')
  if (id === undefined) return
  const path = { id }
  await once('updateOrder', async () => {
    const change = { shippingAttention: name }
    await writing.send('updateOrder', { path, parts: { order: change } })
    const stored = { 'order.shippingAttention': name, 'order.contactName': name }
    await writing.expectStored('updateOrder', 'getOrder', path, stored)
    await writing.checkVersion('updateOrder', 'getOrder', id, { path, parts: { order: change } })
  })
  await once('validateOrderAddress', async () => {
    await costly(writing, 'validateOrderAddress', { path })
  })
  const parcel = {
    weightUnit: 'lb',
    weight: 1,
    lengthInInches: 6,
    widthInInches: 6,
    heightInInches: 6,
  }
  const shipment = { parcels: [parcel], destinationIsResidential: false }
  await once('createOrderShipment', async () => {
    const answer = await costly(writing, 'createOrderShipment', { path, body: shipment })
    run.remember('own.rate', valuesAt(answer?.body, 'shipment.rates.*.rateId'))
  })
  await once('createOrderShipmentTransaction', async () => {
    const rateId = one('own.rate') ?? 'conformance-unknown'
    await costly(writing, 'createOrderShipmentTransaction', { path, body: { rateId } })
  })
}

/** What a call refuses is always checked, the call itself only with `--costly`. */
async function costly(
  writing: Writing,
  operationId: string,
  call: { path: Record<string, unknown>; body?: Record<string, unknown> },
) {
  await writing.checkRefusals(operationId, call)
  if (!writing.mayCost(operationId)) return undefined
  return await writing.run.ask(
    { operation: writing.run.operation(operationId), ...call },
    'answer',
    'success',
  )
}
