import { randomUUID } from 'node:crypto'
import { isJsonObject, resolver, type ContractDocument } from '../../mocks/contract.ts'
import type { Answer, Call } from './client.ts'
import { toForm } from './form.ts'
import type { Run } from './run.ts'
import { valuesAt } from './values.ts'

/**
 * A file that is larger than the contract allows is refused.
 *
 * @returns The answer, which names what a server creates all the same.
 */
export async function checkTooLarge(
  run: Run,
  operationId: string,
  path: Record<string, unknown>,
  parts: (file: File) => Record<string, unknown>,
): Promise<Answer | undefined> {
  const operation = run.operation(operationId)
  const limit = fileLimitOf(run.document, operation.request?.contents[0]?.schema)
  if (limit === undefined) return undefined
  const file = new File([new Uint8Array(limit + 1)], 'conformance.png', { type: 'image/png' })
  const answer = await run.client.send({ operation, path, body: toForm(parts(file)) })
  const { status } = answer
  if (status === 0) {
    // A gateway may close the connection before it has read everything.
    run.outcomes.skip(operation, 'too large', answer.problem ?? 'there is no answer')
    return answer
  }
  const problem = `a file of ${limit + 1} bytes, one more than the contract allows, is answered with ${status}`
  run.outcomes.judge(operation, 'too large', answer, isRefusal(status) ? [] : [problem])
  return answer
}

const isRefusal = (status: number) => [400, 413, 422].includes(status)

/** The limit of one file in a multipart body. */
function fileLimitOf(document: ContractDocument, schema: unknown): number | undefined {
  const resolve = resolver(document)
  return Object.values(resolve(resolve(schema)['properties']))
    .flatMap((property) => [resolve(property), resolve(resolve(property)['items'])])
    .map((each) => each['x-max-bytes'])
    .find((each) => typeof each === 'number')
}

/**
 * Where the server allows idempotency keys, which it need not: a call that is sent again creates nothing more, and another
 * call with the same key is refused.
 *
 * @returns The identifiers of all that was created.
 */
export async function checkRepeat(
  run: Run,
  operationId: string,
  { body, other, place }: { body: object; other: object; place: string },
): Promise<unknown[]> {
  const operation = run.operation(operationId)
  const headers = ['authorization', 'content-type', 'idempotency-key']
  const allowed = await run.client.preflight(operation, {}, headers)
  const list = allowed.headers.get('access-control-allow-headers') ?? ''
  if (!/\bidempotency-key\b/i.test(list)) {
    run.outcomes.skip(operation, 'repeat', 'the server does not allow Idempotency-Key')
    return []
  }
  const call: Call = { operation, body, idempotencyKey: randomUUID() }
  const first = await run.ask(call, 'repeat', 'success')
  const again = await run.ask(call, 'repeat', 'success')
  const [id] = valuesAt(first.body, place)
  const [same] = valuesAt(again.body, place)
  const problem = `the same request with the same key is answered with ${String(same)}, first with ${String(id)}`
  if (isJsonObject(again.body)) {
    run.outcomes.judge(operation, 'repeat', again, same === id ? [] : [problem])
  }
  const third = await run.ask({ ...call, body: other }, 'repeat', [409])
  return [...new Set([first, again, third].flatMap((answer) => valuesAt(answer.body, place)))]
}
