import { MutationObserver, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { getListAuditEventsQueryOptions } from '~/api/generated/endpoints/audit/audit.ts'
import { getGetMeQueryOptions } from '~/api/generated/endpoints/me/me.ts'
import { getSignInMutationOptions } from '~/api/generated/endpoints/session/session.ts'
import { http } from '~/api/http.ts'
import { beginSession } from '~/features/sign-in/begin-session.ts'
import { finishRenewal } from '~/session/renewal.ts'
import { takeToken } from '~/session/take-token.ts'
import { ownToken, renewToken, storeToken, tokenKey } from '~/session/token.ts'
import { failureOf, serve } from '~/testing/api-client.ts'
import { sendJson } from '~/testing/api-server.ts'
import { waitFor } from '~/testing/time.ts'
import { connectSession } from './connect-session.ts'
import { createQueryClient } from './query-client.ts'

// Ada has two tokens, of which the first has expired; Ben has one.
const owners: Record<string, { id: number; username: string }> = {
  'ada-2': { id: 1, username: 'ada@waypost.test' },
  'ben-1': { id: 2, username: 'ben@waypost.test' },
}
const ada = { user: { id: 1, username: 'ada@waypost.test', availableRoutes: [] } }
const auditLog = getListAuditEventsQueryOptions({ enterpriseId: 1 })
const events = { changeEvents: [], page: { size: 20, number: 0, totalElements: 0, totalPages: 0 } }

const assign = vi.fn<(url: string) => void>()
let stored: Map<string, string>

beforeEach(() => {
  stored = new Map()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  })
  vi.stubGlobal('window', { location: { assign } })
  // Forgets the test before.
  ownToken()
  storeToken('ada-1')
})

afterEach(() => {
  finishRenewal(false)
  vi.unstubAllGlobals()
  vi.clearAllMocks()
})

/** Ada's console on a server that holds back the profile until `tell`. Returns the token of each call. */
async function openConsole(idempotencyKeys = false) {
  const profileReleased = Promise.withResolvers<void>()
  const calls: string[] = []
  const asked = Promise.withResolvers<void>()
  const queryClient = createQueryClient()
  queryClient.setQueryData(getGetMeQueryOptions().queryKey, ada)
  const apiBaseUrl = await serve(async (request, response) => {
    const token = request.headers.authorization ?? ''
    const path = (request.url ?? '').split('?')[0] ?? ''
    calls.push(`${path} ${token}`)
    const owner = owners[token]
    if (path === '/auth') return sendJson(response, 200, { token: 'ada-2' })
    if (path === '/users/me') {
      asked.resolve()
      await profileReleased.promise
      if (!owner) return sendJson(response, 500, {})
      return sendJson(response, 200, { user: { ...owner, availableRoutes: [] } })
    }
    return owner ? sendJson(response, 200, events) : sendJson(response, 401, {})
  })
  const invalidate = () => Promise.resolve()
  connectSession({
    queryClient,
    router: { invalidate } as Parameters<typeof connectSession>[0]['router'],
    apiBaseUrl,
    imageBaseUrl: apiBaseUrl,
    idempotencyKeys,
  })
  const callsTo = (path: string) => calls.filter((call) => call.startsWith(`${path} `))
  return { queryClient, callsTo, tell: profileReleased.resolve, asked: asked.promise }
}

const createOrder = () =>
  http('/orders', { operationId: 'createOrder', method: 'POST', keyed: true })

test('signing in again does not wait for a read that waits for it', async () => {
  const { queryClient, callsTo, tell } = await openConsole()
  tell()
  const read = new Promise((resolve) => {
    new QueryObserver(queryClient, auditLog).subscribe(({ data }) => data && resolve(data))
  })
  await waitFor(() => expect(callsTo('/audit')).toHaveLength(1))
  const signIn = new MutationObserver(
    queryClient,
    getSignInMutationOptions({
      mutation: { onSuccess: ({ token }) => takeToken(queryClient, token) },
    }),
  )
  await signIn.mutate({ data: { username: 'ada@waypost.test', password: 'waypost-demo-1' } })
  await expect(read).resolves.toEqual(events)
})

test('a call refused while another user’s token is checked is not resent', async () => {
  const { queryClient, callsTo, tell, asked } = await openConsole()
  const taken = takeToken(queryClient, 'ben-1')
  await asked
  const call = failureOf(createOrder())
  await waitFor(() => expect(callsTo('/orders')).toHaveLength(1))
  tell()
  await taken
  finishRenewal(false)
  await expect(call).resolves.toMatchObject({ status: 401 })
  expect(callsTo('/orders')).toEqual(['/orders ada-1'])
  expect(assign).toHaveBeenCalledWith('/')
  expect(stored.get(tokenKey)).toBe('ben-1')
})

test('the same user’s token resumes the calls refused in the meantime', async () => {
  const { queryClient, callsTo, tell, asked } = await openConsole()
  const taken = takeToken(queryClient, 'ada-2')
  await asked
  const call = createOrder()
  await waitFor(() => expect(callsTo('/orders')).toHaveLength(1))
  tell()
  await taken
  await expect(call).resolves.toEqual(events)
  expect(callsTo('/orders')).toEqual(['/orders ada-1', '/orders ada-2'])
})

test('a token that arrives after logging out is not taken', async () => {
  const { queryClient, tell, asked } = await openConsole()
  const taken = takeToken(queryClient, 'ada-2')
  await asked
  stored.clear()
  tell()
  await taken
  expect(stored.get(tokenKey)).toBeUndefined()
  // Nor one that the server sends later still.
  await takeToken(queryClient, 'ada-2')
  expect(stored.get(tokenKey)).toBeUndefined()
  expect(assign).not.toHaveBeenCalled()
})

test('a call that waits for a sign-in is not resent as the user who signs in on the sign-in screen', async () => {
  const { queryClient, callsTo } = await openConsole()
  const call = failureOf(createOrder())
  await waitFor(() => expect(callsTo('/orders')).toHaveLength(1))
  beginSession(queryClient, 'ben-1')
  await expect(call).resolves.toMatchObject({ status: 401 })
  expect(callsTo('/orders')).toEqual(['/orders ada-1'])
})

test('a call that is sent while logging out does not ask for the password', async () => {
  await openConsole()
  stored.clear()
  const call = failureOf(http('/orders', { operationId: 'listOrders' }))
  await expect(call).resolves.toMatchObject({ status: 401 })
})

test('a token whose owner is unknown is not taken', async () => {
  const { queryClient, callsTo, tell } = await openConsole()
  tell()
  await expect(takeToken(queryClient, 'nobody')).rejects.toMatchObject({ status: 500 })
  expect(stored.get(tokenKey)).toBe('ada-1')
  // Nor is one that another tab has stored.
  stored.set(tokenKey, 'ben-1')
  const call = failureOf(createOrder())
  await waitFor(() => expect(callsTo('/orders')).toHaveLength(1))
  finishRenewal(false)
  await call
  expect(callsTo('/orders')).toEqual(['/orders ada-1'])
})

// The key takes a moment, before which nothing has been sent.
test.each([
  { idempotencyKeys: false, sent: ['/orders ada-1'] },
  { idempotencyKeys: true, sent: [] },
])(
  'calls of one user are never sent for the next one, with keys: $idempotencyKeys',
  async ({ idempotencyKeys, sent }) => {
    const { callsTo } = await openConsole(idempotencyKeys)
    const call = failureOf(createOrder())
    stored.clear()
    storeToken('ben-1')
    await expect(call).resolves.toMatchObject({ status: 401 })
    expect(callsTo('/orders')).toEqual(sent)
  },
)

test('a call whose session is renewed before it is sent is sent with the new token', async () => {
  const { callsTo } = await openConsole(true)
  const call = createOrder()
  renewToken('ada-2')
  await expect(call).resolves.toEqual(events)
  expect(callsTo('/orders')).toEqual(['/orders ada-2'])
})
