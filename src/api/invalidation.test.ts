import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { waitFor } from '~/testing/time.ts'
import contract from '../../mocks/generated/openapi.json' with { type: 'json' }
import * as client from './generated/endpoints/index.ts'
import { invalidateAfter, invalidateAfterOtherTab, staleAfter } from './invalidation.ts'

const operationIds = Object.values(contract.paths).flatMap((item) =>
  Object.entries(item).flatMap(([method, operation]) =>
    method !== 'parameters' && 'operationId' in operation ? [operation.operationId] : [],
  ),
)
const has = (id: string, kind: string) =>
  `get${id[0]?.toUpperCase()}${id.slice(1)}${kind}` in client

test('every mutation of the contract declares what it makes stale', () => {
  const mutations = operationIds.filter((id) => has(id, 'MutationKey'))
  expect(new Set(Object.keys(staleAfter))).toEqual(new Set(mutations))
})

test('every operation of the contract is either a query or a mutation', () => {
  const both = operationIds.filter((id) => has(id, 'QueryKey') === has(id, 'MutationKey'))
  expect(both).toEqual([])
})

test('only queries of the contract are named as stale', () => {
  const named = new Set<string>(Object.values(staleAfter).flat())
  expect([...named].filter((id) => !has(id, 'QueryKey'))).toEqual([])
})

test('signing in makes nothing stale, so it never waits for reads that wait for it', async () => {
  const queryClient = new QueryClient()
  queryClient.setQueryData(['listAuditEvents', {}], {})
  const isStale = () => queryClient.getQueryState(['listAuditEvents', {}])?.isInvalidated
  await invalidateAfter(queryClient, ['signIn'])
  expect(isStale()).toBe(false)
  await invalidateAfter(queryClient, ['runAdHocCommand'])
  expect(isStale()).toBe(true)
})

test('a change makes exactly the affected reads stale', async () => {
  const queryClient = new QueryClient()
  queryClient.setQueryData(['listEnterprises', { page: 0 }], {})
  queryClient.setQueryData(['getVersions'], {})
  await invalidateAfter(queryClient, ['updateEnterprise'])
  const isStale = (key: unknown[]) => queryClient.getQueryState(key)?.isInvalidated
  expect(isStale(['listEnterprises', { page: 0 }])).toBe(true)
  expect(isStale(['getVersions'])).toBe(false)
})

test('a saved document is read again, the others are not', async () => {
  const queryClient = new QueryClient()
  for (const id of [1, 2]) queryClient.setQueryData(['getDocument', id], {})
  const areStale = () =>
    [1, 2].map((id) => queryClient.getQueryState(['getDocument', id])?.isInvalidated)
  await invalidateAfter(queryClient, ['updateDocument'], { answer: { document: { id: 2 } } })
  expect(areStale()).toEqual([false, true])
  // It is not known which one was changed.
  for (const success of [undefined, { answer: undefined }, { answer: {} }]) {
    for (const id of [1, 2]) queryClient.setQueryData(['getDocument', id], {})
    await invalidateAfter(queryClient, ['updateDocument'], success)
    expect(areStale()).toEqual([true, true])
  }
})

test('a value that another tab has stored is stale', () => {
  vi.stubGlobal('document', { hidden: false })
  const queryClient = new QueryClient()
  queryClient.setQueryData(['stored', 'waypost-settings 1', 'work'], [])
  queryClient.setQueryData(['stored', 'waypost-settings 2', 'work'], [])
  invalidateAfterOtherTab(queryClient, ['stored', 'waypost-settings 1', 'work'])
  const stale = queryClient
    .getQueryCache()
    .findAll({ predicate: ({ state }) => state.isInvalidated })
  expect(stale.map(({ queryKey }) => queryKey[1])).toEqual(['waypost-settings 1'])
  vi.unstubAllGlobals()
})

test('what makes a list stale makes its search stale too', () => {
  const searchOf = { listUsers: 'searchUsers', listEnterprises: 'searchEnterprises' } as const
  const missing = Object.entries(searchOf).flatMap(([list, search]) =>
    Object.entries<readonly string[]>(staleAfter)
      .filter(([, stale]) => stale.includes(list) && !stale.includes(search))
      .map(([mutation]) => `${mutation}: ${search}`),
  )
  expect(missing).toEqual([])
})

test('a list that the user has left is marked stale but not read', async () => {
  const queryClient = new QueryClient()
  let reads = 0
  await queryClient.prefetchQuery({ queryKey: ['listEnterprises'], queryFn: () => (reads += 1) })
  await invalidateAfter(queryClient, ['updateEnterprise'])
  expect(queryClient.getQueryState(['listEnterprises'])?.isInvalidated).toBe(true)
  expect(reads).toBe(1)
})

test.each([
  ['updateOrder', ['getOrderShipment', 'getOrderShipmentTransaction']],
  ['updateUser', ['getMe', 'getAdminDashboard', 'adminSearch']],
  ['updateMe', ['getUser', 'listUsers']],
  ['replaceMyNotificationPreferences', ['adminSearch']],
  ['createCellularTag', ['getPastCellularUsage', 'getCurrentCellularUsage']],
  ['claimCellularLink', ['getPastCellularUsage', 'getCurrentCellularUsage']],
  ['updateEnterprise', ['listOrders', 'listSchedulerJobs']],
  ['importSetup', ['listOrders', 'listSchedulerJobs']],
] as const)('%s makes stale what shows the same record elsewhere', (mutation, queries) => {
  expect(staleAfter[mutation]).toEqual(expect.arrayContaining([...queries]))
})

test('a moved device is updated in the lists on screen without reading them again', async () => {
  const queryClient = new QueryClient()
  const before = { devices: [{ id: 1 }, { id: 2, serialNumber: 'G2-2' }], page: {} }
  const read = vi.fn(async () => before)
  const queryKey = ['findDevicesBySerialNumber', { page: 0 }]
  const stop = new QueryObserver(queryClient, { queryKey, queryFn: read }).subscribe(() => {})
  await waitFor(() => expect(queryClient.getQueryData(queryKey)).toBeDefined())
  const device = { id: 1, serialNumber: 'G2-1' }
  await invalidateAfter(queryClient, ['moveDevice'], { answer: { device } })
  expect(queryClient.getQueryData(queryKey)).toEqual({
    devices: [device, { id: 2, serialNumber: 'G2-2' }],
    page: {},
  })
  expect(read).toHaveBeenCalledOnce()
  await invalidateAfter(queryClient, ['moveDevice'])
  expect(read).toHaveBeenCalledTimes(2)
  stop()
})

test('new rates are those of the answer, even where the order does not have them yet', async () => {
  const queryClient = new QueryClient()
  const queryKey = ['getOrderShipment', 9003]
  queryClient.setQueryData(queryKey, { shipment: null })
  const read = vi.fn(async () => ({ shipment: null }))
  const options = { queryKey, queryFn: read, staleTime: Infinity }
  const stop = new QueryObserver(queryClient, options).subscribe(() => {})
  const answer = { shipment: { rates: [{ rateId: 'r1' }] } }
  await invalidateAfter(queryClient, ['createOrderShipment'], { answer, sent: { id: 9003 } })
  expect(queryClient.getQueryData(queryKey)).toEqual(answer)
  expect(read).not.toHaveBeenCalled()
  stop()
})

test.each([
  ['moveDevice', 'findDevicesBySerialNumber', { devices: [{ id: 1 }], page: {} }],
  ['moveDevice', 'findDevicesBySerialNumber', undefined],
  [
    'deleteMyNotificationPreference',
    'listMyNotificationPreferences',
    { notificationPreferences: [] },
  ],
])('a read that began before %s does not bring back the old %s: %j', async (write, list, shown) => {
  const queryClient = new QueryClient()
  const queryKey = [list, { page: 0 }]
  if (shown) queryClient.setQueryData(queryKey, shown)
  const old = Promise.withResolvers<unknown>()
  const latest = {
    devices: [{ id: 1, serialNumber: 'G2-1' }],
    page: {},
    notificationPreferences: [],
  }
  const read = vi.fn(async (): Promise<unknown> => latest).mockReturnValueOnce(old.promise)
  const stop = new QueryObserver(queryClient, { queryKey, queryFn: read }).subscribe(() => {})
  expect(read).toHaveBeenCalledOnce()
  const answer = { device: { id: 1, serialNumber: 'G2-1' }, notificationPreferences: [] }
  await invalidateAfter(queryClient, [write], { answer })
  old.resolve({
    devices: [{ id: 1, serialNumber: 'old' }],
    page: {},
    notificationPreferences: ['old'],
  })
  await old.promise
  expect(queryClient.getQueryData(queryKey)).toEqual(latest)
  expect(read).toHaveBeenCalledTimes(2)
  stop()
})
