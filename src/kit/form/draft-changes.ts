import { get } from 'react-hook-form'
import { isTree, sameValue } from '~/lib/same-value.ts'

/** Unsaved changes by path. Lists change as a whole. */
export type DraftChanges = Record<string, unknown>

/** Where the draft of a saved record stores what its changes were made to, by path. No field has such a path. */
const olderKey = '(before)'

/** The changes with what they were made to, so that a newer value is noticed when they are restored. */
export const withOlder = (
  changes: DraftChanges,
  valueAt: (path: string) => unknown,
): DraftChanges => ({
  ...changes,
  [olderKey]: Object.fromEntries(Object.keys(changes).map((path) => [path, valueAt(path)])),
})

/** What the changes of a stored draft were made to, by path; empty for a draft that does not say. */
export function olderIn(draft: unknown): ReadonlyMap<string, unknown> {
  const older = isTree(draft) ? draft[olderKey] : undefined
  return new Map(isTree(older) ? Object.entries(older) : [])
}

/** Whether a value must be left out of drafts. */
export type IsSecret = (path: string) => boolean

/**
 * The changes of a form that a draft stores: the differences from the saved values, without secrets. So a draft never
 * overwrites other users' changes. A value that was empty is stored as a whole.
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
  const changes = Object.entries(values).flatMap(([name, value]) =>
    Object.entries(changesOf(value, saved[name], isSecret, path === '' ? name : `${path}.${name}`)),
  )
  return Object.fromEntries(changes)
}

/** What the form adds to its lists, by path: an empty row, or whether something is one. */
export type RowsOf = Readonly<Record<string, object | ((row: unknown) => boolean)>>

/**
 * The changes of a stored draft that still fit the form: the path exists, with a value of the same type. Text also fits
 * a number field, which keeps typed text until it is a number.
 *
 * @param rowsOf Needed for lists of anything but texts and numbers that may be empty.
 */
export function fittingChanges(
  draft: unknown,
  values: unknown,
  rowsOf: RowsOf = {},
): [path: string, value: unknown][] {
  if (!isTree(draft)) return []
  return Object.entries(draft).filter(([path, value]) => {
    const present: unknown = get(values, path)
    if (Array.isArray(present) && Array.isArray(value)) {
      const own: unknown = rowsOf[path] ?? present[0]
      return value.every((row) => (own === undefined ? !isTree(row) : isRowLike(row, own)))
    }
    return (
      present !== undefined &&
      (isEmpty(present) || isUnchosen(present, value) || isEmpty(value) || isAlike(value, present))
    )
  })
}

/** Whether a stored row has the keys and kinds of a row that the form adds. */
function isRowLike(row: unknown, own: unknown): boolean {
  if (typeof own === 'function') return Boolean(own(row))
  if (!isTree(own)) return isEmpty(own) || isAlike(row, own)
  if (Array.isArray(own)) {
    return Array.isArray(row) && row.every((each) => own.length === 0 || isRowLike(each, own[0]))
  }
  if (!isTree(row) || Array.isArray(row)) return false
  return (
    Object.keys(row).every((key) => key in own) &&
    Object.entries(own).every(
      ([key, part]) => part === undefined || (key in row && isRowLike(row[key], part)),
    )
  )
}

/**
 * The fitting changes to restore: those that still change a value which the user has not changed while the draft was
 * being read. A field counts as changed once it was typed into: what is being typed may equal the saved value for a moment.
 */
export function withoutTyped(
  fitting: [path: string, value: unknown][],
  values: unknown,
  saved: unknown,
  typed: ReadonlySet<string> = new Set(),
): [path: string, value: unknown][] {
  return fitting.filter(([path, value]) => {
    const before: unknown = get(saved, path)
    const isTyped = [...typed].some((name) => name === path || name.startsWith(`${path}.`))
    return !isTyped && sameValue(get(values, path), before) && !sameValue(value, before)
  })
}

/** The texts of a stored draft without a field, because the form has changed; those of lists too. */
export function textsLeftOut(draft: unknown, fitting: [path: string, value: unknown][]): string[] {
  if (!isTree(draft)) return []
  const paths = new Set(fitting.map(([path]) => path))
  return Object.entries(draft).flatMap(([path, value]) =>
    !paths.has(path) && (typeof value === 'string' || Array.isArray(value)) ? textsIn(value) : [],
  )
}

function textsIn(value: unknown): string[] {
  if (isTree(value)) return Object.values(value).flatMap(textsIn)
  return typeof value === 'string' && value.trim() !== '' ? [value.trim()] : []
}

function withoutSecrets(value: unknown, isSecret: IsSecret, path: string): unknown {
  if (!isTree(value)) return value
  const kept = Object.entries(value)
    .filter(([name]) => !isSecret(`${path}.${name}`))
    .map(([name, part]) => [name, withoutSecrets(part, isSecret, `${path}.${name}`)] as const)
  return Array.isArray(value) ? kept.map(([, part]) => part) : Object.fromEntries(kept)
}

const isEmpty = (value: unknown) => value === null || value === undefined

/** The value of a record select is its number, or '' while nothing is selected. */
const isUnchosen = (present: unknown, value: unknown) => present === '' && typeof value === 'number'

const isAlike = (value: unknown, present: unknown) =>
  kindOf(present) === kindOf(value) || (typeof present === 'number' && typeof value === 'string')

const kindOf = (value: unknown) => (Array.isArray(value) ? 'list' : typeof value)
