import { chooseExample, type Choice } from './examples.ts'
import type { Operation } from './contract.ts'

const faults = ['drop', 'malformed', 'off-contract'] as const

/** A connection that breaks off, an answer that is no JSON, or one whose JSON does not follow the contract. */
export type Fault = (typeof faults)[number]

/** What a `Prefer` header asks of the answer to one call. `delay` is in milliseconds. */
export type Wish = Choice & { delay: number; fault?: Fault | undefined }

const longestDelay = 120_000
const names = ['code', 'example', 'delay', 'fault']
const forms =
  'code=404, example=empty, delay=1500 or fault=drop, each optionally with ;operation=listEnterprises'

/**
 * Reads a `Prefer` header for one operation: comma-separated `code=<status>`, `example=<name>`, `delay=<milliseconds>` and
 * `fault=<drop, malformed or off-contract>`, each optionally with `;operation=<operationId>`, which makes it count for that
 * operation alone. What names the operation wins over what does not; of two equal ones the first counts.
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
    if (!names.includes(entry.name)) {
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
  const fault = faults.find((each) => each === wanted['fault'])
  if (wanted['fault'] !== undefined && !fault) {
    return `Prefer's fault is ${faults.join(', ')}, not "${wanted['fault']}".`
  }
  const choice = { code: code === undefined ? undefined : Number(code), example }
  const chosen = chooseExample(operation, choice)
  return typeof chosen === 'string' ? chosen : { ...choice, fault, delay: Number(delay) }
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
