import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Operation } from '../../mocks/contract.ts'
import type { OperationId } from '../../mocks/operations.ts'
import { startFront, type Front } from '../../mocks/server.ts'
import { access, type Access } from '../../mocks/world/access.ts'
import { addressOf, byId, exampleCall, initOf, type Call } from './support.ts'

const archive = new File(
  [readFileSync(new URL('../../mocks/files/setup-autumn-openings.zip', import.meta.url))],
  'autumn-openings.zip',
  { type: 'application/zip' },
)

/** The contract's example of an archive is a text. */
const changes: Partial<Record<OperationId, Partial<Call>>> = {
  importSetup: { body: { file: archive } },
}

let front: Front
const logged: string[] = []
beforeAll(async () => {
  front = await startFront({
    port: 0,
    upstream: 'sandbox',
    fixedNow: new Date('2026-11-16T15:00:00Z'),
    logViolation: (line) => logged.push(line),
  })
})
afterAll(() => front.close())

const callOf = (operation: Operation): Call => ({
  ...exampleCall(operation),
  ...changes[operation.operationId as OperationId],
})

/** Sends a call, by default in a new world, and returns the status if neither side violated the contract. */
async function send(
  operation: Operation,
  call: Call,
  token: string | null = 'demo-token-admin',
  world: string = crypto.randomUUID(),
) {
  const init = initOf(operation, call)
  const headers = new Headers(init.headers)
  headers.set('X-Waypost-World', world)
  if (token === null) headers.delete('Authorization')
  else headers.set('Authorization', token)
  const response = await fetch(front.url + addressOf(operation, call), { ...init, headers })
  const text = await response.text()
  const violation = response.headers.get('x-waypost-violation')
  expect({ violation, text }).toMatchObject({ violation: null })
  return { status: response.status, text }
}

/** The world of calls that are refused, and change nothing. */
const untouched = crypto.randomUUID()

const has = (operation: Operation, status: number) =>
  operation.answers.some((answer) => answer.status === status)
const withToken = byId.filter(({ operation }) => operation.needsToken)
const screensOf = (id: string): Access => access[id as OperationId]

describe('through server, Prism and handler', () => {
  test.each(byId)('$id succeeds', async ({ operation }) => {
    const success = operation.answers.find(({ status }) => status < 400)
    expect(await send(operation, callOf(operation))).toMatchObject({ status: success?.status })
  })

  test.each(withToken)('$id answers 401 for a token that is wrong or missing', async (each) => {
    const call = callOf(each.operation)
    expect(await send(each.operation, call, 'wrong', untouched)).toMatchObject({ status: 401 })
    expect(await send(each.operation, call, null, untouched)).toMatchObject({ status: 401 })
  })

  test.each(withToken.filter(({ id }) => typeof screensOf(id) !== 'string'))(
    '$id answers 403 for a user without its screens',
    async ({ id, operation }) => {
      const isForStaff = screensOf(id).includes('/monitoring/locations')
      const token = isForStaff ? 'demo-token-fulfillment' : 'demo-token-staff'
      const answer = await send(operation, callOf(operation), token, untouched)
      expect(answer).toMatchObject({ status: 403 })
    },
  )

  test.each(byId.filter(({ operation }) => has(operation, 404) && operation.path.includes('{')))(
    '$id answers 404 for what does not exist',
    async ({ operation }) => {
      const call = callOf(operation)
      const path = Object.fromEntries(
        Object.entries(call.path).map(([name, value], at) => [
          name,
          at > 0 ? value : typeof value === 'number' ? 999_999 : 'xx',
        ]),
      )
      const answer = await send(operation, { ...call, path }, undefined, untouched)
      expect(answer).toMatchObject({ status: 404 })
    },
  )
})

/** Calls that make the same call fail the second time. */
const refusedTwice: OperationId[] = [
  'createUser',
  'createEnterprise',
  'runAdHocCommand',
  'createDocument',
  'createCellularTag',
  'claimCellularLink',
  'createReportConfig',
  'createFleet',
  'removeCommissionedDevice',
  'decommissionDevice',
  'reinventoryDevice',
  'createOrderShipmentTransaction',
  'createInventory',
]

/** Calls that conflict with the world or break a rule that no schema can express: the difference to the example, and the status. */
const refusals: [OperationId, status: number, change: (call: Call) => void][] = [
  ['resetPassword', 422, ({ body }) => set(body, 'confirmNewPassword', 'another')],
  ['updateMe', 422, ({ body }) => set(body, 'locale', 'nl')],
  ['replaceMyNotificationPreferences', 409, ({ body }) => set(body, '0.id', 999_999)],
  ['createUser', 422, ({ body }) => set(body, 'enterpriseId', 999_999)],
  ['updateUser', 409, ({ body }) => set(body, 'username', 'admin@waypost.test')],
  ['updateUser', 422, ({ body }) => set(body, 'enterpriseId', 999_999)],
  ['archiveUser', 409, ({ path }) => set(path, 'id', 1)],
  ['createEnterprise', 422, ({ body }) => set(body, 'rootGroup.children.0.name', 'Corporation')],
  ['updateEnterprise', 409, ({ body }) => set(body, 'name', 'Harbor Grill')],
  ['uploadEnterpriseLogo', 422, ({ body }) => set(body, 'file', 'no image')],
  ['updateEnterprisePreferences', 422, ({ body }) => set(body, '0.numericValue', 241)],
  ['moveDevice', 409, ({ query }) => set(query, 'allowForce', false)],
  ['moveDevice', 422, ({ query }) => set(query, 'enterpriseId', 999_999)],
  ['runAdHocCommand', 422, ({ body }) => set(body, 'endTime', 1)],
  ['createDocument', 422, ({ body }) => set(body, 'locale', 'nl')],
  ['updateDocument', 409, ({ body }) => set(body, 'slug', 'getting-started')],
  ['updateDocument', 422, ({ body }) => set(body, 'locale', 'nl')],
  ['uploadDocumentImage', 422, ({ body }) => set(body, 'file', 'no image')],
  ['addDevicesToCellularTag', 422, ({ body }) => set(body, 'deviceIds', [999_999])],
  ['getPastCellularUsage', 422, ({ query }) => set(query, 'ending', '2026-07-31')],
  ['importSetup', 422, ({ body }) => set(body, 'file', 'no archive')],
  ['updateFleet', 409, ({ body }) => set(body, 'deviceInventoryIdsToCommission', [7020])],
  ['updateOrder', 409, ({ body }) => set(body, 'order.orderAttachments', [{ id: 999_999 }])],
  [
    'createOrder',
    422,
    ({ body }) => set(body, 'order.orderAttachments', [{ uploadFilename: 'missing' }]),
  ],
  ['createOrderShipment', 409, ({ path }) => set(path, 'id', 9005)],
  ['createOrderShipmentTransaction', 422, ({ body }) => set(body, 'rateId', 'unknown')],
  [
    'createInventory',
    422,
    ({ body }) => set(body, 'deviceInventoryData.device_type_token', 'unknown'),
  ],
]

function set(target: unknown, place: string, value: unknown) {
  const keys = place.split('.')
  const last = keys.pop() ?? ''
  const parent = keys.reduce<unknown>((part, key) => Object(part)[key] as unknown, target)
  Object.assign(Object(parent), { [last]: value })
}

describe('a refusal', () => {
  const operationOf = (id: string) => byId.find((each) => each.id === id)!.operation

  test.each(refusedTwice)('comes when %s is sent again', async (id) => {
    const operation = operationOf(id)
    const world = crypto.randomUUID()
    const [first, second] = [
      await send(operation, callOf(operation), undefined, world),
      await send(operation, callOf(operation), undefined, world),
    ]
    expect(first.status).toBeLessThan(300)
    expect(second).toMatchObject({ status: 409 })
  })

  test.each(refusals)('comes when %s breaks a rule of the world (%d, case %#)', async (...each) => {
    const [id, status, change] = each
    const call = structuredClone(callOf(operationOf(id)))
    change(call)
    expect(await send(operationOf(id), call)).toMatchObject({ status })
  })
})
