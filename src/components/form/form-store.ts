import type { MessageDescriptor } from 'react-intl'
import { valueAt, withValueAt } from '~/lib/value-path.ts'

/** What is wrong with a field: a message of the form's, or the server's own words. */
export type FieldError = MessageDescriptor | string

/** What is wrong with the values, by path: `name`, or `items.0.count` for what lies deeper. */
export type FieldErrors = Readonly<Record<string, FieldError>>

/** Says what is wrong with the values; nothing when they may be sent. */
export type Check<Values> = (values: Values) => FieldErrors

/** All that a field needs of its form. */
export type FormFields<Values = unknown> = {
  subscribe: (listener: () => void) => () => void
  value: (path: string) => unknown
  error: (path: string) => FieldError | undefined
  /** The paths that something is wrong with. */
  faults: () => string[]
  /**
   * Sets the value at a path. What the server has against it and what lies below is forgotten, unless `moved` says to
   * which path such a complaint belongs from now on.
   */
  change: (path: string, value: unknown, moved?: (path: string) => string | undefined) => void
  busy: () => boolean
  values: () => Values
  /** The values that were saved last, or that the form began with. */
  saved: () => Values
  /** Goes back to the saved values. */
  discard: () => void
  /** Paths of what must never be kept anywhere. A field adds its own. */
  secrets: Set<string>
}

export type FormStore<Values> = FormFields<Values> & {
  /** Forgets what the server has against a path and what lies below, where that is not the path of the value. */
  forget: (path: string) => void
  /**
   * Sends the values if nothing is wrong with them, and tells whether fields have to be mended, because of the check or
   * because of the server. Does nothing while an earlier submit is on its way. Rejects with what is no failed call but a
   * mistake of the console.
   */
  submit: (send: (values: Values) => Promise<unknown>) => Promise<boolean>
}

/**
 * Keeps the values of one form and what is wrong with them. They are checked when the form is submitted, and from then
 * on with every change. A field that the server has refused stays marked until it is changed.
 */
export function createFormStore<Values extends object>(
  initial: Values,
  check: Check<Values>,
): FormStore<Values> {
  const listeners = new Set<() => void>()
  let values = initial
  let saved = initial
  let found: FieldErrors = {}
  let refused: FieldErrors = {}
  let submitted = false
  let busy = false
  const tell = () => listeners.forEach((listener) => listener())

  return {
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    value: (path) => valueAt(values, path),
    error: (path) => found[path] ?? refused[path],
    secrets: new Set(),
    busy: () => busy,
    values: () => values,
    saved: () => saved,
    faults: () => Object.keys({ ...found, ...refused }),
    change: (path, value, moved = () => undefined) => {
      values = withValueAt(values, path, value)
      refused = moveErrors(refused, path, moved)
      if (submitted) found = check(values)
      tell()
    },
    forget: (path) => {
      refused = moveErrors(refused, path, () => undefined)
      tell()
    },
    discard: () => {
      values = saved
      found = refused = {}
      submitted = false
      tell()
    },
    submit: async (send) => {
      if (busy) return false
      submitted = true
      found = check(values)
      refused = {}
      busy = isEmpty(found)
      tell()
      if (!busy) return true
      const sent = values
      try {
        await send(sent)
        saved = sent
      } catch (error) {
        if (!isFailedCall(error)) throw error
        // What it says of the whole is the screen's to show.
        refused = refusedFields(error)
      } finally {
        busy = false
        tell()
      }
      return !isEmpty(refused)
    },
  }
}

function isEmpty(errors: FieldErrors): boolean {
  return Object.keys(errors).length === 0
}

function moveErrors(
  errors: FieldErrors,
  path: string,
  moved: (path: string) => string | undefined,
): FieldErrors {
  const kept = Object.entries(errors).flatMap(([field, error]) => {
    const place = `${field}.`.startsWith(`${path}.`) ? moved(field) : field
    return place === undefined ? [] : [[place, error] as const]
  })
  return Object.fromEntries(kept)
}

/** Whether it is a call that failed or was given up, as the one error of the client tells. */
function isFailedCall(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return 'kind' in error || 'fieldErrors' in error || error.name === 'AbortError'
}

/** The server's complaints about single fields, which an `ApiError` carries. */
function refusedFields(error: unknown): FieldErrors {
  if (!(error instanceof Error && 'fieldErrors' in error)) return {}
  const list = error.fieldErrors as { field: string; message: string }[]
  return Object.fromEntries(list.map(({ field, message }) => [field, message]))
}
