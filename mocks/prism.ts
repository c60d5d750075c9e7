import { createInstance, getHttpOperationsFromSpec } from '@stoplight/prism-http'
import type { ContractDocument, Operation } from './contract.ts'
import { chooseExample, exampleAnswer } from './examples.ts'
import { answerViolation, refusal } from './failures.ts'
import type { Preference } from './prefer.ts'
import { readDiagnostic, type Diagnostic } from './prism-diagnostics.ts'
import { asPrismOutput, asPrismRequest, asResponse, type PrismOutput } from './prism-messages.ts'

type PrismOperation = Awaited<ReturnType<typeof getHttpOperationsFromSpec>>[number]

/** A request as Prism reads it: `headers` in lower case, `body` parsed, or undefined if our own checks read it. */
export type PrismCall = {
  operation: Operation
  url: URL
  headers: Record<string, string>
  body: unknown
  preference: Preference
}

/** Prism without its HTTP server, which hangs on malformed JSON and hides why a request was refused. */
export type Prism = {
  /** Checks a request and answers with the preferred example. */
  answer: (call: PrismCall) => Promise<PrismAnswer>
  /** Checks a request, gets the answer from `send`, and checks that too. A refused request is not sent. */
  proxy: (call: Omit<PrismCall, 'preference'>, send: Send) => Promise<ProxyAnswer>
}
/** `accepted` is false if the request breaks the contract or has no token; only the former is a violation. */
export type PrismAnswer = { accepted: boolean; response: Response; violation: boolean }
/** Answers a request that follows the contract, or refuses it for a reason that Prism does not check. */
export type Send = () => Promise<{ response: Response } | { refusal: Response }>
export type ProxyAnswer = { response: Response; violation: 'request' | 'response' | undefined }

const config = {
  checkSecurity: true,
  validateRequest: true,
  upstreamProxy: undefined,
  mock: { dynamic: false },
}
const mockConfig = { ...config, isProxy: false as const, validateResponse: false, errors: false }
const proxyConfig = {
  ...config,
  isProxy: true as const,
  validateResponse: true,
  errors: true,
  upstream: new URL('http://sandbox'),
}

/**
 * Starts Prism for a bundled contract. It checks the token, the parameters and JSON bodies; then it picks an example, or
 * checks the answer of an upstream in this process. A request that breaks the contract gets 422 (415 for a wrong content
 * type) with the reason; an answer that breaks it becomes 500 with the reason.
 */
export async function createPrism(document: ContractDocument): Promise<Prism> {
  const operations = new Map(
    // Prism mutates its input.
    (await getHttpOperationsFromSpec(structuredClone(document))).map((operation) => [
      operation.iid ?? '',
      withoutMultipart(operation),
    ]),
  )
  const mock = createInstance(mockConfig, { logger: silent })
  const known = ({ operationId }: Operation) => {
    const own = operations.get(operationId)
    if (!own) throw new Error(`Prism does not know ${operationId}`)
    return own
  }
  return {
    answer: async ({ operation, preference, ...call }) => {
      const result = await mock.request(asPrismRequest(operation, call), [known(operation)], {
        ...mockConfig,
        mock: pick(operation, preference),
      })()
      if (result._tag === 'Left') return refusedWithoutExample(operation, result.left)
      const { output, validations } = result.right
      const broken: Diagnostic[] = validations.input.filter(({ severity }) => severity === 0)
      if (broken.length > 0) return refused(operation, broken)
      return { accepted: true, response: asResponse(output), violation: false }
    },
    proxy: async ({ operation, ...call }, send) => {
      let refusal: ProxyAnswer | undefined
      const forward: Forward =
        ({ validations }) =>
        () =>
        async () => {
          const broken = validations.filter(({ severity }) => severity === 0)
          if (broken.length > 0) refusal = asProxyAnswer(refused(operation, broken))
          const sent = refusal ?? (await send())
          if ('refusal' in sent) refusal = { response: sent.refusal, violation: 'request' }
          if (refusal || !('response' in sent)) return left(new Error('refused'))
          return right(await asPrismOutput(sent.response))
        }
      const proxy = createInstance(proxyConfig, { logger: silent, forward })
      const result = await proxy.request(asPrismRequest(operation, call), [known(operation)])()
      if (refusal) return refusal
      if (result._tag === 'Left') {
        return asProxyAnswer(refusedWithoutExample(operation, result.left))
      }
      const { output, validations } = result.right
      // Prism only warns of a status that the contract does not declare.
      if (validations.output.length === 0) {
        return { response: asResponse(output), violation: undefined }
      }
      return {
        response: brokenAnswer(operation, output, validations.output),
        violation: 'response',
      }
    },
  }
}

type Forward = NonNullable<Parameters<typeof createInstance>[1]['forward']>

const left = (error: Error) => ({ _tag: 'Left' as const, left: error })
const right = (output: PrismOutput) => ({ _tag: 'Right' as const, right: output })

const asProxyAnswer = ({ response, violation }: PrismAnswer): ProxyAnswer => ({
  response,
  violation: violation ? 'request' : undefined,
})

function brokenAnswer(operation: Operation, output: PrismOutput, broken: Diagnostic[]): Response {
  return answerViolation(
    operation,
    output.statusCode,
    broken.map((each) => ({ ...readDiagnostic(operation, each), value: valueAt(output, each) })),
  )
}

/** What a diagnostic about a body is about. */
const valueAt = ({ body }: PrismOutput, { path = [] }: Diagnostic) =>
  path
    .slice(1)
    .reduce<unknown>((value, key) => (Object(value) as Record<string, unknown>)[key], body)

/** Gives Prism the status, media type and example: on its own, it looks for a name in only one media type. */
function pick(operation: Operation, preference: Preference) {
  const chosen = chooseExample(operation, preference)
  if (typeof chosen === 'string') throw new Error(chosen)
  return {
    dynamic: false,
    code: chosen.status,
    ...(chosen.mediaType && { mediaTypes: [chosen.mediaType] }),
    ...(preference.example !== undefined && { exampleKey: preference.example }),
  }
}

function refused(operation: Operation, broken: Diagnostic[]): PrismAnswer {
  if (broken.some(({ code }) => code === 401)) {
    const response = exampleAnswer(operation, { code: 401 })
    return { accepted: false, response, violation: false }
  }
  const status = broken.some(({ code }) => code === 415) ? 415 : 422
  return {
    accepted: false,
    violation: true,
    response: refusal(
      operation,
      status,
      broken.map((each) => readDiagnostic(operation, each)),
    ),
  }
}

/** Prism throws if the contract declares no answer for a request. */
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

/** Prism reads each part as text and keeps only one of several, so our own checks read these bodies. */
function withoutMultipart(operation: PrismOperation): PrismOperation {
  const { body, ...request } = operation.request ?? {}
  const isMultipart = body?.contents?.some(({ mediaType }) => mediaType.startsWith('multipart/'))
  return isMultipart ? { ...operation, request } : operation
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
