import { isJsonObject } from '../../mocks/contract.ts'
import { exampleCall, type Call } from './client.ts'
import { checkFilters, checkNothingFound } from './filters.ts'
import { checkPages, checkSort } from './lists.ts'
import type { Read } from './read-plan.ts'
import { checkIds, checkParameters, checkPreflight, checkTokens, examplesOnly } from './refusals.ts'
import { checkBodies } from './refused-bodies.ts'
import type { Run } from './run.ts'
import { samples, valuesAt } from './values.ts'
import { neverTried } from './write-reasons.ts'

/** Calls of the GET kind that the walk leaves out. */
export const changing: Record<string, string> = {
  decommissionDevice: 'it is a GET that changes a device',
  reinventoryDevice: 'it is a GET that changes a device',
  validateOrderAddress: 'the shipping service counts each call; use --write --costly',
}

/** Values that no answer has: fixed words of the contract, and the last three months. */
export function firstValues(now: Date): Record<string, unknown[]> {
  const day = (month: number, date: number) =>
    new Date(Date.UTC(now.getUTCFullYear(), month, date)).toISOString().slice(0, 10)
  return {
    reportType: ['ALL_DEVICES_REPORT', 'CORRECTIVE_ACTIONS_REPORT'],
    imei: ['000000000000000'],
    monthStart: [day(now.getUTCMonth() - 3, 1)],
    monthEnd: [day(now.getUTCMonth(), 0)],
  }
}

/** Walks one call that only reads: its answers, its pages, its order, its filters, and what it refuses. */
export async function walk(run: Run, plan: Read): Promise<void> {
  const operation = run.operation(plan.operationId)
  await checkPreflight(run, operation)
  const calls = callsOf(run, plan)
  const [first] = calls
  if (!first) {
    const missing = `no answer has a value for ${missingOf(run, plan).join(', ')}; see --value`
    run.outcomes.skip(operation, 'answer', neverTried[plan.operationId] ?? missing)
    const guess = exampleCall(operation)
    await checkTokens(run, guess)
    return await checkIds(run, guess)
  }
  const answered: Call[] = []
  for (const call of calls) {
    if ((await readOne(run, plan, call)) === 200) answered.push(call)
  }
  await checkTokens(run, first)
  await checkIds(run, first)
  const [good] = answered
  if (!good) return
  await checkParameters(run, good)
  if (good.body !== undefined) await checkBodies(run, good)
  const names = operation.parameters.map(({ name }) => name)
  if (names.includes('page')) await walkList(run, good)
  if (run.onlyExamples) return
  await checkFilters(run, good, plan.filters ?? [])
  for (const name of ['search', 'serialNumber'].filter((each) => names.includes(each))) {
    await checkNothingFound(run, good, name)
  }
}

async function walkList(run: Run, call: Call) {
  const { operation } = call
  await run.ask({ ...call, query: { ...call.query, size: 1000 } }, 'largest page', 'success')
  if (run.onlyExamples) {
    for (const check of ['paging', 'sort', 'filter'] as const) {
      run.outcomes.skip(operation, check, examplesOnly)
    }
    return
  }
  // A search for one record has no pages, so its list is searched for what most records have.
  const broad = 'search' in (call.query ?? {}) ? { ...call, query: { search: 'e' } } : call
  await checkPages(run, broad)
  await checkSort(run, broad)
}

async function readOne(run: Run, plan: Read, call: Call): Promise<number> {
  const isPaged = call.operation.parameters.some(({ name }) => name === 'size')
  const sized = isPaged ? { ...call, query: { ...call.query, size: 200 } } : call
  const answer =
    plan.alsoGood === undefined
      ? await run.read(sized)
      : await run.ask(sized, 'answer', [200, ...plan.alsoGood])
  if (answer.status !== 200) return answer.status
  for (const [name, place] of Object.entries(plan.finds ?? {})) {
    run.remember(name, [...(run.found[name] ?? []), ...valuesAt(answer.body, place)])
  }
  const combined = plan.combines?.(answer.body, { path: call.path ?? {}, query: call.query ?? {} })
  for (const [name, values] of Object.entries(combined ?? {})) {
    run.remember(name, [...(run.found[name] ?? []), ...values])
  }
  return answer.status
}

/** A few calls, each with the values of one record; none if a value is missing. */
function callsOf(run: Run, plan: Read): Call[] {
  const operation = run.operation(plan.operationId)
  const place = (name: string) => operation.parameters.find((each) => each.name === name)?.in
  const records = plan.records === undefined ? recordsOf(run, plan) : run.found[plan.records]
  return samples(records ?? [], plan.most)
    .filter(isJsonObject)
    .map((values) => {
      const of = (where: string) =>
        Object.fromEntries(Object.entries(values).filter(([name]) => place(name) === where))
      return {
        operation,
        path: of('path'),
        query: { ...plan.query, ...of('query') },
        ...(plan.body && { body: plan.body }),
      }
    })
}

function recordsOf(run: Run, { from, most }: Read): Record<string, unknown>[] {
  if (!from) return [{}]
  const lists = Object.entries(from).map(
    ([name, key]) => [name, samples(run.found[key] ?? [], most)] as const,
  )
  const count = Math.max(...lists.map(([, values]) => values.length))
  if (lists.some(([, values]) => values.length === 0)) return []
  return Array.from({ length: count }, (_, at) =>
    Object.fromEntries(lists.map(([name, values]) => [name, values[at % values.length]])),
  )
}

const missingOf = ({ found }: Run, { from, records }: Read) =>
  [...Object.values(from ?? {}), ...(records === undefined ? [] : [records])].filter(
    (key) => (found[key] ?? []).length === 0,
  )
