// Web APIs only.
import type { Operation } from './contract.ts'
import type { World } from './world/world.ts'

type Reply = { status: number; body: unknown }
type Sent = { key: string | null; userId: number | undefined; path: object; body: unknown }

/**
 * Runs a handler, unless a request with the same `Idempotency-Key` has succeeded before: then its answer is repeated, or the
 * request is refused because it differs.
 */
export async function once(
  world: World,
  { operationId, parameters, answers }: Operation,
  { key, userId, ...request }: Sent,
  run: () => Reply | Promise<Reply>,
): Promise<Reply> {
  const isKeyed = parameters.some(({ name }) => name === 'Idempotency-Key')
  if (!isKeyed || key === null) return run()
  const place = `${userId} ${operationId} ${key}`
  const sent = JSON.stringify(request, (_key, value: unknown) =>
    value instanceof Blob ? `${value.size} bytes` : value,
  )
  const before = world.answered.get(place)
  if (before?.sent === sent) return before.reply
  if (before && answers.some(({ status }) => status === 409)) {
    const message = 'This was already saved as it was sent before.'
    return { status: 409, body: { message, fieldErrors: [] } }
  }
  const reply = await run()
  if (reply.status < 300) world.answered.set(place, { sent, reply })
  return reply
}
