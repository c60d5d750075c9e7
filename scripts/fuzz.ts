import { Agent } from 'node:http'
import { parseArgs } from 'node:util'
import fc from 'fast-check'
import { startFront } from '../mocks/server.ts'
import { oddRequests, sendOdd } from '../tests/contract/odd-requests.ts'

// `npm run fuzz`: sends odd requests to a sandbox of its own. Fails if one is answered with 5xx or not at all, or if the memory
// that they took does not go back.

const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '20000' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
  },
})
const count = Number(values.count)
const seed = Number(values.seed)
/** Requests in flight at once. */
const lanes = 8
const megabyte = 1024 * 1024

const front = await startFront({
  port: 0,
  upstream: 'sandbox',
  fixedNow: new Date('2026-11-16T15:00:00Z'),
  logViolation: () => undefined,
})
const agent = new Agent({ keepAlive: true, maxSockets: lanes })
const requests = fc.sample(oddRequests, { seed, numRuns: count })
const statuses = new Map<number, number>()
const failures: string[] = []
let heapBefore = heapNow()

let next = 0
await Promise.all(Array.from({ length: lanes }, lane))
agent.destroy()
await fetch(`${front.url}/sandbox/reset`, { method: 'POST' })
const grown = heapNow() - heapBefore

const counts = [...statuses].toSorted(([a], [b]) => a - b).map(([status, n]) => `${n} × ${status}`)
console.log(`${count} requests, seed ${seed}: ${counts.join(', ')}`)
console.log(`Memory after the reset: ${Math.round(grown)} MB more than after the first thousand.`)
for (const failure of failures.slice(0, 20)) console.error(failure)
const isKept = grown > 150
if (failures.length > 0) console.error(`${failures.length} requests failed.`)
if (isKept) console.error('That is too much.')
await front.close()
process.exit(failures.length > 0 || isKept ? 1 : 0)

async function lane() {
  for (;;) {
    const at = next
    next += 1
    const odd = requests[at]
    if (!odd) return
    // Everything has been compiled by then.
    if (at === 1000) heapBefore = heapNow()
    const { status, text } = await sendOdd(front.url, odd, agent).catch((error: unknown) => ({
      status: 0,
      text: String(error),
    }))
    statuses.set(status, (statuses.get(status) ?? 0) + 1)
    if (status === 0 || status >= 500) {
      const { operationId, method, address, headers, body } = odd
      const sent = `${method} ${address} ${JSON.stringify(headers)} ${body.toString('utf8', 0, 200)}`
      failures.push(`#${at} ${operationId} → ${status} ${text.slice(0, 300)}\n  ${sent}`)
    }
  }
}

function heapNow(): number {
  globalThis.gc?.()
  return process.memoryUsage().heapUsed / megabyte
}
