import type { $ZodType, $ZodTypes } from 'zod/v4/core'
import { findBreach } from './breach.ts'
import { callLog } from './call-log.ts'
import type { HttpConfig } from './http.ts'

const mostViolations = 200

type BrokenAnswer = {
  operationId: string
  schema?: $ZodType | undefined
  value: unknown
  /** Why no operation could have sent this response, such as `is HTML`. */
  problem?: string | undefined
}

/** Logs and reports a response that broke the contract. */
export function noteViolation(answer: BrokenAnswer, report: HttpConfig['report']): void {
  const { operationId, schema, value, problem } = answer
  const breach =
    problem || !schema ? { place: '', rule: problem ?? 'unknown' } : breachOf(schema, value)
  report?.({ type: 'contract-violation', operationId, ...breach })
  const { violations } = callLog
  const key = `${operationId} ${breach.place} ${breach.rule}`
  const known = violations.get(key)
  if (!known && violations.size >= mostViolations) return
  violations.set(key, { operationId, ...breach, count: (known?.count ?? 0) + 1, at: Date.now() })
}

/** Where a response broke the contract, as a report may say it, and the rule in the contract's words. */
type PublicBreach = { place: string; rule: string }

/**
 * Where `value` breaks its schema. The place contains only names from the contract: a key that the server chose
 * may be a person's name or an address, so it becomes `*`.
 */
export function breachOf(schema: $ZodType, value: unknown): PublicBreach {
  const breach = findBreach(schema, value)
  if (!breach) return { place: '', rule: 'unknown' }
  if (value === undefined) return { place: '', rule: 'is empty' }
  const { path, rule } = breach
  const missing = path.length > 0 && valueAt(value, path) === undefined
  return { place: placeOf(schema, path), rule: missing ? 'required' : rule }
}

function placeOf(schema: $ZodType, path: readonly PropertyKey[]): string {
  let at: readonly $ZodType[] = [schema]
  let place = ''
  for (const key of path) {
    const steps = at.flatMap(plain).flatMap((each) => step(each, key))
    const name = steps.find((each) => each.name !== '*')?.name ?? '*'
    place += name === '[]' || place === '' ? name : `.${name}`
    at = steps.map((each) => each.schema)
  }
  return place
}

/** Unwraps optional, nullable and union schemas. */
function plain(schema: $ZodType): $ZodTypes[] {
  const type = schema as $ZodTypes
  const { def } = type._zod
  if ('innerType' in def) return plain(def.innerType)
  if ('getter' in def) return plain(def.getter())
  if (def.type === 'union') return def.options.flatMap(plain)
  if (def.type === 'intersection') return [def.left, def.right].flatMap(plain)
  return def.type === 'pipe' ? plain(def.in) : [type]
}

/** The schemas at a key. */
function step({ _zod: { def } }: $ZodTypes, key: PropertyKey) {
  if (def.type === 'array') return [{ name: '[]', schema: def.element }]
  if (def.type === 'record') return [{ name: '*', schema: def.valueType }]
  if (def.type !== 'object') return []
  const name = String(key)
  const known = Object.hasOwn(def.shape, name) ? def.shape[name] : undefined
  if (known) return [{ name, schema: known }]
  return def.catchall ? [{ name: '*', schema: def.catchall }] : []
}

function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (part, key) =>
      typeof part === 'object' && part !== null
        ? (part as Record<PropertyKey, unknown>)[key]
        : undefined,
    value,
  )
}
