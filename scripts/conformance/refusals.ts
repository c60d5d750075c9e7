import {
  isJsonObject,
  type JsonObject,
  type Operation,
  type Parameter,
} from '../../mocks/contract.ts'
import { wrongToken, type Call } from './client.ts'
import { nonsense } from './filters.ts'
import type { Run, SchemaCheck } from './run.ts'
import { rowsOf } from './values.ts'

const invalid = [400, 422] as const
const gone = [404] as const

/** An identifier that no record has, and that every database can hold. */
const unknownNumber = 2_147_483_647
/** The first that an identifier's schema allows; the second is a language. */
const unknownTexts = ['conformance-unknown', 'xx']

/** Asks without a token and with a wrong one. */
export async function checkTokens(run: Run, call: Call): Promise<void> {
  const { operation } = call
  if (!operation.needsToken) return
  await run.ask({ ...call, token: null }, 'no token', [401])
  if (run.onlyExamples) return run.outcomes.skip(operation, 'wrong token', examplesOnly)
  await run.ask({ ...call, token: wrongToken }, 'wrong token', [401])
}

export const examplesOnly = 'examples cannot show it'

/** Asks for a record that does not exist, and for one whose identifier is none. */
export async function checkIds(run: Run, call: Call): Promise<void> {
  const { operation } = call
  const inPath = operation.parameters.filter((each) => each.in === 'path')
  // A list of fixed words, such as the kinds of reports, has no unknown one.
  const last = inPath.findLast((each) => unknownOf(each, run.check) !== undefined)
  if (!last) return
  if (operation.answers.some(({ status }) => status === 404)) {
    if (run.onlyExamples) run.outcomes.skip(operation, 'unknown id', examplesOnly)
    else await run.ask(withPath(call, last, unknownOf(last, run.check)), 'unknown id', gone)
  }
  const number = inPath.find(({ schema }) => schema['type'] === 'integer')
  if (number) await run.ask(withPath(call, number, 'abc'), 'malformed id', [...invalid, ...gone])
}

const withPath = (call: Call, { name }: Parameter, value: unknown): Call => ({
  ...call,
  path: { ...call.path, [name]: value },
})

const unknownOf = ({ schema }: Parameter, check: SchemaCheck) =>
  schema['type'] === 'integer'
    ? unknownNumber
    : unknownTexts.find((text) => check(schema, text).length === 0)

/** A call with a record that does not exist. */
export function unknownRecord({ check }: Run, operation: Operation): Record<string, unknown> {
  const inPath = operation.parameters.filter((each) => each.in === 'path')
  return Object.fromEntries(
    inPath.map((each) => [each.name, unknownOf(each, check) ?? each.example]),
  )
}

/** Sends each parameter of the query with values that its schema forbids, and without it if it is required. */
export async function checkParameters(run: Run, call: Call): Promise<void> {
  const { check } = run
  for (const parameter of call.operation.parameters.filter((each) => each.in === 'query')) {
    const { name, required, schema } = parameter
    if (required) {
      const { [name]: _, ...others } = call.query ?? {}
      await run.ask({ ...call, query: others }, 'invalid parameter', invalid)
    }
    for (const value of invalidValues(schema, (each) => check(schema, each).length > 0)) {
      const query = { ...call.query, [name]: value }
      await run.ask({ ...call, query }, 'invalid parameter', invalid)
    }
    if (!required && !run.onlyExamples) await checkEmpty(run, call, name)
  }
}

/** An empty value is refused, or counts as absent; it is never a failure of the server or an empty list. */
async function checkEmpty(run: Run, call: Call, name: string) {
  const { operation } = call
  const { [name]: _, ...others } = call.query ?? {}
  const answer = await run.ask({ ...call, query: { ...others, [name]: '' } }, 'empty parameter', [
    200,
    ...invalid,
  ])
  if (answer.status !== 200) return
  const rows = rowsOf(answer.body)?.length
  const without = rowsOf((await run.read({ ...call, query: others })).body)?.length
  const problem = `an empty ${name} finds ${rows} rows, none finds ${without}`
  run.outcomes.judge(operation, 'empty parameter', answer, rows === without ? [] : [problem])
}

/** Values that a parameter's schema forbids, as they are in an address. */
export function invalidValues(
  schema: JsonObject,
  isForbidden: (value: unknown) => boolean,
): unknown[] {
  const { type, minimum, maximum, maxLength } = schema
  if (type === 'array') {
    const items = isJsonObject(schema['items']) ? schema['items'] : {}
    return items['pattern'] === undefined ? [] : [[`${nonsense},asc`]]
  }
  if (type === 'integer' || type === 'number') {
    const beyond = [
      ...(typeof minimum === 'number' ? [minimum - 1] : []),
      ...(typeof maximum === 'number' ? [maximum + 1] : []),
    ]
    return ['abc', ...beyond]
  }
  if (type === 'boolean') return ['perhaps']
  const long = typeof maxLength === 'number' ? ['x'.repeat(maxLength + 1)] : []
  return ['not this!', ...long].filter(isForbidden)
}

/** Whether a browser at the console's address may send the call. */
export async function checkPreflight(run: Run, operation: Operation): Promise<void> {
  if (operation.prefix !== '') return
  const isJson = operation.request?.contents[0]?.mediaType.endsWith('json') === true
  const needed = [
    ...(operation.needsToken ? ['authorization'] : []),
    ...(isJson ? ['content-type'] : []),
  ]
  // Without such a header, a browser asks only for methods that a form cannot send.
  if (needed.length === 0 && ['GET', 'POST'].includes(operation.method)) return
  const answer = await run.client.preflight(operation, unknownRecord(run, operation), needed)
  const { headers, status } = answer
  const list = (name: string) => (headers.get(name) ?? '').toLowerCase().split(/\s*,\s*/)
  const origin = headers.get('access-control-allow-origin')
  const methods = list('access-control-allow-methods')
  const allowed = list('access-control-allow-headers')
  const isSimple = ['GET', 'POST'].includes(operation.method)
  run.outcomes.judge(operation, 'preflight', answer, [
    ...(status >= 200 && status < 300 ? [] : [answer.problem ?? `answers ${status}`]),
    ...(origin === '*' || origin === run.client.origin
      ? []
      : [`Access-Control-Allow-Origin is ${origin ?? 'missing'}`]),
    ...(isSimple || methods.includes('*') || methods.includes(operation.method.toLowerCase())
      ? []
      : [`Access-Control-Allow-Methods lacks ${operation.method}`]),
    // A star does not cover Authorization.
    ...needed
      .filter((name) => !allowed.includes(name))
      .filter((name) => name === 'authorization' || !allowed.includes('*'))
      .map((name) => `Access-Control-Allow-Headers lacks ${name}`),
  ])
}
