import { createAnswerCheck } from './answer-check.ts'
// Web APIs only: the same sandbox runs in Node, in the browser for stories, and in unit tests.
import { resolver, type ContractDocument, type Operation } from './contract.ts'
import { exampleAnswer, jsonAnswer } from './examples.ts'
import { answerViolation, refusal } from './failures.ts'
import { handlers } from './handlers/index.ts'
import { once } from './idempotency.ts'
import { numericInstants } from './numeric-instants.ts'
import type { OperationId } from './operations.ts'
import { createRequestCheck } from './request-check.ts'
import { changedMeanwhile, isOutdated, versionedRead, versionOf } from './versions.ts'
import { mayCall } from './world/access.ts'
import { copiedWorld } from './world/copied-world.ts'
import { keepWorld, restoreWorld, type KeptWorld } from './world/kept-world.ts'
import { readCall } from './world/read-call.ts'
import { userOf } from './world/sessions.ts'
import { simulate, tick } from './world/tick.ts'
import type { Scenario, World, WorldOptions } from './world/world.ts'

/** The header that selects the world of a request. */
export const worldHeader = 'X-Waypost-World'
export const defaultWorld = 'default'

export type SandboxOptions = Omit<WorldOptions, 'now' | 'fixed' | 'fileUrl' | 'log'> & {
  /** The contract. */
  document: ContractDocument
  /** Fixes every world's time; by default it is the real time. */
  fixedNow?: Date
  fileUrl?: (worldId: string, key: string) => string
  log?: (line: string) => void
  /** The number of worlds kept; the least recently used one is dropped. By default 40, or 4 large ones. */
  worldLimit?: number
  /**
   * Set where there is no Prism in front: the sandbox then checks requests and answers against the contract itself and calls
   * this function for each violation. An invalid request gets 422; an invalid answer becomes a 500.
   */
  onViolation?: (kind: 'request' | 'response', response: Response) => void
}

export type Sandbox = ReturnType<typeof createSandbox>

/** Worlds by id. */
export type KeptWorlds = ReadonlyMap<string, KeptWorld>

/** Worlds by id, each created when it is first needed, and the handlers that answer from them. */
export function createSandbox(options: SandboxOptions) {
  const {
    document,
    fixedNow,
    worldLimit = options.scenario === 'large' ? 4 : 40,
    fileUrl,
    log,
    onViolation,
    ...shared
  } = options
  const worlds = new Map<string, World>()
  const resolve = resolver(document)
  const checkRequest = createRequestCheck(document)
  const checkAnswer = createAnswerCheck(document)
  const inNumbers = numericInstants(document)

  function world(id: string): World {
    const found = worlds.get(id) ?? newWorld(id)
    worlds.delete(id)
    worlds.set(id, found)
    const oldest = [...worlds.keys()].find((key) => key !== defaultWorld)
    if (worlds.size > worldLimit && oldest !== undefined) worlds.delete(oldest)
    return found
  }

  const newWorld = (id: string, scenario = shared.scenario, now = fixedNow ?? new Date()) =>
    copiedWorld(document, {
      ...shared,
      scenario,
      now,
      fixed: fixedNow !== undefined,
      ...(fileUrl && { fileUrl: (key: string) => fileUrl(id, key) }),
      ...(log && { log: (line: string) => log(id === defaultWorld ? line : `[${id}] ${line}`) }),
    })

  function violated(kind: 'request' | 'response', response: Response): Response {
    onViolation?.(kind, response.clone())
    return response
  }

  /** 401 without a valid token, 403 for a user without the call's screens; undefined for everyone else. */
  function bar(operation: Operation, token: string | null, worldId: string): Response | undefined {
    if (!operation.needsToken) return undefined
    const here = world(worldId)
    const user = userOf(here, token)
    if (!user) return exampleAnswer(operation, { code: 401 })
    const isAllowed = mayCall(here, operation.operationId as OperationId, user)
    return isAllowed ? undefined : exampleAnswer(operation, { code: 403 })
  }

  return {
    /** The world with an id, created if needed. */
    world,
    bar,
    /** Resets a world, perhaps to another scenario. */
    reset: (id: string, scenario?: Scenario) => void worlds.set(id, newWorld(id, scenario)),
    /** What a restarted sandbox needs to go on with the same worlds. */
    keep: async (): Promise<KeptWorlds> =>
      new Map(
        await Promise.all(
          [...worlds].map(async ([id, each]) => [id, await keepWorld(each)] as const),
        ),
      ),
    /** Goes on with the worlds of a sandbox before. Returns what no longer fits, as sentences. */
    restore: (kept: KeptWorlds): string[] =>
      [...kept].flatMap(([id, each]) => {
        const restored = newWorld(id, each.scenario, new Date(each.began))
        worlds.set(id, restored)
        return restoreWorld(restored, each)
      }),
    /** Advances a world by some minutes. */
    tick: (id: string, minutes: number) => tick(world(id), minutes),
    /** Simulates one minute in every world without moving the clocks, which run on their own. */
    simulate: () => {
      for (const each of worlds.values()) simulate(each, 1)
    },
    /**
     * Answers a call: 401 without a valid token, 403 for a user without the call's screens, else the handler's answer.
     * The request must have been checked against the contract, unless there is an `onViolation`.
     */
    async answer(operation: Operation, request: Request, worldId: string): Promise<Response> {
      const here = world(worldId)
      const operationId = operation.operationId as OperationId
      const token = request.headers.get('Authorization')
      const barred = bar(operation, token, worldId)
      if (barred) return barred
      const user = operation.needsToken ? userOf(here, token) : undefined
      const handler = anyHandlers[operationId]
      if (!handler) {
        here.log(`${operationId} has no handler in mocks/handlers yet: this is its example`)
        return exampleAnswer(operation)
      }
      const call = await readCall(operation, request, resolve)
      const reply = async () => {
        const key = request.headers.get('Idempotency-Key')
        const sent = { key, userId: user?.id, path: call.path, body: call.body }
        const asked = { ...call, user, world: here }
        const { status, body } = await once(here, operation, sent, async () =>
          (await isStale(operation, request, asked)) ? changedMeanwhile : handler(asked),
        )
        const version = versionOf(operationId, { status, body })
        const isPlain = !here.numericInstants || body instanceof Blob
        return { status, version, body: isPlain ? body : inNumbers(operation, status, body) }
      }
      if (!onViolation) return asResponse(await reply())

      const broken = checkRequest(operation, new URL(request.url), call.body)
      if (broken.length > 0) return violated('request', refusal(operation, 422, broken))
      const answer = await reply()
      const response = asResponse(answer)
      const type = response.headers.get('content-type')
      const wrong = checkAnswer(operation, { ...answer, type })
      if (wrong.length === 0) return response
      return violated('response', answerViolation(operation, answer.status, wrong))
    },
  }
}

type AnyReply = { status: number; body: unknown }
type AnyCall = { path: unknown; query: unknown; body: unknown; user: unknown; world: World }

/** One type for all handlers: a call was read according to its operation's contract, so it fits the handler. */
const anyHandlers = handlers as unknown as Partial<
  Record<OperationId, (call: AnyCall) => AnyReply | Promise<AnyReply>>
>

/** Whether the record has changed since the version that a write names. */
async function isStale(operation: Operation, { headers }: Request, call: AnyCall) {
  const ifMatch = headers.get('If-Match')
  const read = versionedRead(operation, {
    ifMatch,
    path: Object(call.path) as object,
    body: call.body,
  })
  if (!read) return false
  const { operationId, path } = read
  const now = await anyHandlers[operationId]?.({ ...call, path, query: {}, body: undefined })
  return now !== undefined && isOutdated(versionOf(operationId, now), ifMatch)
}

function asResponse({ status, body, version }: AnyReply & { version: string | undefined }) {
  if (body === undefined) return new Response(null, { status })
  if (!(body instanceof Blob)) return jsonAnswer(status, body, version ? { ETag: version } : {})
  return new Response(body, { status, headers: { 'Content-Type': body.type } })
}
