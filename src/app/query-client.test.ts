import { MutationObserver, QueryObserver, type QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { ApiError, type ApiErrorKind } from '~/api/errors.ts'
import { createQueryClient } from './query-client.ts'

let queryClient: QueryClient
beforeEach(() => {
  queryClient = createQueryClient()
  queryClient.mount()
})
afterEach(() => {
  queryClient.unmount()
  queryClient.clear()
})

const refused = (status: number) =>
  new ApiError({ kind: 'http', status, operationId: 'updateEnterprise' })
const lost = (kind: ApiErrorKind) => new ApiError({ kind, operationId: 'updateEnterprise' })

/** A list on screen and one that the user has left, with the number of reads of each. */
function openLists() {
  const reads = { shown: 0, left: 0 }
  const options = (name: keyof typeof reads) => ({
    queryKey: ['listEnterprises', name],
    queryFn: async () => (reads[name] += 1),
  })
  const unsubscribe = new QueryObserver(queryClient, options('shown')).subscribe(() => undefined)
  return { reads, unsubscribe, openLeft: () => queryClient.prefetchQuery(options('left')) }
}

const write = (error: Error) =>
  new MutationObserver(queryClient, {
    mutationKey: ['updateEnterprise'],
    mutationFn: () => Promise.reject(error),
  }).mutate()

const isStale = (name: string) =>
  queryClient.getQueryState(['listEnterprises', name])?.isInvalidated
async function settled() {
  await expect.poll(() => queryClient.isFetching()).toBe(0)
}

test.each([
  ['404', refused(404)],
  ['409', refused(409)],
  ['422', refused(422)],
  ['500', refused(500)],
  ['no network', lost('network')],
  ['no answer in time', lost('timeout')],
  ['an answer that breaks the contract', lost('contract')],
])('a write that ends with %s refetches the data on screen', async (_, error) => {
  const { reads, unsubscribe, openLeft } = openLists()
  await openLeft()
  await settled()
  await expect(write(error)).rejects.toBe(error)
  await expect.poll(() => reads.shown).toBe(2)
  expect(reads.left).toBe(1)
  expect(isStale('left')).toBe(true)
  unsubscribe()
})

test.each([400, 401, 403, 413])(
  'a write that ends with %i has nothing read again',
  async (status) => {
    const { reads, unsubscribe } = openLists()
    await settled()
    await expect(write(refused(status))).rejects.toThrow(ApiError)
    await settled()
    expect(reads.shown).toBe(1)
    expect(isStale('shown')).toBe(false)
    unsubscribe()
  },
)

test('the error of a write does not wait for the refetch', async () => {
  let reads = 0
  const observer = new QueryObserver(queryClient, {
    queryKey: ['listEnterprises'],
    queryFn: () => (reads++ === 0 ? Promise.resolve('rows') : new Promise<string>(() => {})),
  })
  const unsubscribe = observer.subscribe(() => undefined)
  await settled()
  await expect(write(refused(409))).rejects.toThrow(ApiError)
  await expect.poll(() => reads).toBe(2)
  expect(observer.getCurrentResult().data).toBe('rows')
  unsubscribe()
})

test.each([429, 503])('a read waits as a %i asks for, and is repeated', async (status) => {
  const busy = new ApiError({ kind: 'http', status, operationId: 'listUsers', retryAfter: '0' })
  let reads = 0
  const queryFn = async () => {
    reads += 1
    if (reads < 3) throw busy
    return 'rows'
  }
  expect(await queryClient.fetchQuery({ queryKey: ['listUsers'], queryFn })).toBe('rows')
})

test('a read is given up when the server stays busy', async () => {
  const busy = new ApiError({ kind: 'http', status: 429, operationId: 'a', retryAfter: '0' })
  let reads = 0
  const queryFn = async () => {
    reads += 1
    throw busy
  }
  await expect(queryClient.fetchQuery({ queryKey: ['listUsers'], queryFn })).rejects.toBe(busy)
  expect(reads).toBe(4)
})
