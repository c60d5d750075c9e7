import { expect, test } from 'vitest'
import type { Order } from '~/api/generated/model/index.ts'
import { OrderRequest } from '~/api/generated/model/orderRequest.zod.ts'
import { OrderUpdateRequest } from '~/api/generated/model/orderUpdateRequest.zod.ts'
import {
  pathOf,
  sentOf,
  toRequest,
  toUpdateRequest,
  toUploads,
  valuesLike,
  valuesOf,
  withoutSaved,
  withTyped,
} from './order-values.ts'

const order: Order = {
  id: 9001,
  displayNumber: 'WP-10421',
  orderStatus: { token: 'started', name: 'Started', displayOrder: 2 },
  enterprise: { token: 'fresh-fields-market', name: 'Fresh Fields Market' },
  deviceInventoryLocation: null,
  contactName: 'Marcus Webb',
  contactEmail: '',
  shippingToName: 'Fresh Fields Market',
  shippingPhone: '518.555.0142 x7',
  shippingAddressLineOne: '1187 Central Ave',
  shippingAddressCity: 'Albany',
  shippingAddressState: 'NY',
  shippingAddressZip: '12205',
  extraValues: [{ key: 'Site', value: null }],
  orderItems: [{ id: 7, quantity: 2, sku: null, deviceTypes: [{ token: 'probe', name: 'Probe' }] }],
  orderAttachments: [{ id: 5, reference: 'att-1', description: 'Quote' }],
  createdAt: '2026-11-16T15:00:00Z',
}

const newFile = () => new File(['abc'], 'plan.pdf', { type: 'application/pdf' })
const file = newFile()

test('an order has all its fields, with empty texts as null', () => {
  const request = toRequest(valuesOf(order), [])
  expect(request).toEqual({
    orderStatus: 'started',
    enterprise: 'fresh-fields-market',
    deviceInventoryLocation: null,
    contactName: 'Marcus Webb',
    contactEmail: null,
    shippingToName: 'Fresh Fields Market',
    shippingAttention: null,
    shippingPhone: '518.555.0142 x7',
    shippingAddressLineOne: '1187 Central Ave',
    shippingAddressLineTwo: null,
    shippingAddressCity: 'Albany',
    shippingAddressState: 'NY',
    shippingAddressZip: '12205',
    orderItems: [{ id: 7, quantity: 2, sku: null, description: null, deviceTypes: ['probe'] }],
    extraValues: [{ key: 'Site', value: '' }],
    orderAttachments: [{ id: 5, description: 'Quote' }],
  })
  expect(OrderRequest.safeParse(request).success).toBe(true)
})

test('an edit sends what was changed, so that a colleague’s changes stay', () => {
  const before = valuesOf(order)
  const edit = (change: Partial<typeof before>) => {
    const request = toUpdateRequest({ ...before, ...change }, ['k7q2mx9a'], before)
    expect(OrderUpdateRequest.safeParse(request).success).toBe(true)
    return request
  }
  expect(edit({})).toEqual({})
  expect(edit({ contactEmail: null, shippingAddressCity: 'Troy' })).toEqual({
    shippingAddressCity: 'Troy',
  })
  expect(edit({ enterprise: null, shippingPhone: '' })).toEqual({
    enterprise: null,
    shippingPhone: null,
  })
  expect(edit({ extraValues: [] })).toEqual({ extraValues: [] })
  expect(edit({ orderItems: [{ ...before.orderItems[0]!, quantity: 3 }] })).toEqual({
    orderItems: [{ id: 7, quantity: 3, sku: null, description: null, deviceTypes: ['probe'] }],
  })
  expect(edit({ kept: [] })).toEqual({ orderAttachments: [] })
  expect(edit({ files: [{ file, description: 'Plan' }] })).toEqual({
    orderAttachments: [
      { id: 5, description: 'Quote' },
      { uploadFilename: 'k7q2mx9a', description: 'Plan' },
    ],
  })
})

const copy = (other: Order) => valuesLike(other, { follows: false })

test('a copied order is new, with its items as new lines, and no attachments', () => {
  expect(toRequest(copy(order), [])).toMatchObject({
    orderStatus: 'new',
    contactName: 'Marcus Webb',
    orderItems: [{ quantity: 2, sku: null, description: null, deviceTypes: ['probe'] }],
    orderAttachments: [],
  })
  expect(toRequest(copy(order), []).orderItems?.[0]).not.toHaveProperty('id')
})

test('the order after another one keeps its status', () => {
  expect(valuesLike(order, { follows: true }).orderStatus).toBe('started')
})

test('an order whose optional texts are empty can be copied and saved', () => {
  const empty: Order = {
    ...order,
    shippingAttention: '',
    shippingAddressLineTwo: '',
    shippingPhone: '',
    orderItems: [{ id: 7, quantity: 2, sku: '', description: '', deviceTypes: [] }],
    orderAttachments: [{ id: 5, reference: 'att-1', description: '' }],
  }
  const copied = toRequest(copy(empty), [])
  expect(OrderRequest.safeParse(copied).error).toBeUndefined()
  // A list of which anything changes is sent as a whole.
  const saved = { ...valuesOf(empty), orderItems: [], kept: [] }
  const changed = toUpdateRequest(valuesOf(empty), [], saved)
  expect(Object.keys(changed)).toEqual(['orderItems', 'orderAttachments'])
  expect(OrderUpdateRequest.safeParse(changed).error).toBeUndefined()
})

test('a new order has the status “new”', () => {
  expect(valuesOf().orderStatus).toBe('new')
})

test('each file is sent under a unique random name, which its attachment refers to', async () => {
  const files = [newFile(), newFile()].map((each) => ({ file: each, description: each.name }))
  const values = { ...valuesOf(order), files }
  const uploads = toUploads(values)
  const names = uploads.map(({ name }) => name)
  const sent = toRequest(values, names)
  expect(new Set(names).size).toBe(2)
  for (const name of names) expect(name).toMatch(/^[a-z0-9]{10}$/)
  expect(sent.orderAttachments).toEqual([
    { id: 5, description: 'Quote' },
    { uploadFilename: names[0], description: 'plan.pdf' },
    { uploadFilename: names[1], description: 'plan.pdf' },
  ])
  expect(await uploads[0]?.text()).toBe('abc')
  expect(uploads[0]?.type).toBe('application/pdf')
  expect(OrderRequest.safeParse(sent).success).toBe(true)
})

/** A new line, as the form has it. */
const line = { id: -5, quantity: 1, sku: null, description: 'Gateway', deviceTypes: ['gateway'] }
const before = valuesOf(order)
const sentFrom = (change: Partial<typeof before>) => sentOf({ ...before, ...change }, before)!

test('a line that a save without a response has added is not sent again, even if it was edited since', () => {
  const sent = sentFrom({ orderItems: [...before.orderItems, line] })
  const mine = { ...line, quantity: 2 }
  const other = { ...line, id: -6 }
  const theirs = [...before.orderItems, { ...line, id: 55 }]
  const merged = { ...before, orderItems: [...theirs, mine, other] }
  expect(withoutSaved(merged, [sent]).orderItems).toEqual([
    ...before.orderItems,
    { ...mine, id: 55 },
    other,
  ])
  // It was refused, so the line is that of a colleague.
  expect(withoutSaved(merged, [])).toEqual(merged)
  // The order has had it for long.
  const known = sentOf({ ...before, orderItems: [line] }, { ...before, orderItems: theirs })!
  expect(withoutSaved(merged, [known])).toEqual(merged)
})

test('a file that a save without a response has attached is not sent again, even after a reload', () => {
  const plan = (name: string, description = 'Plan') => ({ file: newFile(), description, name })
  const sent = sentFrom({ files: [plan('k7q2mx9a'), plan('p3')] })
  // One of two files of the same name has arrived, and its description is edited.
  const kept = [...before.kept, { id: 6, reference: 'att-2', description: 'Plan' }]
  const files = [plan('k7q2mx9a', 'Floor plan'), plan('p3'), plan('unsent')]
  const settled = withoutSaved({ ...before, kept, files }, [sent])
  expect(settled.files.map(({ name }) => name)).toEqual(['p3', 'unsent'])
  expect(settled.kept).toMatchObject([{ description: 'Quote' }, { description: 'Floor plan' }])
  // Its attachment was removed since.
  expect(withoutSaved({ ...before, files }, [sent]).files).toEqual(files)
})

test.each([
  ['orderAttachments.0.id', 'kept.0.description'],
  ['orderAttachments.3.uploadFilename', 'files.1.description'],
  ['orderItems.2.id', 'orderItems.2.description'],
  ['orderItems.2.deviceTypes.1', 'orderItems.2.deviceTypes'],
  ['orderItems.2.quantity', 'orderItems.2.quantity'],
  ['extraValues.1.key', 'extraValues.1.key'],
  ['uploads', 'files'],
  ['contactName', 'contactName'],
])('%s in the request is %s in the form', (field, path) => {
  expect(pathOf(field, 2)).toBe(path)
})

test('what was typed during a save changes the saved lines and attachments', () => {
  const sent = {
    ...before,
    orderItems: [...before.orderItems, line, { ...line, id: -6 }],
    files: [{ file, description: 'Plan', name: 'k7q2mx9a' }],
  }
  const [item] = before.orderItems
  const answer = {
    ...before,
    // The server has cut it short.
    orderItems: [item!, { ...line, id: 55 }, { ...line, id: 56, description: 'Gate' }],
    kept: [...before.kept, { id: 6, reference: 'att-2', description: 'Plan' }],
  }
  const added = { ...line, id: -8 }
  const typed = {
    ...sent,
    contactName: 'Ben',
    orderItems: [item!, { ...line, quantity: 9 }, added],
    files: [{ ...sent.files[0]!, description: 'Floor plan' }],
  }
  expect(withTyped(answer, typed, sent, before)).toEqual({
    ...answer,
    contactName: 'Ben',
    orderItems: [item, { ...line, id: 55, quantity: 9 }, added],
    kept: [...before.kept, { id: 6, reference: 'att-2', description: 'Floor plan' }],
  })
})
