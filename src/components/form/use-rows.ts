import { useState, useSyncExternalStore } from 'react'
import { useIntl } from 'react-intl'
import { errorText, useFormFields } from './use-form.ts'

/**
 * The rows of a list in the form around, for instance the items of an order. A row's fields are named by `path`, the
 * place of the row and their own name: `items.0.count`.
 *
 * @returns `keys`, one for each row, which stays the row's while others come and go; what is wrong with the list as a
 * whole; and the functions that change it. What the server has against a row moves with it. The rows stand in a
 * `<fieldset name={path}>`, which shows the error; without one, the form shows it on top.
 */
export function useRows<Row>(path: string) {
  const form = useFormFields()
  const intl = useIntl()
  const rows = useSyncExternalStore(form.subscribe, () => form.value(path))
  const error = useSyncExternalStore(form.subscribe, () => form.error(path))
  const [known, setKnown] = useState<number[]>([])
  const list = Array.isArray(rows) ? (rows as Row[]) : []
  const keys = fit(known, list.length)
  return {
    keys,
    error: errorText(intl, error),
    add: (row: Row) => {
      setKnown(fit(keys, keys.length + 1))
      form.change(path, [...list, row], (field) => (field === path ? undefined : field))
    },
    remove: (place: number) => {
      setKnown(keys.toSpliced(place, 1))
      form.change(path, list.toSpliced(place, 1), (field) => pathAfterRemoval(field, path, place))
    },
  }
}

/** As many keys as there are rows: those at the end go, or new ones come. */
function fit(keys: readonly number[], length: number): number[] {
  const next = keys.slice(0, length)
  while (next.length < length) next.push(Math.max(-1, ...next) + 1)
  return next
}

/** Where a row's field lies once a row of its list has gone; nowhere if it went with the row, or is the list itself. */
export function pathAfterRemoval(field: string, list: string, removed: number): string | undefined {
  const [place, ...rest] = field.slice(list.length + 1).split('.')
  const row = Number(place)
  if (field === list || row === removed) return undefined
  return [list, row > removed ? row - 1 : row, ...rest].join('.')
}
