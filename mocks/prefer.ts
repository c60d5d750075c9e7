import type { Operation } from './contract.ts'
import { chooseExample, type Choice } from './examples.ts'
import { minute } from './world/clock.ts'

const faults = ['drop', 'malformed', 'off-contract'] as const

/** A dropped connection, an answer that is not JSON, or JSON that does not follow the contract. */
export type Fault = (typeof faults)[number]

/** The content of a `Prefer` header for one call. `delay` is in milliseconds. */
export type Preference = Choice & { delay: number; fault?: Fault | undefined }

const longestDelay = 2 * minute
const names = ['code', 'example', 'delay', 'fault']
const forms =
  'code=404, example=empty, delay=1500 or fault=drop, each optionally with ;operation=listEnterprises'

/**
 * Reads a `Prefer` header for one operation: comma-separated `code=<status>`, `example=<name>`, `delay=<milliseconds>` and
 * `fault=<drop, malformed or off-contract>`, each optionally with `;operation=<operationId>`, which limits it to that
 * operation. A preference with an operation wins over one without; of two equal ones, the first wins.
 *
 * @param header The header's value, or null.
 * @param operationIds Every operation of the contract, to detect a misspelled one.
 * @returns If the header is invalid, a sentence that says why and lists what exists.
 */
export function readPrefer(
  header: string | null,
  operation: Operation,
  operationIds: readonly string[],
): Preference | string {
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
  return asPreference(wanted, operation)
}

function asPreference(wanted: Record<string, string>, operation: Operation): Preference | string {
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
