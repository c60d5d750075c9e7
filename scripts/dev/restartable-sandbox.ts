import { Worker } from 'node:worker_threads'
import type { KeptWorlds } from '../../mocks/sandbox.ts'
import type { Order, Report, ThreadOptions } from './sandbox-thread.ts'

export type RestartableSandbox = {
  url: string
  /**
   * Replaces the sandbox with one of the code and the contract as they are now, which goes on with the same worlds. If the
   * new one cannot start, the old one stays.
   *
   * @returns How many worlds it took over.
   * @throws When the new one cannot start.
   */
  restart: () => Promise<number>
  close: () => Promise<void>
}

/**
 * Starts the sandbox in a thread of its own, since a process loads a module only once.
 *
 * @throws When the port is taken.
 */
export async function startRestartableSandbox(options: ThreadOptions): Promise<RestartableSandbox> {
  let thread = await prepare(options)
  const { url } = await listen(thread, new Map())
  return {
    url,
    async restart() {
      const next = await prepare(options)
      const { kept } = await stop(thread)
      thread = next
      await listen(thread, kept)
      return kept.size
    },
    close: () => stop(thread).then(() => undefined),
  }
}

async function prepare(options: ThreadOptions): Promise<Worker> {
  const thread = new Worker(new URL('sandbox-thread.ts', import.meta.url), { workerData: options })
  await reported(thread, 'prepared')
  return thread
}

async function listen(thread: Worker, kept: KeptWorlds) {
  const report = await ordered(thread, { type: 'listen', kept }, 'listening')
  thread.on('error', (error) =>
    console.error('The sandbox crashed. The next change in mocks/ restarts it.', error),
  )
  return report
}

/** A thread that has crashed has nothing to keep. */
const stop = (thread: Worker) =>
  thread.threadId === -1
    ? Promise.resolve({ kept: new Map() as KeptWorlds })
    : ordered(thread, { type: 'stop' }, 'stopped')

function ordered<Type extends Report['type']>(thread: Worker, order: Order, type: Type) {
  const report = reported(thread, type)
  thread.postMessage(order)
  return report
}

/** The thread's next report; fails if it says or does something else. */
function reported<Type extends Report['type']>(thread: Worker, type: Type) {
  return new Promise<Extract<Report, { type: Type }>>((resolve, reject) => {
    thread.once('error', reject)
    thread.once('message', (report: Report) => {
      thread.off('error', reject)
      if (report.type === type) resolve(report as Extract<Report, { type: Type }>)
      else if (report.type === 'failed') reject(new Error(report.error))
    })
  })
}
