import { createInstance, getHttpOperationsFromSpec } from '@stoplight/prism-http'
import { chooseExample, jsonAnswer } from './examples.ts'
import type { ContractDocument, Operation } from './contract.ts'
import { refusal } from './failures.ts'
import type { Wish } from './prefer.ts'
import type { Violation } from './schemas.ts'

type PrismOperation = Awaited<ReturnType<typeof getHttpOperationsFromSpec>>[number]
type PrismMethod = Parameters<ReturnType<typeof createInstance>['request']>[0]['method']
type Diagnostic = { code?: string | number | undefined; message: string; path?: string[] }

/** A request as Prism reads it: `headers` in lower case, `body` parsed, or undefined when the front checks it itself. */
export type PrismCall = {
  operation: Operation
  url: URL
  headers: Record<string, string>
  body: unknown
  wish: Wish
}

/** Prism without its HTTP server, which hangs on malformed JSON and hides why a request was refused. */
export type Prism = { answer: (call: PrismCall) => Promise<PrismAnswer> }
/** `accepted` is false when the request breaks the contract or has no token. */
export type PrismAnswer = { accepted: boolean; response: Response }

const config = {
  isProxy: false as const,
  checkSecurity: true,
  validateRequest: true,
  validateResponse: false,
  errors: false,
  upstreamProxy: undefined,
}

/**
 * Starts Prism in mock mode for a bundled contract. It checks the token, the parameters and JSON bodies, and picks the
 * example. A request that breaks the contract is answered with 422 (415 for a wrong content type) and the reason.
 */
export async function createPrism(document: ContractDocument): Promise<Prism> {
  const operations = new Map(
    // Prism changes what it is given.
    (await getHttpOperationsFromSpec(structuredClone(document))).map((operation) => [
      operation.iid ?? '',
      withoutMultipart(operation),
    ]),
  )
  const prism = createInstance({ ...config, mock: { dynamic: false } }, { logger: silent })
  return {
    answer: async ({ operation, url, headers, body, wish }) => {
      const own = operations.get(operation.operationId)
      if (!own) throw new Error(`Prism does not know ${operation.operationId}`)
      const request = {
        method: operation.method.toLowerCase() as PrismMethod,
        url: { path: url.pathname.slice(operation.prefix.length), query: queryOf(url) },
        // Prism looks at a body's content type when there is a length.
        headers: { ...headers, 'content-length': body === undefined ? '0' : '1' },
        body,
      }
      const result = await prism.request(request, [own], {
        ...config,
        mock: pick(operation, wish),
      })()
      if (result._tag === 'Left') return refusedWithoutExample(operation, result.left)
      const { output, validations } = result.right
      const broken: Diagnostic[] = validations.input.filter(({ severity }) => severity === 0)
      if (broken.length === 0) return { accepted: true, response: asResponse(output) }
      if (broken.some(({ code }) => code === 401)) {
        return { accepted: false, response: asResponse(output) }
      }
      return refused(operation, broken)
    },
  }
}

/** Tells Prism the status, media type and example at once: by itself it looks for a name in one media type only. */
function pick(operation: Operation, wish: Wish) {
  const chosen = chooseExample(operation, wish)
  if (typeof chosen === 'string') throw new Error(chosen)
  return {
    dynamic: false,
    code: chosen.status,
    ...(chosen.mediaType && { mediaTypes: [chosen.mediaType] }),
    ...(wish.example !== undefined && { exampleKey: wish.example }),
  }
}

function refused(operation: Operation, broken: Diagnostic[]): PrismAnswer {
  const status = broken.some(({ code }) => code === 415) ? 415 : 422
  return {
    accepted: false,
    response: refusal(
      operation,
      status,
      broken.map((each) => readDiagnostic(operation, each)),
    ),
  }
}

/** Prism ends with an error instead of an answer when the contract declares none for a request like this. */
function refusedWithoutExample(operation: Operation, error: PrismError): PrismAnswer {
  const { status = 500, additional } = error
  const broken = additional?.validation
  if (broken) {
    return refused(
      operation,
      broken.map(({ location, ...each }) => ({ ...each, path: location ?? [] })),
    )
  }
  if (status !== 415) throw error
  return refused(operation, [{ code: 415, message: error.detail ?? error.message }])
}

type PrismError = Error & {
  status?: number
  detail?: string
  additional?: { validation?: (Diagnostic & { location?: string[] })[] }
}

/** Prism reads each part as one text and keeps one of several: the front checks these bodies instead. */
function withoutMultipart(operation: PrismOperation): PrismOperation {
  const { body, ...request } = operation.request ?? {}
  const isMultipart = body?.contents?.some(({ mediaType }) => mediaType.startsWith('multipart/'))
  return isMultipart ? { ...operation, request } : operation
}

function asResponse({ statusCode, headers, body }: PrismOutput): Response {
  if (body === undefined || statusCode === 204) return new Response(null, { status: statusCode })
  const type = headers?.['Content-type'] ?? 'application/json'
  if (type.includes('json')) return jsonAnswer(statusCode, body)
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  return new Response(text, { status: statusCode, headers: { 'Content-Type': type } })
}

type PrismOutput = { statusCode: number; headers?: Record<string, string>; body?: unknown }

function readDiagnostic({ parameters }: Operation, diagnostic: Diagnostic): Violation {
  const { code, message } = diagnostic
  const [place, ...keys] = diagnostic.path ?? []
  // Prism writes the names of parameters in small letters.
  const nameOf = (key: string) =>
    parameters.find((each) => each.in === place && each.name.toLowerCase() === key)?.name ?? key
  const path = place === undefined ? [] : [place, ...keys.map(nameOf)]
  const required = /required property '([^']+)'/.exec(message)?.[1]
  const unknown = /(?:additional properties; found|unevaluated properties:) '([^']+)'/.exec(
    message,
  )?.[1]
  const rule = String(code ?? '')
  if (required) return { place: [...path, nameOf(required)], rule, message: 'is required' }
  if (unknown) return { place: [...path, unknown], rule, message: 'is not known to the contract' }
  if (code === 415) return { place: ['body'], rule: 'contentType', message: lowerFirst(message) }
  if (path.length === 0) return { place: ['body'], rule, message: 'is required' }
  return {
    place: path,
    rule,
    message: message.replace(/^Request \w+ (?:(?:property|parameter) \S+ )?/, ''),
  }
}

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)

function queryOf(url: URL): Record<string, string | string[]> {
  const names = [...new Set(url.searchParams.keys())]
  return Object.fromEntries(
    names.map((name) => {
      const values = url.searchParams.getAll(name)
      return [name, values.length === 1 ? (values[0] ?? '') : values]
    }),
  )
}

type Logger = Parameters<typeof createInstance>[1]['logger']
const say = () => undefined
const silent = {
  trace: say,
  debug: say,
  info: say,
  success: say,
  warn: say,
  error: say,
  fatal: say,
  child: () => silent,
} as unknown as Logger
