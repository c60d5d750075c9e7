import { randomUUID } from 'node:crypto'
import type { ContractDocument, JsonObject } from '../../mocks/contract.ts'
import { generatedBodies } from './bodies.ts'
import type { Answer, Call } from './client.ts'
import type { Progress } from './conform.ts'
import { toForm } from './form.ts'
import { checkPreflight, checkTokens, unknownRecord } from './refusals.ts'
import { checkBodies } from './refused-bodies.ts'
import type { Run } from './run.ts'
import { removeStrays } from './strays.ts'
import { valuesAt } from './values.ts'
import { costOf, neverTried, type Creation } from './write-reasons.ts'
import { writeDocuments } from './writes/documents.ts'
import { writeEnterprise } from './writes/enterprise.ts'
import { writeOrders } from './writes/orders.ts'
import { archivePeople, writePeople } from './writes/people.ts'
import { writeRefusals } from './writes/refused.ts'
import { writeStock } from './writes/stock.ts'

export type WriteOptions = {
  document: ContractDocument
  run: Run
  progress: Progress
  enterprise?: number | undefined
  costly: boolean
  log: (line: string) => void
  store: () => void
  /** Does the work of an operation, unless an interrupted run did. */
  once: (operationId: string, work: () => Promise<void>) => Promise<void>
}

export type Writing = ReturnType<typeof createWriting>

/** Runs every write on records of its own, then removes what calls can remove. */
export async function write(options: WriteOptions): Promise<void> {
  const writing = createWriting(options)
  await writeEnterprise(writing)
  await writePeople(writing)
  await writeDocuments(writing)
  await writeStock(writing)
  await writeOrders(writing)
  await writeRefusals(writing)
  await archivePeople(writing)
  await removeStrays(writing)
}

type WriteCall = {
  path?: Record<string, unknown>
  query?: Record<string, unknown>
  body?: JsonObject | unknown[]
  /** The parts of a multipart body. */
  parts?: Record<string, unknown>
  token?: string
}

/** What the steps share: names, the records of the run, and the checks of a write. */
function createWriting(options: WriteOptions) {
  const { run, document, progress, costly, log } = options
  const name = `conformance-${progress.run}`

  /** Everything but the call itself: its preflight, its tokens, invalid bodies, a record that does not exist. */
  async function checkRefusals(operationId: string, { path = {}, ...call }: WriteCall) {
    const operation = run.operation(operationId)
    const sent: Call = { operation, path, ...asCall(call) }
    await checkPreflight(run, operation)
    await checkTokens(run, { ...sent, path: { ...path, ...unknownRecord(run, operation) } })
    if (operation.answers.some(({ status }) => status === 404) && operation.path.includes('{')) {
      await run.ask({ ...sent, path: unknownRecord(run, operation) }, 'unknown id', [404])
    }
    await checkBodies(run, sent, call.parts)
  }

  return {
    ...options,
    name,
    /** A password that only this process knows. */
    password: randomUUID(),
    /** The values of a name that the run found or created. */
    one: (key: string): unknown => run.found[key]?.[0],
    checkRefusals,
    /** Sends a write and its refusals; the answer's body if it succeeds. */
    async send(operationId: string, call: WriteCall): Promise<Answer> {
      await checkRefusals(operationId, call)
      return await run.ask(
        { operation: run.operation(operationId), path: call.path ?? {}, ...asCall(call) },
        'answer',
        'success',
      )
    },
    /** A write that the contract refuses because of another record. */
    async conflict(operationId: string, call: WriteCall) {
      const operation = run.operation(operationId)
      await run.ask({ operation, path: call.path ?? {}, ...asCall(call) }, 'conflict', [409])
    },
    /** Where the reads answer versions, which they need not: a change of another version is refused, one of the latest is not. */
    async checkVersion(writer: string, reader: string, id: unknown, call: WriteCall) {
      const [read, operation] = [run.operation(reader), run.operation(writer)]
      const version = async () => {
        const answer = await run.client.send({ operation: read, path: { id } })
        const problems = versionProblems(answer)
        if (answer.headers.has('ETag')) run.outcomes.judge(read, 'version', answer, problems)
        return answer.headers.get('ETag')
      }
      const latest = await version()
      if (latest === null) return run.outcomes.skip(operation, 'version', `${reader} has no ETag`)
      const sent = { operation, path: call.path ?? {}, ...asCall(call) }
      await run.ask({ ...sent, ifMatch: '"conformance"' }, 'version', [412])
      await run.ask({ ...sent, ifMatch: (await version()) ?? latest }, 'version', 'success')
    },
    /** Sends generated bodies for a record of the run. */
    async vary(operationId: string, call: WriteCall, fixed: Record<string, unknown>) {
      const operation = run.operation(operationId)
      const [content] = operation.request?.contents ?? []
      const bodies = await generatedBodies(document, content?.schema ?? {}, fixed, 3)
      for (const body of bodies) {
        await run.ask(
          { operation, path: call.path ?? {}, ...asCall({ ...call, body: body as JsonObject }) },
          'answer',
          'success',
        )
      }
    },
    /** Reads a record again and compares what was sent. */
    async expectStored(
      writer: string,
      reader: string,
      path: Record<string, unknown>,
      wanted: Record<string, unknown>,
      token?: string,
    ) {
      const operation = run.operation(reader)
      const answer = await run.client.send({
        operation,
        path,
        ...(token !== undefined && { token }),
      })
      const problems = Object.entries(wanted).flatMap(([place, value]) => {
        const [stored] = valuesAt(answer.body, place)
        return JSON.stringify(stored) === JSON.stringify(value)
          ? []
          : [
              `${reader} then says ${place} is ${JSON.stringify(stored)}, not ${JSON.stringify(value)}`,
            ]
      })
      run.outcomes.judge(run.operation(writer), 'written', answer, problems)
    },
    /** Checks that a record is gone. */
    async expectGone(writer: string, reader: string, path: Record<string, unknown>) {
      const answer = await run.client.send({ operation: run.operation(reader), path })
      const problem = `${reader} still answers ${answer.status}`
      run.outcomes.judge(
        run.operation(writer),
        'written',
        answer,
        answer.status === 404 ? [] : [problem],
      )
    },
    created(creation: Creation) {
      progress.creations.push(creation)
      options.store()
    },
    note(recordName: string, note: string) {
      const creation = progress.creations.find((each) => each.name === recordName)
      if (creation) creation.note = note
    },
    removed(what: string, id: unknown) {
      const creation = progress.creations.find((each) => each.what === what && each.id === id)
      if (creation) creation.stays = false
      options.store()
    },
    /** Whether a call may cost money or reach people; says so before it is sent. */
    mayCost(operationId: string): boolean {
      const cost = costOf(operationId)
      if (cost === undefined || costly) {
        if (cost !== undefined) log(`  sending ${operationId}: ${cost}`)
        return true
      }
      run.outcomes.skip(run.operation(operationId), 'answer', `${cost}; use --costly`)
      return false
    },
    /** A write that no record of the run allows. */
    never(operationId: string) {
      const reason = neverTried[operationId] ?? 'an earlier write failed'
      run.outcomes.skip(run.operation(operationId), 'answer', reason)
    },
  }
}

function versionProblems({ headers }: Answer): string[] {
  const version = headers.get('ETag')
  return version?.startsWith('"') ? [] : [`the ETag ${version} is not a strong one`]
}

function asCall({ query, body, parts, token }: WriteCall): Partial<Call> {
  const sent = parts ? toForm(parts) : body
  return {
    ...(query && { query }),
    ...(sent !== undefined && { body: sent }),
    ...(token !== undefined && { token }),
  }
}
