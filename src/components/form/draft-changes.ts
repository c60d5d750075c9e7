import { isTree, sameValue } from '~/lib/same-value.ts'
import { valueAt } from '~/lib/value-path.ts'

/** What was typed but not saved: the value at each path that changed. Lists are changed as a whole. */
export type DraftChanges = Record<string, unknown>

/** Tells whether a value must be left out of drafts. */
export type IsSecret = (path: string) => boolean

/**
 * What a draft keeps of a form: what differs from the saved values, without anything secret. Kept so, a draft never
 * brings back what somebody else has changed meanwhile. What was nothing before is kept as a whole.
 */
export function changesOf(
  values: unknown,
  saved: unknown,
  isSecret: IsSecret,
  path = '',
): DraftChanges {
  if (isSecret(path) || sameValue(values, saved)) return {}
  if (!isTree(values) || Array.isArray(values) || !isTree(saved))
    return { [path]: withoutSecrets(values, isSecret, path) }
  const changes = Object.entries(values).map(([name, value]) =>
    changesOf(value, saved[name], isSecret, path === '' ? name : `${path}.${name}`),
  )
  return Object.assign({}, ...changes) as DraftChanges
}

/**
 * The changes of a stored draft that still fit the form: their paths exist, and what lies there is of the same kind. A
 * text fits a number too: a number field keeps what was typed until it is one.
 */
export function fittingChanges(draft: unknown, values: unknown): [path: string, value: unknown][] {
  if (!isTree(draft)) return []
  return Object.entries(draft).filter(([path, value]) => {
    const present = valueAt(values, path)
    return (
      present !== undefined &&
      (isEmpty(present) ||
        isEmpty(value) ||
        kindOf(present) === kindOf(value) ||
        (typeof present === 'number' && typeof value === 'string'))
    )
  })
}

function withoutSecrets(value: unknown, isSecret: IsSecret, path: string): unknown {
  if (!isTree(value)) return value
  const kept = Object.entries(value)
    .filter(([name]) => !isSecret(`${path}.${name}`))
    .map(([name, part]) => [name, withoutSecrets(part, isSecret, `${path}.${name}`)] as const)
  return Array.isArray(value) ? kept.map(([, part]) => part) : Object.fromEntries(kept)
}

const isEmpty = (value: unknown) => value === null || value === undefined

const kindOf = (value: unknown) => (Array.isArray(value) ? 'list' : typeof value)
