import { randomUUID } from 'node:crypto'
import type { ContractDocument } from '../../mocks/contract.ts'
import type { Client } from './client.ts'
import { verdictOf, type Outcome } from './outcomes.ts'
import { reads } from './read-plan.ts'
import { checkPreflight } from './refusals.ts'
import { checkBodies } from './refused-bodies.ts'
import { reportOf, type Report } from './report.ts'
import { createRun, type Run } from './run.ts'
import type { Found } from './values.ts'
import { changing, firstValues, walk } from './walk.ts'
import { reasonsForReading, type Creation } from './write-reasons.ts'
import { write } from './write.ts'

export type Credentials = { username: string; password: string } | { token: string }

/** What is stored after each operation, so that an interrupted run can go on. */
export type Progress = {
  run: string
  startedAt: string
  done: string[]
  outcomes: Outcome[]
  found: Found
  creations: Creation[]
}

export type ConformOptions = {
  document: ContractDocument
  client: Client
  credentials: Credentials
  /** Runs the writes too. */
  write: boolean
  /** Where to create records; without it, in an enterprise that the run creates. */
  enterprise?: number | undefined
  /** Also calls that cost money or reach people. */
  costly: boolean
  onlyExamples: boolean
  /** Values that no answer of the server has, by name. */
  values?: Found
  before?: Progress | undefined
  log: (line: string) => void
  store?: (progress: Progress) => void
}

/** Checks a server against the contract and reports about each operation. Ends early if nobody can sign in. */
export async function conform(options: ConformOptions): Promise<Report> {
  const { document, client, before, log, store = () => undefined } = options
  const progress: Progress = before ?? {
    run: randomUUID().slice(0, 8),
    startedAt: new Date().toISOString(),
    done: [],
    outcomes: [],
    found: { ...firstValues(new Date()), ...options.values },
    creations: [],
  }
  const run = createRun({ document, client, onlyExamples: options.onlyExamples, before: progress })
  const total = run.operations.length
  const done = new Set(progress.done)

  async function once(operationId: string, work: () => Promise<void>) {
    if (done.has(operationId)) return
    const sent = client.sent()
    await work()
    done.add(operationId)
    Object.assign(progress, { done: [...done], outcomes: run.outcomes.all(), found: run.found })
    store(progress)
    const { verdict, reason } = verdictOf(run.outcomes.of(operationId))
    const count = client.sent() - sent
    const why = reason === undefined ? '' : `: ${reason}`
    log(`${done.size}/${total} ${operationId} ${verdict}${why} (${count} requests)`)
  }

  await signIn(run, options)
  await once('signIn', () => checkSignIn(run))
  for (const plan of reads) await once(plan.operationId, () => walk(run, plan))
  const sending = { ...options, run, progress, once, store: () => store(progress) }
  if (options.write && !options.onlyExamples) await write(sending)
  for (const operation of run.operations) {
    const { operationId } = operation
    if (done.has(operationId)) continue
    await checkPreflight(run, operation)
    const reason = changing[operationId] ?? reasonsForReading(operationId, options)
    run.outcomes.skip(operation, 'answer', reason)
  }
  return reportOf(run, progress, options)
}

/** @throws When the server refuses the credentials. */
async function signIn(run: Run, { credentials, client }: ConformOptions) {
  if ('token' in credentials) return client.useToken(credentials.token)
  const operation = run.operation('signIn')
  const answer = await run.ask({ operation, body: credentials, token: null }, 'answer', 'success')
  const { token } = Object(answer.body) as { token?: unknown }
  if (typeof token !== 'string') {
    throw new Error(
      `Nobody can sign in: POST /auth answers ${answer.status || answer.problem}. ${answer.curl}`,
    )
  }
  client.useToken(token)
  return undefined
}

async function checkSignIn(run: Run) {
  const operation = run.operation('signIn')
  await checkPreflight(run, operation)
  const body = { username: 'conformance-nobody', password: 'conformance-wrong' }
  if (run.outcomes.of('signIn').every(({ check }) => check !== 'answer')) {
    run.outcomes.skip(operation, 'answer', 'the token comes from the environment')
  }
  if (!run.onlyExamples) await run.ask({ operation, body, token: null }, 'wrong token', [401])
  await checkBodies(run, { operation, body, token: null })
}
