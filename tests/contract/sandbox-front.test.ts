import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startFront, type Front } from '../../mocks/server.ts'
import { resetLinks } from '../../mocks/world/seed/accounts.ts'

let front: Front
const log: string[] = []
const logged: string[] = []
beforeAll(async () => {
  front = await startFront({
    port: 0,
    upstream: 'sandbox',
    fixedNow: new Date('2026-11-16T15:00:00Z'),
    consoleUrl: 'http://console.test',
    log: (line) => log.push(line),
    logViolation: (line) => logged.push(line),
  })
})
afterAll(() => front.close())

type Init = Omit<RequestInit, 'headers' | 'body'> & {
  headers?: Record<string, string>
  body?: unknown
}

/** A client with its own world. */
function newWorld() {
  const world = crypto.randomUUID()
  const call = (path: string, { headers, body, ...init }: Init = {}) => {
    const isForm = body instanceof FormData
    return fetch(front.url + path, {
      ...init,
      ...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
      headers: {
        Authorization: 'demo-token-admin',
        'X-Waypost-World': world,
        ...(body !== undefined && !isForm && { 'Content-Type': 'application/json' }),
        ...headers,
      },
    })
  }
  return {
    world,
    call,
    json: async (path: string, init?: Init) =>
      (await (await call(path, init)).json()) as Record<string, unknown>,
    /** A page or a control of the sandbox. */
    control: (name: string, method = 'GET') =>
      fetch(`${front.url}/sandbox/${name}${name.includes('?') ? '&' : '?'}world=${world}`, {
        method,
      }),
    violations: async () => {
      const response = await fetch(`${front.url}/sandbox/violations?world=${world}`)
      return ((await response.json()) as { violations: Record<string, string>[] }).violations
    },
  }
}

const rename = (name: string): Init => ({ method: 'PATCH', body: { name } })
const logo = (content: string, type = 'image/svg+xml') => {
  const body = new FormData()
  body.append('file', new File([content], '../../etc/logo.svg', { type }))
  return { method: 'POST', body }
}

describe('a write', () => {
  test('shows in the next read, only in its own world', async () => {
    const [one, two] = [newWorld(), newWorld()]
    await one.call('/enterprises/1', rename('Renamed'))
    expect(await one.json('/enterprises/1')).toMatchObject({ enterprise: { name: 'Renamed' } })
    expect(await two.json('/enterprises/1')).toMatchObject({
      enterprise: { name: 'Fresh Fields Market' },
    })
    expect(await one.violations()).toEqual([])
  })

  test('of the version that was read is carried out once', async () => {
    const { call } = newWorld()
    const version = (await call('/enterprises/1')).headers.get('etag') ?? ''
    const send = () =>
      call('/enterprises/1', { ...rename('Renamed'), headers: { 'If-Match': version } })
    expect((await send()).status).toBe(200)
    expect((await send()).status).toBe(412)
  })

  test('is undone by a reset', async () => {
    const { call, json, control } = newWorld()
    await call('/enterprises/1', rename('Renamed'))
    expect(await control('reset', 'POST')).toMatchObject({ status: 204 })
    expect(await json('/enterprises/1')).toMatchObject({
      enterprise: { name: 'Fresh Fields Market' },
    })
  })

  test('is gone after a change of scenario', async () => {
    const { json, control } = newWorld()
    expect(await control('reset?scenario=empty', 'POST')).toMatchObject({ status: 204 })
    expect(await json('/enterprises')).toMatchObject({ totalElements: 0 })
    expect(await control('reset?scenario=nonsense', 'POST')).toMatchObject({ status: 404 })
  })

  test('of a file can be read back byte for byte', async () => {
    const { call, violations } = newWorld()
    const svg = '<svg xmlns="http://www.w3.org/2000/svg"><title>é</title></svg>'
    expect(await call('/enterprises/1/logos', logo(svg))).toMatchObject({ status: 200 })
    const image = await call('/images/enterprises/logos/fresh-fields-market.png?timestamp=1')
    expect(image.headers.get('content-type')).toBe('image/svg+xml')
    expect(await image.text()).toBe(svg)
    expect(await violations()).toEqual([])
  })
})

describe('the rules of the handlers', () => {
  test.each([
    ['/enterprises/1', rename('Harbor Grill'), 409],
    ['/enterprises/999', {}, 404],
    ['/enterprises/1/logos', logo('no image'), 422],
    ['/enterprises', { headers: { Authorization: 'wrong' } }, 401],
    ['/enterprises', { headers: { Authorization: 'demo-token-staff' } }, 403],
    ['/enterprises/1/logos', { ...logo('a'), headers: { Authorization: 'demo-token-staff' } }, 403],
  ] as [string, Init, number][])('answer %s without a violation', async (path, init, status) => {
    const { call, violations } = newWorld()
    const response = await call(path, init)
    expect(response.status).toBe(status)
    expect(response.headers.get('x-waypost-violation')).toBeNull()
    expect(await violations()).toEqual([])
  })

  test('answer a call without a token', async () => {
    const { call } = newWorld()
    expect(await call('/users/me', { headers: { Authorization: '' } })).toMatchObject({
      status: 401,
    })
  })
})

describe('a request that breaks the contract', () => {
  test.each([
    ['/enterprises?color=green', {}, 422, 'listEnterprises'],
    ['/enterprises/1', { method: 'PATCH', body: { color: 'green' } }, 422, 'updateEnterprise'],
    ['/enterprises/1/logos', logo('a', 'text/html'), 422, 'uploadEnterpriseLogo'],
    ['/nowhere', {}, 404, '/nowhere'],
    ['/enterprises', { method: 'DELETE' }, 405, 'DELETE'],
  ] as [string, Init, number, string][])(
    'is refused, marked, listed and logged (%s)',
    async (path, init, status, name) => {
      const { call, world, violations } = newWorld()
      const response = await call(path, init)
      expect(response.status).toBe(status)
      expect(response.headers.get('x-waypost-violation')).toBe('request')
      expect(await violations()).toEqual([
        {
          at: expect.any(String),
          world,
          kind: 'request',
          method: init.method ?? 'GET',
          url: path,
          message: expect.stringContaining(name),
        },
      ])
      expect(logged.at(-1)).toContain('CONTRACT VIOLATION')
      expect(logged.at(-1)).toContain(name)
    },
  )

  test('stays in the list after a reset', async () => {
    const { call, control, violations } = newWorld()
    await call('/nowhere')
    await control('reset', 'POST')
    expect(await violations()).toHaveLength(1)
  })
})

describe('a preference', () => {
  const preferring = (prefer: string, init: Init = {}) => ({ ...init, headers: { Prefer: prefer } })

  test('for an example changes nothing', async () => {
    const { call, json } = newWorld()
    const refused = await call('/enterprises/1', preferring('code=409', rename('Renamed')))
    expect(refused.status).toBe(409)
    const renamed = await json('/enterprises/1', preferring('example=renamed', rename('Renamed')))
    expect(renamed).toMatchObject({ enterprise: { name: 'Fresh Fields Markets' } })
    expect(await json('/enterprises/1')).toMatchObject({
      enterprise: { name: 'Fresh Fields Market' },
    })
  })

  test('for a dropped connection is followed, and the server continues', async () => {
    const { call, violations } = newWorld()
    await expect(call('/versions', preferring('fault=drop'))).rejects.toThrow(TypeError)
    expect(await call('/enterprises')).toMatchObject({ status: 200 })
    expect(await violations()).toEqual([])
  })

  test('for malformed JSON is followed', async () => {
    const { call, violations } = newWorld()
    const response = await call('/versions', preferring('fault=malformed'))
    expect(response.status).toBe(200)
    await expect(response.json()).rejects.toThrow(SyntaxError)
    expect(await violations()).toEqual([])
  })

  test('for a delayed fault of one operation is followed', async () => {
    const { call } = newWorld()
    const started = performance.now()
    const headers = { Prefer: 'fault=off-contract;operation=getVersions, delay=50' }
    expect(await (await call('/versions', { headers })).json()).toEqual({ versions: 7 })
    expect(performance.now() - started).toBeGreaterThanOrEqual(49)
    expect(await (await call('/enterprises', { headers })).json()).toHaveProperty('content')
  })
})

describe('signing in', () => {
  test('ends when the tokens are made to expire', async () => {
    const { call, control } = newWorld()
    expect(await control('expire-tokens', 'POST')).toMatchObject({ status: 204 })
    expect(await call('/users/me')).toMatchObject({ status: 401 })
    const body = { username: 'admin@waypost.test', password: 'waypost-demo-1' }
    const { token } = (await (await call('/auth', { method: 'POST', body })).json()) as {
      token: string
    }
    expect(await call('/users/me', { headers: { Authorization: token } })).toMatchObject({
      status: 200,
    })
  })

  test('does not expire reset links, which expire separately', async () => {
    const { json, control } = newWorld()
    const lookUp = () => json(`/forgot-password/reset/${resetLinks.good}`)
    await control('expire-tokens', 'POST')
    expect(await lookUp()).toMatchObject({ successful: true })
    await control('expire-tokens?kind=resets', 'POST')
    expect(await lookUp()).toMatchObject({ successful: false })
  })
})

describe('a tick', () => {
  const open = async (json: (path: string) => Promise<Record<string, unknown>>) =>
    ((await json('/dashboard/alerts?timeConstraint=LAST_24_HOURS'))['alerts'] as unknown[]).length

  test('advances one world and its answers', async () => {
    const [one, two] = [newWorld(), newWorld()]
    const [before, untouched] = [await open(one.json), await open(two.json)]
    const response = await one.control('tick?minutes=720', 'POST')
    expect(response.status).toBe(200)
    expect(await response.json()).toMatchObject({
      now: '2026-11-17T03:00:00Z',
      reports: expect.any(Number),
    })
    expect(await open(one.json)).not.toBe(before)
    expect(await open(two.json)).toBe(untouched)
    expect(await one.violations()).toEqual([])
  })

  test.each(['0', '-1', '1.5', 'many', '10081'])('of %s minutes is refused', async (minutes) => {
    const { control } = newWorld()
    expect(await control(`tick?minutes=${minutes}`, 'POST')).toMatchObject({ status: 400 })
  })

  test('expires the address of a file', async () => {
    const { json, control } = newWorld()
    const { url } = (await json('/orders/attachment/9601')) as { url: string }
    expect(await fetch(url)).toMatchObject({ status: 200 })
    await control('tick?minutes=16', 'POST')
    expect(await fetch(url)).toMatchObject({ status: 403 })
  })

  test('happens automatically if the server is configured for it', async () => {
    const options = { port: 0, upstream: 'sandbox', scenario: 'busy' } as const
    const lively = await startFront({ ...options, tickEvery: 20 })
    const headers = { Authorization: 'demo-token-admin' }
    const statuses = async () =>
      await (await fetch(`${lively.url}/admin/dashboard/needs-attention`, { headers })).text()
    const before = await statuses()
    await expect.poll(statuses, { timeout: 20_000 }).not.toBe(before)
    await lively.close()
  }, 30_000)
})

describe('the mail page', () => {
  test('shows a reset mail with a link into the console', async () => {
    const { call, control } = newWorld()
    expect(await (await control('mail')).text()).toContain('There is none yet')
    const body = { username: 'staff@waypost.test' }
    await call('/forgot-password', { method: 'POST', body })
    const page = await (await control('mail')).text()
    const link = /href="(http:\/\/console\.test\/forgotpassword\/reset\/[\w-]+)"/.exec(page)?.[1]
    const token = link?.split('/').at(-1)
    expect(log.join('\n')).toContain(`/forgotpassword/reset/${token}`)
    expect(await call(`/forgot-password/reset/${token}`)).toMatchObject({ status: 200 })
  })

  test('shows user input as text', async () => {
    const { call, control } = newWorld()
    await call('/users/me', { method: 'PATCH', body: { firstName: '<b>Ada', locale: 'en-US' } })
    const body = { username: 'admin@waypost.test' }
    await call('/forgot-password', { method: 'POST', body })
    expect(await (await control('mail')).text()).toContain('&lt;b>Ada')
  })
})

test('an unknown control is a violation like any unknown address', async () => {
  const response = await fetch(`${front.url}/sandbox/nothing`)
  expect(response.status).toBe(404)
})
