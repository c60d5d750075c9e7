import { expect, test } from 'vitest'
import type { Order } from '~/api/generated/model/index.ts'
import { OrderRequest } from '~/api/generated/model/orderRequest.zod.ts'
import { OrderUpdateRequest } from '~/api/generated/model/orderUpdateRequest.zod.ts'
import {
  pathOf,
  toRequest,
  toUpdateRequest,
  toUploads,
  valuesLike,
  valuesOf,
  withoutAttached,
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

test('a file that a save without a response has attached is not sent again', () => {
  const [first, second, unsent] = [newFile(), newFile(), newFile()]
  const before = valuesOf(order)
  const plans = [first, second].map((each) => ({ file: each, description: 'Plan' }))
  const names = toUploads({ ...before, files: plans }).map(({ name }) => name)
  expect(toUploads({ ...before, files: plans }).map(({ name }) => name)).toEqual(names)

  // Meanwhile, one of two files of the same name has arrived, and its description is edited.
  const theirs = valuesOf({
    ...order,
    orderAttachments: [
      ...order.orderAttachments,
      { id: 6, reference: 'att-2', description: 'Plan' },
    ],
  })
  const files = [
    { file: first, description: 'Floor plan' },
    { file: second, description: 'Plan' },
    { file: unsent, description: 'Plan' },
  ]
  const merged = { ...before, kept: theirs.kept, files }
  const { kept, files: left } = withoutAttached(merged, before, theirs)
  expect(left.map((each) => each.file)).toEqual([second, unsent])
  expect(kept).toMatchObject([{ description: 'Quote' }, { id: 6, description: 'Floor plan' }])

  // The order has had the attachment for long.
  expect(withoutAttached(merged, theirs, theirs)).toEqual(merged)
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

test('what was typed while an order was added changes its saved lines and attachments', () => {
  const sent = { ...copy(order), files: [{ file, description: 'Quote' }] }
  const [line] = sent.orderItems
  const added = { ...line!, quantity: 9 }
  const typed = {
    contactName: 'Ben',
    orderItems: [added, line!],
    files: [{ file, description: 'Signed quote' }],
  }
  expect(withTyped(valuesOf(order), typed)).toEqual({
    ...valuesOf(order),
    contactName: 'Ben',
    orderItems: [
      { ...added, id: undefined },
      { ...line, id: 7 },
    ],
    kept: [{ id: 5, reference: 'att-1', description: 'Signed quote' }],
  })
  const changed = { orderItems: [added] }
  expect(withTyped(valuesOf(order), changed).orderItems).toEqual([{ ...added, id: 7 }])
})
