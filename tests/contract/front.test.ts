import { request as httpRequest } from 'node:http'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startFront, type Front } from '../../mocks/server.ts'
import { abortUpload } from '../support/abort-upload.ts'

const token = { Authorization: 'demo-token-admin' }
const megabyte = 1024 * 1024

let front: Front
beforeAll(async () => {
  front = await startFront({ port: 0 })
})
afterAll(() => front.close())

type Init = Omit<RequestInit, 'headers'> & { headers?: Record<string, string> }

const call = (path: string, init: Init = {}) =>
  fetch(front.url + path, { ...init, headers: { ...token, ...init.headers } })

async function refusalOf(path: string, init: Init = {}) {
  const response = await call(path, init)
  const { message } = (await response.json()) as { message: string }
  return { status: response.status, message, headers: response.headers }
}

const json = (body: string, type = 'application/json') => ({
  method: 'PATCH',
  body,
  headers: { 'Content-Type': type },
})

const form = (parts: Record<string, string | Blob>) => {
  const body = new FormData()
  for (const [name, part] of Object.entries(parts)) body.append(name, part)
  return { method: 'POST', body }
}

const orderWith = (uploadFilename: string) => ({
  orderStatus: 'new',
  contactName: 'Layla Haddad',
  shippingToName: 'Saffron House',
  shippingAddressLineOne: '77 Garden St',
  shippingAddressCity: 'Hoboken',
  shippingAddressState: 'NJ',
  shippingAddressZip: '07030',
  orderItems: [],
  orderAttachments: [{ uploadFilename }],
})

describe('a request that cannot be read', () => {
  test('with malformed JSON is refused with the position', async () => {
    const { status, message } = await refusalOf('/enterprises/1', json('{"name": "A",}'))
    expect(status).toBe(400)
    expect(message).toContain('line 1 column 14')
  })

  test('with invalid UTF-8 is refused', async () => {
    const body = Buffer.from([0x22, 0xff, 0x22])
    const { status } = await refusalOf('/enterprises/1', { ...json(''), body })
    expect(status).toBe(400)
  })

  test('of another content type is refused with the accepted one', async () => {
    const { status, message } = await refusalOf('/enterprises/1', json('name=A', 'text/plain'))
    expect(status).toBe(415)
    expect(message).toContain('body must be application/json')
  })

  test('with JSON instead of a form is refused', async () => {
    const init = { ...json('{}'), method: 'POST' }
    expect(await refusalOf('/enterprises/1/logos', init)).toMatchObject({ status: 415 })
  })

  test('with a form that ends early is refused with the reason', async () => {
    const body = '--x\r\nContent-Disposition: form-data; name="file"\r\n\r\nabc'
    const init = json(body, 'multipart/form-data; boundary=x')
    const { status, message } = await refusalOf('/enterprises/1/logos', { ...init, method: 'POST' })
    expect(status).toBe(400)
    expect(message).toContain('Unexpected end of multipart data')
  })

  test('with plain text instead of an object part is refused', async () => {
    const { status, message } = await refusalOf('/fulfillment/orders', form({ order: '{}' }))
    expect(status).toBe(422)
    expect(message).toContain('body › order must be application/json, not text/plain')
  })

  test('with text instead of a file is refused', async () => {
    const { status, message } = await refusalOf('/enterprises/1/logos', form({ file: 'a' }))
    expect(status).toBe(422)
    expect(message).toContain('body › file must be a file')
  })

  test('with a file of the wrong type is refused', async () => {
    const file = new Blob(['a'], { type: 'text/html' })
    const { status, message } = await refusalOf('/enterprises/1/logos', form({ file }))
    expect(status).toBe(422)
    expect(message).toContain('text/html')
  })
})

describe('an address', () => {
  test('that is not in the contract is answered with 404', async () => {
    expect(await refusalOf('/nowhere')).toMatchObject({
      status: 404,
      message: 'The contract has no /nowhere.',
    })
  })

  test('with an unsupported method is answered with 405 and the supported methods', async () => {
    const { status, headers } = await refusalOf('/enterprises', { method: 'DELETE' })
    expect(status).toBe(405)
    expect(headers.get('allow')).toBe('GET, POST')
  })

  test('prefers an exact segment to a parameter', async () => {
    const response = await call('/users/me')
    expect(await response.json()).toHaveProperty('user.availableRoutes')
  })

  test('of an image answers with and without the base of images', async () => {
    const [own, shared] = await Promise.all(
      ['/images', ''].map((base) => call(`${base}/enterprises/logos?timestamp=1`)),
    )
    expect(shared!.status).toBe(200)
    expect(await shared!.bytes()).toEqual(await own!.bytes())
  })

  test.each(['..%2F..%2Fpackage.json', '%2e%2e%2f%2e%2e%2fserver.ts', '..%5Cserver.ts', '%00'])(
    'of an image cannot lead to another file (%s)',
    async (name) => {
      const response = await call(`/images/docs/images/${name}`)
      const standIn = await call('/images/docs/images/unknown')
      expect(response.headers.get('content-type')).toBe('image/png')
      expect(await response.bytes()).toEqual(await standIn.bytes())
    },
  )

  test.each(['//', '/%', '/enterprises/%E0%A4'])('that is odd is answered (%s)', async (path) => {
    expect((await call(path)).status).toBeGreaterThanOrEqual(400)
  })

  test('with dot segments is answered with 404', async () => {
    const response = await new Promise<number | undefined>((resolve) => {
      const { hostname, port } = new URL(front.url)
      const options = { hostname, port, path: '/images/../../package.json' }
      httpRequest(options, (answer) => resolve(answer.statusCode)).end()
    })
    expect(response).toBe(404)
  })
})

describe('a browser at another address', () => {
  test('may send the headers of the console', async () => {
    const response = await call('/enterprises', {
      method: 'OPTIONS',
      headers: { Origin: 'http://127.0.0.1:4000', 'Access-Control-Request-Method': 'PATCH' },
    })
    expect(response.status).toBe(204)
    expect(response.headers.get('access-control-allow-origin')).toBe('http://127.0.0.1:4000')
    expect(response.headers.get('access-control-allow-headers')).toBe(
      'Authorization, Content-Type, Prefer, X-Waypost-World',
    )
    expect(response.headers.get('access-control-allow-methods')).toContain('PATCH')
  })

  test.each(['Idempotency-Key', 'If-Match'])(
    'may send %s if its config.json says so',
    async (header) => {
      const response = await call('/fulfillment/orders', {
        method: 'OPTIONS',
        headers: { 'Access-Control-Request-Headers': `authorization,${header.toLowerCase()}` },
      })
      expect(response.headers.get('access-control-allow-headers')).toMatch(`, ${header}`)
    },
  )

  test.each([429, 503])('learns when to try again after a %i', async (code) => {
    const response = await call('/users', { headers: { Prefer: `code=${code}` } })
    expect([response.status, response.headers.get('retry-after')]).toEqual([code, '1'])
  })

  test('may read the request id, which is unique', async () => {
    const [first, second] = await Promise.all([call('/versions'), call('/nowhere')])
    expect(first.headers.get('access-control-expose-headers')).toContain('X-Request-Id')
    expect(first.headers.get('x-request-id')).not.toBe(second.headers.get('x-request-id'))
  })
})

describe('the Prefer header', () => {
  test('with an undeclared status is refused with a list of the declared ones', async () => {
    const { status, message } = await refusalOf('/enterprises', { headers: { Prefer: 'code=418' } })
    expect(status).toBe(400)
    expect(message).toContain('200, 401, 403')
  })

  test('delays the answer', async () => {
    const started = performance.now()
    await call('/versions', { headers: { Prefer: 'delay=80' } })
    expect(performance.now() - started).toBeGreaterThanOrEqual(79)
  })

  test('does not admit a request without a token', async () => {
    const headers = { Authorization: '', Prefer: 'example=firstPage' }
    expect(await refusalOf('/enterprises', { headers })).toMatchObject({ status: 401 })
  })
})

describe('the server', () => {
  test('refuses a body over 20 MB and continues', async () => {
    const file = new Blob([new Uint8Array(21 * megabyte)], { type: 'image/png' })
    const { status } = await refusalOf('/enterprises/1/logos', form({ file }))
    expect(status).toBe(413)
    expect((await call('/versions')).status).toBe(200)
  })

  test('accepts a file of 19 MB', async () => {
    const order = new Blob([JSON.stringify(orderWith('photo.png'))], { type: 'application/json' })
    const body = form({ order })
    body.body.append('uploads', new Blob([new Uint8Array(19 * megabyte)]), 'photo.png')
    expect((await call('/fulfillment/orders', body)).status).toBe(201)
  })

  test('stays up when an upload is aborted', async () => {
    await abortUpload(front.url)
    expect((await call('/versions')).status).toBe(200)
  })

  test('answers 200 requests at once', async () => {
    const paths = Array.from({ length: 200 }, (_, page) => `/enterprises?page=${page}`)
    const answers = await Promise.all(paths.map((path) => call(path)))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    await Promise.all(answers.map((each) => each.arrayBuffer()))
  })

  test('lists its operations at the root', async () => {
    const page = await (await fetch(front.url)).text()
    expect(page).toContain('listEnterprises')
  })

  test('says that its port is taken', async () => {
    const port = Number(new URL(front.url).port)
    await expect(startFront({ port })).rejects.toMatchObject({ code: 'EADDRINUSE' })
  })

  test('listens on loopback only', async () => {
    await expect(startFront({ port: 0, host: '0.0.0.0' })).rejects.toThrow('loopback')
  })

  test('closes while an answer is delayed', async () => {
    const other = await startFront({ port: 0 })
    const headers = { ...token, Prefer: 'delay=60000' }
    const ended = fetch(`${other.url}/versions`, { headers }).catch((error: unknown) => error)
    await fetch(other.url)
    await other.close()
    expect(await ended).toBeInstanceOf(TypeError)
  })
})
