import { readFileSync } from 'node:fs'
import { addressOf } from '../address.ts'
import { readOperations, type ContractDocument } from '../contract.ts'
import type { BodyOf, OperationId, PathOf, QueryOf, ReplyOf } from '../operations.ts'
import { createSandbox, defaultWorld } from '../sandbox.ts'
import { examplesNow } from '../world/examples.ts'
import type { Scenario } from '../world/world.ts'

const bundle = new URL('../generated/openapi.json', import.meta.url)

export const contract = JSON.parse(readFileSync(bundle, 'utf8')) as ContractDocument

type Demo = 'admin' | 'fulfillment' | 'staff'
type Input<Id extends OperationId> = {
  path?: PathOf<Id>
  query?: QueryOf<Id>
  body?: BodyOf<Id>
  /** One of the three demo accounts (the administrator without it), another token, or null for none. */
  as?: Demo | (string & {}) | null
  world?: string
}

type Success<Id extends OperationId> = Extract<ReplyOf<Id>, { status: 200 | 201 | 204 }>['body']

/**
 * A sandbox with its time fixed at that of the examples, and a function that calls its operations as the console does.
 * The function throws if an answer violates the contract.
 */
export function createTestSandbox(scenario: Scenario = 'busy') {
  const log: string[] = []
  const broken: Response[] = []
  const sandbox = createSandbox({
    document: contract,
    scenario,
    fixedNow: new Date(examplesNow),
    log: (line) => log.push(line),
    // Only answers are checked: a test may send what the contract forbids.
    onViolation: (kind, response) => {
      if (kind === 'response') broken.push(response)
    },
  })

  async function call<Id extends OperationId>(operationId: Id, input: Input<Id> = {}) {
    const operation = readOperations(contract).find((each) => each.operationId === operationId)!
    const { path = {}, query = {}, body, as = 'admin', world = defaultWorld } = input
    const address = addressOf(operation, path, query)
    const request = new Request(`http://sandbox${address}`, {
      method: operation.method,
      headers: as === null ? {} : { Authorization: tokenOf(as) },
      ...(body !== undefined && { body: asBody(operation.request?.contents[0]?.mediaType, body) }),
    })
    const response = await sandbox.answer(operation, request, world)
    const violation = await broken.pop()?.text()
    if (violation) throw new Error(violation)
    return { status: response.status, body: await bodyOf(response) } as ReplyOf<Id>
  }

  /** The body of a success; throws if the call is refused. */
  async function succeed<Id extends OperationId>(operationId: Id, input: Input<Id> = {}) {
    const { status, body } = await call(operationId, input)
    if (Number(status) >= 400) throw new Error(`${operationId}: ${JSON.stringify(body)}`)
    return body as Success<Id>
  }

  return {
    call,
    succeed,
    sandbox,
    world: (id = defaultWorld) => sandbox.world(id),
    /** The lines that the sandbox logged. */
    log,
  }
}

function bodyOf(response: Response): Promise<unknown> | undefined {
  const type = response.headers.get('content-type')
  if (type === null) return undefined
  return type.includes('json') ? response.json() : response.blob()
}

const tokenOf = (as: string) =>
  ['admin', 'fulfillment', 'staff'].includes(as) ? `demo-token-${as}` : as

function asBody(mediaType: string | undefined, body: unknown): BodyInit {
  if (!mediaType?.startsWith('multipart/')) return JSON.stringify(body)
  const form = new FormData()
  for (const [name, part] of Object.entries(Object(body) as Record<string, unknown>)) {
    for (const each of Array.isArray(part) ? (part as unknown[]) : [part]) {
      if (each instanceof File) form.append(name, each)
      else form.append(name, new Blob([JSON.stringify(each)], { type: 'application/json' }))
    }
  }
  return form
}
