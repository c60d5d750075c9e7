import fc from 'fast-check'
import { beforeEach, expect, test, vi } from 'vitest'
import { failureOf, serve } from '~/testing/api-client.ts'
import { sendJson, type Answer } from '~/testing/api-server.ts'
import { waitFor } from '~/testing/time.ts'
import { callLog, clearCallLog } from './call-log.ts'
import { getAdminNeedsAttention } from './generated/endpoints/dashboards/dashboards.ts'
import {
  listAllEnterprises,
  listEnterprises,
  searchEnterprises,
  uploadEnterpriseLogo,
} from './generated/endpoints/enterprises/enterprises.ts'
import { lookUpPasswordReset } from './generated/endpoints/recovery/recovery.ts'
import { signIn } from './generated/endpoints/session/session.ts'
import { http, type HttpEvent } from './http.ts'

beforeEach(clearCallLog)

/** The places and rules in the log, once it has `count` of them. */
const violations = (count = 1) =>
  waitFor(() => {
    expect(callLog.violations.size).toBe(count)
    return [...callLog.violations.values()]
  })

test('a call is logged by its operation, with status and time', async () => {
  await serve((_request, response) => sendJson(response, 200, { enterprises: [] }))
  await listAllEnterprises()
  expect(callLog.calls).toEqual([
    {
      operationId: 'listAllEnterprises',
      at: expect.any(Number),
      milliseconds: expect.any(Number),
      status: 200,
      failure: undefined,
    },
  ])
})

test('failures are counted by kind, and an aborted call is not logged', async () => {
  await serve((_request, response) => sendJson(response, 500, {}))
  await failureOf(listAllEnterprises())
  await failureOf(listAllEnterprises())
  await serve((request) => void request.destroy())
  await failureOf(listAllEnterprises())
  await failureOf(listAllEnterprises({ signal: AbortSignal.abort() }))
  expect(callLog.operations.get('listAllEnterprises')?.failures).toEqual({ http: 2, network: 1 })
  expect(callLog.calls.map(({ status, failure }) => [status, failure])).toEqual([
    [500, 'http'],
    [500, 'http'],
    [undefined, 'network'],
  ])
})

test('the last 200 calls are kept individually, and all of them in the statistics', async () => {
  await serve((_request, response) => sendJson(response, 200, { enterprises: [] }))
  for (let calls = 0; calls < 201; calls += 1) await listAllEnterprises()
  const { times } = callLog.operations.get('listAllEnterprises')!
  expect(callLog.calls).toHaveLength(200)
  expect([...times.values()].reduce((sum, count) => sum + count)).toBe(201)
})

test.each<[string, Answer, { place: string; rule: string }]>([
  [
    'a field',
    json(200, { enterprises: [{ id: 'x', name: '', token: '' }] }),
    { place: 'enterprises[].id', rule: 'expected number' },
  ],
  [
    'a missing field',
    json(200, { enterprises: [{ id: 1, token: '' }] }),
    { place: 'enterprises[].name', rule: 'required' },
  ],
  ['a whole answer', json(200, []), { place: '', rule: 'expected object' }],
  ['HTML', text('text/html', '<p>'), { place: '', rule: 'is HTML' }],
  ['malformed JSON', text('application/json', '{'), { place: '', rule: 'is not valid JSON' }],
  ['nothing', text('application/json', ''), { place: '', rule: 'is empty' }],
])(
  '%s that breaks the contract is logged with place and rule, and reported',
  async (_what, answer, breach) => {
    const events: HttpEvent[] = []
    await serve(answer, { report: (event) => events.push(event) })
    await failureOf(listAllEnterprises())
    await failureOf(listAllEnterprises())
    await waitFor(() => expect(events).toHaveLength(2))
    const [violation] = await violations()
    const expected = { operationId: 'listAllEnterprises', ...breach }
    expect(violation).toEqual({ ...expected, count: 2, at: expect.any(Number) })
    expect(events[0]).toEqual({ type: 'contract-violation', ...expected })
  },
)

test('a key that the server chose is not part of the place', async () => {
  await serve(json(200, { data: { 'Fresh Fields': [{ name: 5 }] } }))
  await failureOf(getAdminNeedsAttention())
  const [violation] = await violations()
  expect(violation?.place).toMatch(/^data\.\*\[\]\.\w+$/)
})

test('neither the log nor a report contains sent or received data', async () => {
  const secret = fc.stringMatching(/^[a-z0-9]{8}$/).map((text) => `zq${text}`)
  const kind = fc.constantFrom('json', 'html', 'broken', 'dropped')
  const status = fc.constantFrom(200, 401, 404, 500)
  let respond: Answer = () => undefined
  let token = ''
  const events: HttpEvent[] = []
  await serve((request, response) => respond(request, response), {
    token: () => token,
    report: (event) => events.push(event),
  })
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  await fc.assert(
    fc.asyncProperty(
      secret,
      kind,
      status,
      fc.infiniteStream(fc.nat()),
      async (own, how, code, choices) => {
        clearCallLog()
        events.length = 0
        token = own
        respond = (request, response) => {
          response.setHeader('x-request-id', own)
          if (how === 'dropped') request.destroy()
          else if (how === 'json') sendJson(response, code, bodyOf(own, choices))
          else
            response
              .writeHead(code, {
                'content-type': how === 'html' ? 'text/html' : 'application/json',
              })
              .end(own)
        }
        const calls = [
          searchEnterprises({ search: own, sort: [own] }),
          listEnterprises(),
          listAllEnterprises(),
          lookUpPasswordReset(own),
          signIn({ username: own, password: own }),
          uploadEnterpriseLogo(7, { file: new File([own], own, { type: 'image/png' }) }),
          getAdminNeedsAttention(),
          http(`/no-id/${own}?q=${own}`, { method: 'PUT', body: own, headers: { 'x-own': own } }),
        ]
        await Promise.allSettled(calls)
        const failed = callLog.calls.filter(({ failure }) => failure === 'contract').length
        await waitFor(() => {
          const seen = events.filter(({ type }) => type === 'contract-violation')
          expect(seen).toHaveLength(failed)
        })
        const { operations, violations: seen, ...rest } = callLog
        const all = [
          rest,
          [...operations].map(([id, { times, failures }]) => [id, [...times], failures]),
          [...seen],
          events,
        ]
        expect(callLog.calls).toHaveLength(calls.length)
        expect(JSON.stringify(all)).not.toContain('zq')
      },
    ),
    { numRuns: 40 },
  )
})

/** A response with secrets as values and keys, valid or invalid in a different place each time. */
function bodyOf(own: string, choices: Iterator<number>): unknown {
  const pick = <T>(...options: T[]) => options[(choices.next().value ?? 0) % options.length]
  const row = () => ({
    id: pick<unknown>(1, own),
    name: pick<unknown>(own, 7),
    token: own,
    ...(pick(true, false) && { [own]: own }),
  })
  return {
    enterprises: pick<unknown>([row()], { [own]: own }),
    content: [row()],
    totalElements: pick<unknown>(1, own),
    page: { size: pick<unknown>(20, own), number: 0, totalElements: 1, totalPages: 1 },
    data: { [own]: pick<unknown>([row()], own) },
    enterprise: row(),
    successful: pick<unknown>(true, own),
    message: own,
    token: pick<unknown>(own, { [own]: own }),
    errorMessage: own,
    fieldErrors: [{ field: own, message: own }],
  }
}

function json(status: number, body: unknown): Answer {
  return (_request, response) => sendJson(response, status, body)
}

function text(type: string, body: string): Answer {
  return (_request, response) => void response.writeHead(200, { 'content-type': type }).end(body)
}
