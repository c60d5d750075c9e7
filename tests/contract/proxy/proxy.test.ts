import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { realServer } from '../../../mocks/proxy/proxy.ts'
import { createRecorder, replay, type Recording } from '../../../mocks/proxy/recording.ts'
import { startProxy } from '../../../mocks/proxy/start-proxy.ts'
import { contract } from '../support.ts'

/** What nobody outside the customer's company may read. */
const secrets = [
  'Ada Planted',
  'ada@planted.example',
  'planted-password',
  'real-session-token',
  '15185550199',
  '12 Planted Road',
  '5D1E8C07B2F94A63A0C7E6D3184B9F52',
  'A84041FF00009999',
  'PLANTEDCERT',
  'call the planted manager',
]

const [name, mail, , token, phone, street, key, mac, certificate, note] = secrets
const order = {
  id: 9001,
  displayNumber: note,
  orderStatus: { token: 'new', name: 'New', displayOrder: 1 },
  contactName: name,
  contactEmail: mail,
  shippingToName: name,
  shippingPhone: phone,
  shippingAddressLineOne: street,
  shippingAddressCity: 'Albany',
  shippingAddressState: 'NY',
  shippingAddressZip: '12205',
  extraValues: [{ key: 'note', value: note }],
  orderItems: [],
  orderAttachments: [],
  createdAt: '2026-11-16T15:00:00Z',
}
const device = {
  deviceInventory: {
    id: 1,
    referenceId: 'a2ac77fd-36c6-4c2a-b238-f89b35daa570',
    deviceRadioMacAddress: mac,
    deviceType: { id: 1, token: 'waypost-gateway-g2', name: 'Waypost Gateway G2' },
  },
  deviceTypeSpecificData: { app_key: key, certificate: `-----BEGIN ${certificate}-----` },
}
const answers: Record<string, unknown> = {
  'POST /auth': { token },
  'GET /fulfillment/orders': { orders: [order] },
  'GET /fulfillment/orders/9001': { order },
  'GET /commissioning/fleets/device/a2ac77fd-36c6-4c2a-b238-f89b35daa570': {
    commissionedDevice: device,
  },
  // It lacks the envelope.
  'GET /versions': { version: '1' },
}

/** Answers with headers or bodies of their own. */
const specials: Record<string, { headers?: Record<string, string>; body: string | Buffer }> = {
  '/locales': {
    headers: {
      'Content-Encoding': 'gzip',
      Connection: 'close, X-Hop',
      'X-Hop': 'yes',
      'Set-Cookie': 'session=planted',
      'Strict-Transport-Security': 'max-age=600',
      'Access-Control-Allow-Origin': 'https://console.example.com',
      'Access-Control-Allow-Credentials': 'true',
      Vary: 'Accept',
    },
    body: gzipSync('{"locales":[]}'),
  },
  '/cellular/hologram/plans': { body: '<html>Sign in again</html>' },
}

let server: Server
let proxy: Awaited<ReturnType<typeof startProxy>>
let recorder: ReturnType<typeof createRecorder>
const lines: string[] = []
const asked: string[] = []
let sent: IncomingHttpHeaders = {}
beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`)
    sent = request.headers
    const special = specials[request.url ?? '']
    if (special) {
      response.writeHead(200, { 'Content-Type': 'application/json', ...special.headers })
      return response.end(special.body)
    }
    const body = answers[`${request.method} ${request.url?.split('?')[0]}`]
    response.writeHead(body === undefined ? 404 : 200, {
      'Content-Type': 'application/json',
      'X-Request-Id': 'r-1',
    })
    return response.end(JSON.stringify(body ?? { message: `Not here, ${name}.` }))
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  const api = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  recorder = createRecorder(contract, realServer(api, `${api}/images`))
  const logViolation = (line: string) => void lines.push(line)
  proxy = await startProxy({ port: 0, server: recorder.server, logViolation })
})
afterAll(async () => {
  await proxy.close()
  server.close()
})

type Init = Omit<RequestInit, 'headers'> & { headers?: Record<string, string> }

const call = (path: string, init: Init = {}, url = proxy.url) =>
  fetch(url + path, {
    ...init,
    headers: { Authorization: token!, 'Content-Type': 'application/json', ...init.headers },
  })
const violations = async () =>
  ((await (await call('/sandbox/violations')).json()) as { violations: { message: string }[] })
    .violations

describe('the proxy to a real server', () => {
  test('hands an answer on as it is, with its headers', async () => {
    const response = await call('/fulfillment/orders')
    expect(response.headers.get('x-request-id')).toBe('r-1')
    expect(await response.json()).toEqual({ orders: [order] })
  })

  test('hands no header on that is about another connection or another origin', async () => {
    const headers = { Origin: 'http://console.test' }
    const response = await call('/locales', { headers })
    expect(await response.json()).toEqual({ locales: [] })
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'access-control-allow-origin': 'http://console.test',
      vary: 'Origin',
    })
    const others = [
      'content-encoding',
      'x-hop',
      'set-cookie',
      'strict-transport-security',
      'access-control-allow-credentials',
    ]
    expect(others.filter((each) => response.headers.has(each))).toEqual([])
  })

  test('shows no header that the server does not have or does not expose', async () => {
    const response = await call('/locales')
    const invented = ['x-request-id', 'access-control-expose-headers', 'cache-control']
    expect(invented.filter((each) => response.headers.has(each))).toEqual([])
  })

  test('passes on what config.json may allow the console to send', async () => {
    const optional = {
      'if-match': '"7"',
      'idempotency-key': '1c0f2a8e-3b7d-4f55-9a51-6de2b6a3c9f0',
    }
    await call('/locales', { headers: optional })
    expect(sent).toMatchObject(optional)
  })

  test('lists what is called JSON and is none, and hands it on', async () => {
    const response = await call('/cellular/hologram/plans')
    expect(response.status).toBe(200)
    expect(await response.text()).toBe('<html>Sign in again</html>')
    expect((await violations()).at(-1)?.message).toContain('listCellularPlans')
  })

  test('refuses an address that cannot be decoded', async () => {
    expect((await call('/locales/%')).status).toBe(400)
  })

  test('lists an answer that breaks the contract, and hands it on', async () => {
    const response = await call('/versions')
    expect(await response.json()).toEqual({ version: '1' })
    expect((await violations()).at(-1)?.message).toContain('getVersions')
  })

  test('refuses a request that breaks the contract before the server gets it', async () => {
    const before = asked.length
    const response = await call('/admin/search', { method: 'POST', body: '{"searchType":"X"}' })
    expect(response.status).toBe(422)
    expect((await violations()).at(-1)?.message).toContain('adminSearch')
    expect(asked).toHaveLength(before)
  })
})

describe('a recording', () => {
  let recording: Recording
  beforeAll(async () => {
    const body = JSON.stringify({ username: mail, password: 'planted-password' })
    await call('/auth', { method: 'POST', body })
    await call('/fulfillment/orders')
    await call('/fulfillment/orders/9001')
    await call('/commissioning/fleets/device/a2ac77fd-36c6-4c2a-b238-f89b35daa570')
    await call(`/users/search/findBySearch?search=${encodeURIComponent(name!)}`)
    recording = recorder.recording()
  })

  test.each(secrets)('has no planted secret (%s)', (secret) => {
    const text = JSON.stringify(recording)
    expect(text).not.toContain(secret)
    expect(text).not.toContain(encodeURIComponent(secret))
  })

  test('replaces the same value by the same everywhere', () => {
    const names = recording.exchanges.flatMap(({ body }) => {
      const { orders = [], order: one } = Object(body) as {
        orders?: { contactName: string }[]
        order?: { contactName: string }
      }
      return [...orders, ...(one ? [one] : [])].map(({ contactName }) => contactName)
    })
    expect(names).toHaveLength(2)
    expect(new Set(names).size).toBe(1)
  })

  test('answers a console in the place of the server', async () => {
    const again = await startProxy({ port: 0, server: replay(recording) })
    const signedIn = await call(
      '/auth',
      { method: 'POST', body: '{"username":"anyone","password":"x"}' },
      again.url,
    )
    expect(await signedIn.json()).toEqual({ token: 'recorded-token' })
    const read = await call('/fulfillment/orders/9001', {}, again.url)
    expect(await read.json()).toMatchObject({
      order: { id: 9001, orderStatus: { token: 'new', name: 'New' } },
    })
    await again.close()
  })
})
