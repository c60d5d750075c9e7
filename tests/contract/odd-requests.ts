import { request, type Agent } from 'node:http'
import fc from 'fast-check'
import { isJsonObject, type Operation } from '../../mocks/contract.ts'
import { addressOf, exampleCall, isMultipart, operations } from './support.ts'

/** A request as it is on the wire, valid or not. */
export type OddRequest = {
  operationId: string
  method: string
  /** May be malformed in any way. */
  address: string
  headers: Record<string, string>
  body: Buffer
}

const builtIns = ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', 'then']
const oddTexts = fc.oneof(
  fc.constantFrom(
    '',
    ' ',
    '0x10',
    '1e3',
    '-0',
    '007',
    '1.5',
    ' 7',
    '٣',
    'NaN',
    'null',
    'true',
    '[]',
  ),
  fc.constantFrom(...builtIns, '9007199254740993', '-1', `${'9'.repeat(400)}`, 'a'.repeat(3000)),
  fc.string({ unit: 'binary' }),
)
const pieces = fc.oneof(
  oddTexts.map((text) => encodeURIComponent(text.toWellFormed())),
  fc.constantFrom('%', '%zz', '%E0%A4%A', '%00', '..', '%2e%2e%2f', '%2F', '%25', ';a=b'),
)

/** So deep that a careless reader runs out of stack. */
const deepTexts = ['[', '{"children":['].map(
  (opening) => opening.repeat(5000) + (opening === '[' ? ']' : ']}').repeat(5000),
)
/** Stands for a deep value until the JSON is written: `JSON.stringify` cannot. */
const deepMark = '@deep@'
const withDeepValues = (json: string) => json.replaceAll(`"${deepMark}"`, deepTexts[1]!)
const oddValues = fc.oneof(
  fc.constantFrom<unknown>(null, '', 0, -1, 1e308, '\uD800', [], {}, true, [null], deepMark),
  oddTexts,
  fc.jsonValue({ maxDepth: 3 }),
)

const types = [
  'text/plain',
  'application/json; charset=utf-16',
  'application/problem+json',
  'application/xml',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'multipart/form-data; boundary=',
  'multipart/mixed; boundary=odd',
  '/',
  ';;;',
  ', ,',
]
const tokens = ['', 'wrong', 'Bearer demo-token-admin', 'demo-token-staff', '__proto__', '\t']

type Draft = {
  path: Map<string, string>
  query: [string, string][]
  headers: Record<string, string>
  body: unknown
  /** Sent instead of `body`. */
  raw: string | undefined
  parts: Part[]
}
type Part = { disposition: string; type: string; content: string }
type Change = (draft: Draft, operation: Operation) => void

const changes: fc.Arbitrary<Change> = fc.oneof(
  fc.tuple(fc.nat(), pieces).map(([at, text]): Change => ({ path }) => {
    const name = [...path.keys()][at % Math.max(path.size, 1)]
    if (name !== undefined) path.set(name, text)
  }),
  fc
    .tuple(fc.nat(), pieces, fc.boolean())
    .map(([at, text, again]): Change => (draft, operation) => {
      const names = operation.parameters
        .filter((each) => each.in === 'query')
        .map(({ name }) => name)
      const name = names[at % Math.max(names.length, 1)] ?? 'odd'
      if (!again) draft.query = draft.query.filter(([other]) => other !== name)
      draft.query.push([name, text])
    }),
  fc.tuple(fc.constantFrom(...builtIns, '', '%'), pieces).map((pair): Change => ({ query }) => {
    query.push(pair)
  }),
  fc.constantFrom(...types).map((type): Change => ({ headers }) => {
    headers['content-type'] = type
  }),
  fc.constantFrom(...tokens).map((token): Change => ({ headers }) => {
    headers['authorization'] = token
  }),
  fc
    .oneof(
      fc.constantFrom(...deepTexts, '', '{', 'null', '7', '"', '\u0000', '{"__proto__":{"a":1}}'),
      fc.string({ unit: 'binary', maxLength: 200 }),
    )
    .map((raw): Change => (draft) => {
      draft.raw = raw
    }),
  fc.tuple(fc.nat(), fc.nat(3), oddValues).map(([at, depth, value]): Change => (draft) => {
    draft.body = replaced(draft.body, at, depth, value)
  }),
  fc
    .tuple(fc.constantFrom(...builtIns, 'odd'), oddValues)
    .map(([name, value]): Change => (draft) => {
      if (isJsonObject(draft.body)) {
        draft.body = Object.fromEntries([...Object.entries(draft.body), [name, value]])
      }
    }),
  fc
    .record({
      disposition: fc.constantFrom(
        ...builtIns.map((name) => `form-data; name="${name}"`),
        ...builtIns.map((name) => `form-data; name="${name}"; filename="${name}"`),
        'form-data',
        'form-data; name=""',
        'form-data; name="file"; filename=""',
        'attachment',
        '',
      ),
      type: fc.constantFrom('', 'application/json', 'image/png', 'text/plain', '*/*'),
      content: fc.constantFrom('', '{}', '{', 'null', ...deepTexts),
    })
    .map((part): Change => ({ parts }) => {
      parts.push(part)
    }),
)

/** Any call of the contract's, as its examples have it, with up to four oddities. */
export const oddRequests: fc.Arbitrary<OddRequest> = fc
  .tuple(fc.constantFrom(...operations), fc.array(changes, { maxLength: 4 }))
  .map(([operation, oddities]) => {
    const call = exampleCall(operation)
    const draft: Draft = {
      path: new Map(
        Object.entries(call.path).map(([name, value]) => [name, encodeURIComponent(String(value))]),
      ),
      query: [...new URL(addressOf(operation, call), 'http://front').searchParams].map(
        ([name, value]) => [name, encodeURIComponent(value)],
      ),
      headers: { authorization: 'demo-token-admin' },
      body: call.body,
      raw: undefined,
      parts: [],
    }
    for (const change of oddities) change(draft, operation)
    return onWire(operation, draft)
  })

/**
 * Sends a request without correcting it, as `fetch` would. Resolves with its status and text; rejects if there is no answer
 * within 30 seconds.
 */
export function sendOdd(base: string, odd: OddRequest, agent: Agent) {
  const { hostname, port } = new URL(base)
  const { method, address, body } = odd
  const headers = { ...odd.headers, 'content-length': String(body.length) }
  return new Promise<{ status: number; text: string }>((resolve, reject) => {
    const signal = AbortSignal.timeout(30_000)
    const sent = request(
      { agent, host: hostname, port, method, path: address, headers, signal },
      (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => chunks.push(chunk))
        response.on('error', reject)
        response.on('end', () => {
          const text = Buffer.concat(chunks).toString('utf8')
          resolve({ status: response.statusCode ?? 0, text })
        })
      },
    )
    sent.on('error', reject)
    sent.end(body)
  })
}

function onWire(operation: Operation, draft: Draft): OddRequest {
  const { operationId, method, prefix, path } = operation
  const { query, raw, body, parts } = draft
  const pathname = path.replaceAll(/\{([^}]+)\}/g, (_, name: string) => draft.path.get(name) ?? '')
  const search = query.map(([name, value]) => `${name}=${value}`).join('&')
  const headers = { ...draft.headers }
  const address = prefix + pathname + (search === '' ? '' : `?${search}`)
  if (method === 'GET' && parts.length === 0 && raw === undefined) {
    return { operationId, method, address, headers, body: Buffer.alloc(0) }
  }
  const hasForm = isMultipart(operation) || parts.length > 0
  const text = raw ?? (hasForm ? formText(operation, body, parts) : (JSON.stringify(body) ?? ''))
  headers['content-type'] ??= hasForm ? 'multipart/form-data; boundary=odd' : 'application/json'
  return { operationId, method, address, headers, body: Buffer.from(withDeepValues(text)) }
}

function formText(operation: Operation, body: unknown, added: Part[]): string {
  const encoding = operation.request?.contents[0]?.encoding ?? {}
  const own = Object.entries(isJsonObject(body) ? body : {}).flatMap(([name, value]) =>
    (Array.isArray(value) ? value : [value]).map((each: unknown): Part => {
      const isJson = typeof each !== 'string'
      return {
        disposition: `form-data; name="${name}"${isJson ? '' : `; filename="${name}.bin"`}`,
        type: isJson ? 'application/json' : (encoding[name]?.[0]?.replace('*', 'png') ?? ''),
        content: isJson ? (JSON.stringify(each) ?? '') : each,
      }
    }),
  )
  const lines = [...own, ...added].map(
    ({ disposition, type, content }) =>
      `--odd\r\n${disposition && `Content-Disposition: ${disposition}\r\n`}${type && `Content-Type: ${type}\r\n`}\r\n${content}\r\n`,
  )
  return `${lines.join('')}--odd--\r\n`
}

/** The value with one of its inner values replaced, some levels down. */
function replaced(value: unknown, at: number, depth: number, by: unknown): unknown {
  if (Array.isArray(value) && value.length > 0) {
    const index = at % value.length
    return value.with(index, depth === 0 ? by : replaced(value[index], at, depth - 1, by))
  }
  if (!isJsonObject(value)) return by
  const keys = Object.keys(value)
  const key = keys[at % Math.max(keys.length, 1)]
  if (key === undefined) return by
  return { ...value, [key]: depth === 0 ? by : replaced(value[key], at, depth - 1, by) }
}
