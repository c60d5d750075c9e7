import { isJsonObject } from '../../mocks/contract.ts'
import { invalidBodies } from './bodies.ts'
import type { Call } from './client.ts'
import { toForm } from './form.ts'
import type { Run } from './run.ts'

/**
 * Sends bodies that the contract forbids, each made of a valid one.
 *
 * @param parts The parts of a multipart body, if the call has one.
 */
export async function checkBodies(
  run: Run,
  call: Call,
  parts?: Record<string, unknown>,
): Promise<void> {
  const { operation } = call
  const [content] = operation.request?.contents ?? []
  if (!content) return
  await run.ask({ ...call, body: '{"half' }, 'invalid body', [400, 415, 422])
  const valid = parts ? jsonPartsOf(parts) : call.body
  for (const { body, reason } of invalidBodies(run.document, content.schema, valid)) {
    const others = isJsonObject(body) ? body : {}
    const sent = parts ? toForm({ ...filesOf(parts), ...others }) : body
    run.judgeRefusal(operation, await run.client.send({ ...call, body: sent }), reason)
  }
}

const isFile = (value: unknown) =>
  value instanceof File || (Array.isArray(value) && value.some((each) => each instanceof File))

const filesOf = (parts: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(parts).filter(([, value]) => isFile(value)))

const jsonPartsOf = (parts: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(parts).filter(([, value]) => !isFile(value)))
