import { safeParse, type $ZodIssue, type $ZodType, type $ZodTypes } from 'zod/v4/core'

/** Where a response breaks the contract, and the rule of the contract there, such as `expected number`. */
export type Breach = { path: PropertyKey[]; rule: string }

/**
 * Where `body` first breaks `schema`. Checks what a long list has most by itself, since zod would copy every value,
 * and leaves the rest to zod. Equal texts become the same string: the rows of a list share most of theirs.
 */
export function findBreach(schema: $ZodType, body: unknown): Breach | undefined {
  const texts = new Map<string, string>()

  function check(type: $ZodType, value: unknown): Breach | undefined {
    const { def } = (type as $ZodTypes)._zod
    if (def.checks?.length) return zodBreach(type, value)
    if ('format' in def) {
      const isWhole = def.format === 'safeint' && Number.isSafeInteger(value)
      return isWhole ? undefined : zodBreach(type, value)
    }
    if (def.type === 'number')
      return Number.isFinite(value) ? undefined : { path: [], rule: 'expected number' }
    if (typeof value === def.type && typeof value !== 'object') return undefined
    if (def.type === 'lazy') return check(def.getter(), value)
    if (def.type === 'optional')
      return value === undefined ? undefined : check(def.innerType, value)
    if (def.type === 'nullable') return value === null ? undefined : check(def.innerType, value)
    if (def.type === 'union') return checkUnion(def.options, value)
    if (def.type === 'array' && Array.isArray(value)) {
      for (let index = 0; index < value.length; index++) {
        const breach = checkPart(def.element, value, index)
        if (breach) return breach
      }
      return undefined
    }
    if (def.type === 'object' && isPlain(value)) {
      if (def.catchall) return zodBreach(type, value)
      for (const key in def.shape) {
        const breach = checkPart(def.shape[key]!, value, key)
        if (breach) return breach
      }
      return undefined
    }
    if (def.type === 'record' && hasTextKeys(def.keyType) && isPlain(value)) {
      for (const key of Object.keys(value)) {
        const breach = checkPart(def.valueType, value, key)
        if (breach) return breach
      }
      return undefined
    }
    if (def.type === 'null' && value === null) return undefined
    return plainTypes.has(def.type)
      ? { path: [], rule: `expected ${def.type}` }
      : zodBreach(type, value)
  }

  function checkPart<Key extends PropertyKey>(
    type: $ZodType,
    whole: { [key in Key]?: unknown },
    key: Key,
  ): Breach | undefined {
    const value = whole[key]
    if (typeof value === 'string') {
      const same = texts.get(value)
      if (same === undefined) texts.set(value, value)
      else whole[key] = same
    }
    const breach = check(type, value)
    return breach && { path: [key, ...breach.path], rule: breach.rule }
  }

  // The branch that fits furthest names the field that is wrong.
  function checkUnion(options: readonly $ZodType[], value: unknown): Breach | undefined {
    let furthest: Breach = { path: [], rule: 'invalid_union' }
    for (const option of options) {
      const breach = check(option, value)
      if (!breach) return undefined
      if (breach.path.length > furthest.path.length) furthest = breach
    }
    return furthest
  }

  return check(schema, body)
}

/** What is wrong with a response, such as `is wrong at content.0.id (expected number)`, or undefined. */
export function findMismatch(schema: $ZodType, body: unknown): string | undefined {
  // Where nothing is required, a server may also send nothing.
  const breach = findBreach(schema, body ?? {})
  if (!breach) return undefined
  if (body === undefined) return 'is empty'
  const place = breach.path.length > 0 ? `at ${breach.path.join('.')}` : 'as a whole'
  return `is wrong ${place} (${breach.rule})`
}

/** Many values are none of these where a union offers one. An error of zod's takes long to make. */
const plainTypes = new Set(['object', 'array', 'null', 'string', 'boolean'])

function zodBreach(type: $ZodType, value: unknown): Breach | undefined {
  try {
    const issue = safeParse(type, value).error?.issues[0]
    return issue && { path: issue.path, rule: ruleOf(issue) }
  } catch (error) {
    // Zod passes the issues of a part on as arguments, and there may be too many of them.
    if (error instanceof RangeError) return { path: [], rule: 'custom' }
    throw error
  }
}

const ruleOf = (issue: $ZodIssue) =>
  issue.code === 'invalid_type' ? `expected ${issue.expected}` : issue.code

/** Whether any key is allowed. */
function hasTextKeys(type: $ZodType): boolean {
  const { def } = (type as $ZodTypes)._zod
  return def.type === 'string' && !def.checks?.length && !('format' in def)
}

const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
