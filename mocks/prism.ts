import { createInstance, getHttpOperationsFromSpec } from '@stoplight/prism-http'
import { jsonAnswer } from './examples.ts'
import type { ContractDocument, Operation } from './contract.ts'
import { refusal } from './failures.ts'
import type { Wish } from './prefer.ts'
import type { Violation } from './schemas.ts'

type PrismOperation = Awaited<ReturnType<typeof getHttpOperationsFromSpec>>[number]
type PrismMethod = PrismOperation['method']
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
export type Prism = { answer: (call: PrismCall) => Promise<Response> }

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
        headers,
        body,
      }
      const mock = {
        dynamic: false,
        ...(wish.code !== undefined && { code: wish.code }),
        ...(wish.example !== undefined && { exampleKey: wish.example }),
      }
      const result = await prism.request(request, [own], { ...config, mock })()
      if (result._tag === 'Left') throw result.left
      const { output, validations } = result.right
      const broken: Diagnostic[] = validations.input.filter(({ severity }) => severity === 0)
      if (broken.length === 0 || broken.some(({ code }) => code === 401)) return answerOf(output)
      const status = broken.some(({ code }) => code === 415) ? 415 : 422
      return refusal(operation, status, broken.map(readDiagnostic))
    },
  }
}

/** Prism reads each part as one text and keeps one of several: the front checks these bodies instead. */
function withoutMultipart(operation: PrismOperation): PrismOperation {
  const { body, ...request } = operation.request ?? {}
  const isMultipart = body?.contents?.some(({ mediaType }) => mediaType.startsWith('multipart/'))
  return isMultipart ? { ...operation, request } : operation
}

function answerOf({ statusCode, headers, body }: PrismOutput): Response {
  if (body === undefined || statusCode === 204) return new Response(null, { status: statusCode })
  const type = headers?.['Content-type'] ?? 'application/json'
  if (type.includes('json')) return jsonAnswer(statusCode, body)
  return new Response(String(body), { status: statusCode, headers: { 'Content-Type': type } })
}

type PrismOutput = { statusCode: number; headers?: Record<string, string>; body?: unknown }

function readDiagnostic({ code, message, path = [] }: Diagnostic): Violation {
  const missing =
    /required property '([^']+)'/.exec(message)?.[1] ??
    /additional properties; found '([^']+)'/.exec(message)?.[1] ??
    /unevaluated properties: '([^']+)'/.exec(message)?.[1]
  return {
    place: missing ? [...path, missing] : path,
    rule: String(code ?? ''),
    message: message.replace(/^Request \w+ (?:(?:property|parameter) \S+ )?/, ''),
  }
}

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
  ...{ trace: say, debug: say, info: say, success: say, warn: say, error: say, fatal: say },
  child: () => silent,
} as unknown as Logger
