import { afterAll, beforeAll, expect, test } from 'vitest'
import { startFront, type Front } from '../../mocks/server.ts'
import { abortUpload } from '../support/abort-upload.ts'

// What the sandbox's server withstands, regardless of the data in its worlds.

let front: Front
beforeAll(async () => {
  front = await startFront({ port: 0, upstream: 'sandbox' })
})
afterAll(() => front.close())

const call = (path: string, init?: RequestInit) =>
  fetch(front.url + path, { ...init, headers: { Authorization: 'demo-token-admin' } })

test('answers 1,000 requests at once', { timeout: 60_000 }, async () => {
  const paths = Array.from({ length: 1000 }, (_, at) => `/enterprises?page=${at % 3}&size=8`)
  const answers = await Promise.all(paths.map(async (path) => (await call(path)).json()))
  const ids = (answers.slice(0, 3) as { content: { id: number }[] }[]).flatMap(({ content }) =>
    content.map(({ id }) => id),
  )
  expect(new Set(ids).size).toBe(24)
})

test('stays up when an upload is aborted', async () => {
  await abortUpload(front.url)
  expect(await call('/users/me')).toMatchObject({ status: 200 })
})

test.each(['..%2F..%2Fpackage.json', '%2e%2e', '%00', 'logos%2F..%2F..%2Fserver.ts'])(
  'serves only files of its worlds (%s)',
  async (name) => {
    expect(await fetch(`${front.url}/sandbox/files/${name}`)).toMatchObject({ status: 404 })
  },
)

test.each([
  ['bytes=0-3', 206, 0, 4],
  ['bytes=4-', 206, 4, undefined],
  ['bytes=-8', 206, -8, undefined],
  ['lines=1-2', 200, 0, undefined],
])('serves the requested part of a file (%s)', async (range, status, from, to) => {
  const address = `${front.url}/sandbox/files/logos%2Fharbor-grill`
  const whole = await (await fetch(address)).bytes()
  const part = await fetch(address, { headers: { Range: range } })
  expect(part).toMatchObject({ status })
  expect(await part.bytes()).toEqual(whole.slice(from, to))
})

test('refuses a part beyond the end of a file', async () => {
  const address = `${front.url}/sandbox/files/logos%2Fharbor-grill`
  const response = await fetch(address, { headers: { Range: 'bytes=99999999-' } })
  expect(response).toMatchObject({ status: 416 })
})

test('serves a file so that it cannot run scripts', async () => {
  const response = await fetch(`${front.url}/sandbox/files/logos%2Fharbor-grill`)
  expect(response.headers.get('content-type')).toBe('image/png')
  expect(response.headers.get('content-security-policy')).toBe('sandbox')
  expect(response.headers.get('x-content-type-options')).toBe('nosniff')
})

test('a browser at another address may use the controls', async () => {
  const headers = { Origin: 'http://127.0.0.1:4000' }
  const response = await fetch(`${front.url}/sandbox/violations`, { headers })
  expect(response.headers.get('access-control-allow-origin')).toBe('http://127.0.0.1:4000')
})

test.each([
  ['a page may read', 9006, 'http://127.0.0.1:4000'],
  ['a browser shows but no page may read', 9108, null],
])('a label that %s is at another origin than the API', async (_, order, allowed) => {
  const answer = await call(`/orders/${order}/shipment-transaction`)
  const { transaction } = (await answer.json()) as { transaction: { label_url: string } }
  expect(new URL(transaction.label_url).origin).not.toBe(front.url)
  const label = await fetch(transaction.label_url, {
    headers: { Origin: 'http://127.0.0.1:4000' },
  })
  expect(label.headers.get('content-type')).toBe('application/pdf')
  expect(label.headers.get('access-control-allow-origin')).toBe(allowed)
})
