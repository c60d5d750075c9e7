import { parentPort, workerData } from 'node:worker_threads'
import type { KeptWorlds } from '../../mocks/sandbox.ts'
import { prepareFront, type Front, type FrontOptions } from '../../mocks/server.ts'

/** What a thread with a sandbox does on request, and what it reports. */
export type Order = { type: 'listen'; kept: KeptWorlds } | { type: 'stop' }
export type Report =
  | { type: 'prepared' }
  | { type: 'listening'; url: string }
  | { type: 'stopped'; kept: KeptWorlds }
  | { type: 'failed'; error: string }
export type ThreadOptions = Omit<FrontOptions, 'log' | 'logViolation' | 'upstream'>

const say = (report: Report) => parentPort?.postMessage(report)

const prepared = await prepareFront({
  ...(workerData as ThreadOptions),
  upstream: 'sandbox',
  log: (line) => console.log(line),
})
let front: Front | undefined
parentPort?.on('message', (order: Order) => {
  follow(order).catch((error: unknown) => {
    say({ type: 'failed', error: String(error) })
  })
})
say({ type: 'prepared' })

async function follow(order: Order) {
  if (order.type === 'listen') {
    front = await prepared.listen(order.kept)
    return say({ type: 'listening', url: front.url })
  }
  const kept = (await front?.keep()) ?? new Map()
  await front?.close()
  say({ type: 'stopped', kept })
  // Everything else that keeps a thread alive, such as timers, goes with it.
  return process.exit(0)
}
