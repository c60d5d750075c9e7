import { chooseExample, type Choice } from './examples.ts'
import type { Operation } from './contract.ts'

/** What a `Prefer` header asks of the mock's answer to one call. `delay` is in milliseconds. */
export type Wish = Choice & { delay: number }

const longestDelay = 120_000
const forms =
  'code=404, example=empty or delay=1500, each optionally with ;operation=listEnterprises'

/**
 * Reads a `Prefer` header for one operation: comma-separated `code=<status>`, `example=<name>` and `delay=<milliseconds>`,
 * each optionally with `;operation=<operationId>`, which makes it count for that operation alone. What names the operation
 * wins over what does not; of two equal ones the first counts.
 *
 * @param header The header's text, or null without one.
 * @param operationIds Every operation of the contract, so that a misspelt one is noticed.
 * @returns A sentence that says what is wrong and lists what exists, when the header asks for something impossible.
 */
export function readPrefer(
  header: string | null,
  operation: Operation,
  operationIds: readonly string[],
): Wish | string {
  const wanted: Record<string, string> = {}
  const entries = (header ?? '').split(',').filter((entry) => entry.trim() !== '')
  const read = entries.map(readEntry)
  for (const entry of [...read.filter((each) => each.operation), ...read]) {
    if (!['code', 'example', 'delay'].includes(entry.name)) {
      return `Prefer does not know "${entry.name}"; it knows ${forms}.`
    }
    if (entry.operation && !operationIds.includes(entry.operation)) {
      return `Prefer names the operation ${entry.operation}, which the contract does not have.`
    }
    if (!entry.operation || entry.operation === operation.operationId) {
      wanted[entry.name] ??= entry.value
    }
  }
  return asWish(wanted, operation)
}

function asWish(wanted: Record<string, string>, operation: Operation): Wish | string {
  const { code, example, delay = '0' } = wanted
  if (!/^\d{1,6}$/.test(delay) || Number(delay) > longestDelay) {
    return `Prefer's delay is a number of milliseconds up to ${longestDelay}, not "${delay}".`
  }
  if (code !== undefined && !/^\d{3}$/.test(code)) {
    return `Prefer's code is a status like 404, not "${code}".`
  }
  const choice = { code: code === undefined ? undefined : Number(code), example }
  const chosen = chooseExample(operation, choice)
  return typeof chosen === 'string' ? chosen : { ...choice, delay: Number(delay) }
}

function readEntry(entry: string) {
  const [preference = ['', ''] as const, ...parameters] = entry.split(';').map(readPair)
  const [name, value] = preference
  const operation = parameters.find(([key]) => key === 'operation')?.[1]
  return { name, value, operation }
}

function readPair(text: string): [name: string, value: string] {
  const [name = '', ...rest] = text.split('=')
  return [
    name.trim().toLowerCase(),
    rest
      .join('=')
      .trim()
      .replace(/^"(.*)"$/, '$1'),
  ]
}
