import { get } from 'react-hook-form'
import { isTree, sameValue } from '~/lib/same-value.ts'

/** What was typed but not saved: the value at each path that changed. Lists are changed as a whole. */
export type DraftChanges = Record<string, unknown>

/** Whether a value must be left out of drafts. */
export type IsSecret = (path: string) => boolean

/**
 * The part of a form that a draft keeps: the differences from the saved values, without secrets. So a draft never
 * overwrites what somebody else has changed meanwhile. A value that was empty before is kept as a whole.
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
 * The changes of a stored draft that still fit the form: the form has their paths, with values of the same type. A text
 * fits a number too: a number field keeps the typed text until it is a number.
 */
export function fittingChanges(draft: unknown, values: unknown): [path: string, value: unknown][] {
  if (!isTree(draft)) return []
  return Object.entries(draft).filter(([path, value]) => {
    const present: unknown = get(values, path)
    return (
      present !== undefined &&
      (isEmpty(present) ||
        isUnchosen(present, value) ||
        isEmpty(value) ||
        kindOf(present) === kindOf(value) ||
        (typeof present === 'number' && typeof value === 'string'))
    )
  })
}

/** The texts of a stored draft that its form has no field for, since the form has changed meanwhile. */
export function textsLeftOut(draft: unknown, fitting: [path: string, value: unknown][]): string[] {
  if (!isTree(draft)) return []
  const paths = new Set(fitting.map(([path]) => path))
  return Object.entries(draft)
    .flatMap(([path, value]) => (!paths.has(path) && typeof value === 'string' ? value.trim() : []))
    .filter((text) => text !== '')
}

function withoutSecrets(value: unknown, isSecret: IsSecret, path: string): unknown {
  if (!isTree(value)) return value
  const kept = Object.entries(value)
    .filter(([name]) => !isSecret(`${path}.${name}`))
    .map(([name, part]) => [name, withoutSecrets(part, isSecret, `${path}.${name}`)] as const)
  return Array.isArray(value) ? kept.map(([, part]) => part) : Object.fromEntries(kept)
}

const isEmpty = (value: unknown) => value === null || value === undefined

/** A choice of a record is its number, and an empty text until there is one. */
const isUnchosen = (present: unknown, value: unknown) => present === '' && typeof value === 'number'

const kindOf = (value: unknown) => (Array.isArray(value) ? 'list' : typeof value)
