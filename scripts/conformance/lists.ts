import { isJsonObject, type Operation } from '../../mocks/contract.ts'
import type { Answer, Call } from './client.ts'
import type { Run } from './run.ts'
import { orderProblem } from './sort-order.ts'
import { identityOf, rowsOf, valuesAt } from './values.ts'

/** The most rows that are read of a list to check its pages. */
const most = 200

/** Checks that every row is on one page, that pages say what they are, and that nothing is past the end. */
export async function checkPages(run: Run, call: Call): Promise<void> {
  const { operation } = call
  const { read, outcomes } = run
  for (let attempt = 0; attempt < 2; attempt += 1) {
    const whole = await read(call, { page: 0, size: most })
    const total = totalOf(whole)
    if (total === undefined) return outcomes.skip(operation, 'paging', 'its list cannot be read')
    await checkPastTheEnd(run, call, total)
    if (total < 2) return outcomes.skip(operation, 'paging', `there are only ${total} rows`)
    const size = Math.max(1, Math.ceil(Math.min(total, most) / 4))
    const pages: Answer[] = []
    for (let page = 0; page * size < Math.min(total, most); page += 1) {
      pages.push(await read(call, { page, size }))
    }
    // Somebody else may add a row in the meantime.
    if (pages.some((each) => totalOf(each) !== total)) continue
    for (const [number, page] of pages.entries()) {
      outcomes.judge(operation, 'paging', page, pageProblems(page, { number, size, total }))
    }
    const twice = twiceIn(pages)
    const last = pages.at(-1)!
    outcomes.judge(operation, 'paging', twice?.answer ?? last, twice ? [twice.message] : [])
    const all = pages.flatMap((each) => identitiesOf(each)).slice(0, most)
    const same = all.join() === identitiesOf(whole).slice(0, all.length).join()
    const moved = 'the pages have other rows, or in another order, than the same list read at once'
    outcomes.judge(operation, 'stable order', pages[0]!, same || twice ? [] : [moved])
    return
  }
  outcomes.skip(operation, 'paging', 'its rows changed while they were read')
}

async function checkPastTheEnd({ read, outcomes }: Run, call: Call, total: number) {
  const page = Math.ceil(total / 20) + 1
  const beyond = await read(call, { page, size: 20 })
  if (beyond.status !== 200) return
  const rows = rowsOf(beyond.body)?.length ?? 0
  const problem = `page ${page} of ${total} rows is past the end and has ${rows} rows`
  outcomes.judge(call.operation, 'past the end', beyond, rows === 0 ? [] : [problem])
}

/** Checks the order of each column that the contract names, in both directions, and that equal rows stay in place. */
export async function checkSort(run: Run, call: Call): Promise<void> {
  const { operation } = call
  const { read, outcomes } = run
  const columns = sortColumns(operation)
  for (const column of columns) {
    for (const direction of ['asc', 'desc'] as const) {
      const sort = [`${column},${direction}`]
      const answer = await read(call, { page: 0, size: most, sort })
      const rows = rowsOf(answer.body)
      if (answer.status !== 200 || !rows) continue
      const keys = rows.map((row) => keyOf(row, column))
      if (keys.every((key) => key === undefined)) {
        outcomes.skip(operation, 'sort', `no row shows ${column}`)
        continue
      }
      const problem = orderProblem(keys, direction)
      outcomes.judge(operation, 'sort', answer, problem ? [`by ${sort[0]}: ${problem}`] : [])
      if (direction === 'asc') await checkStable(run, call, sort, answer)
    }
  }
}

/** Reads the same order again in two pages. */
async function checkStable({ read, outcomes }: Run, call: Call, sort: string[], whole: Answer) {
  const expected = identitiesOf(whole)
  const total = totalOf(whole)
  const size = Math.ceil(expected.length / 2)
  if (size < 2) return
  const halves = [
    await read(call, { page: 0, size, sort }),
    await read(call, { page: 1, size, sort }),
  ]
  if (halves.some((half) => totalOf(half) !== total)) return
  const again = halves.flatMap(identitiesOf).slice(0, expected.length)
  const problem = `rows that are equal in ${sort[0]} change places from one request to the next`
  const isSame = again.join() === expected.slice(0, again.length).join()
  outcomes.judge(call.operation, 'stable order', halves[1]!, isSame ? [] : [problem])
}

/** The columns in the pattern of `sort`. */
export function sortColumns({ parameters }: Operation): string[] {
  const schema = parameters.find(({ name }) => name === 'sort')?.schema
  const items = isJsonObject(schema?.['items']) ? schema['items'] : {}
  const names = /^\^\(([^)]+)\),/.exec(String(items['pattern']))?.[1] ?? ''
  return names
    .split('|')
    .filter(Boolean)
    .map((name) => name.replaceAll('\\', ''))
}

/** A column's value in a row. The inventory's columns are in snake case, and sort types by name. */
function keyOf(row: unknown, column: string): unknown {
  const camel = column.replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())
  const [value] = [column, camel].flatMap((place) => valuesAt(row, place))
  return isJsonObject(value) ? value['name'] : value
}

function pageProblems(answer: Answer, asked: { number: number; size: number; total: number }) {
  const { number, size, total } = asked
  const info = infoOf(answer)
  const rows = rowsOf(answer.body)?.length ?? 0
  const expected = Math.max(0, Math.min(size, total - number * size))
  const outer = isJsonObject(answer.body) ? answer.body['totalElements'] : undefined
  const pages = Math.ceil(total / size)
  const says = (name: string, value: unknown, wanted: number) =>
    value === wanted ? [] : [`page.${name} is ${String(value)}, not ${wanted}`]
  return [
    ...says('number', info['number'], number),
    ...says('size', info['size'], size),
    ...says('totalPages', info['totalPages'], pages),
    ...(outer === undefined || outer === total ? [] : [`totalElements is not ${total}`]),
    ...(rows === expected ? [] : [`page ${number} has ${rows} rows, not ${expected}`]),
  ]
}

function twiceIn(pages: Answer[]) {
  const seen = new Map<string, number>()
  for (const [number, answer] of pages.entries()) {
    for (const identity of identitiesOf(answer)) {
      const before = seen.get(identity)
      if (before !== undefined) {
        return { answer, message: `the row ${identity} is on page ${before} and on page ${number}` }
      }
      seen.set(identity, number)
    }
  }
  return undefined
}

const identitiesOf = ({ body }: Answer) => (rowsOf(body) ?? []).map(identityOf)

function infoOf({ body }: Answer) {
  const page = isJsonObject(body) ? body['page'] : undefined
  return isJsonObject(page) ? page : {}
}

function totalOf(answer: Answer): number | undefined {
  const { totalElements } = infoOf(answer)
  return typeof totalElements === 'number' ? totalElements : undefined
}
