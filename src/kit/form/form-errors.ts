import {
  get,
  set,
  type FieldError,
  type FieldErrors,
  type FieldValues,
  type UseFormReturn,
} from 'react-hook-form'

/** An error and the path of the value that it is about. */
export type PathError = { path: string; type: string; message: string }

type Form<Values extends FieldValues> = Pick<
  UseFormReturn<Values>,
  'clearErrors' | 'getErrors' | 'getValues' | 'setError'
>

/**
 * The errors in react-hook-form's format. Errors of rows are a list, which moves with the rows; an error of the list
 * itself is its `root`.
 */
export function nestErrors<Values extends FieldValues>(
  errors: readonly PathError[],
  values: Values,
): FieldErrors<Values> {
  const nested: FieldErrors<Values> = {}
  for (const { path, type, message } of rowsFirst(errors, values)) {
    const before: unknown = get(nested, path)
    const isList = Array.isArray(get(values, path))
    if (isList) set(nested, path, Object.assign(before ?? [], { root: { type, message } }))
    else set(nested, path, Object.assign(before ?? {}, { type, message }))
  }
  return nested
}

/** All errors of a form by path. */
export function listErrors(errors: FieldErrors, path = ''): PathError[] {
  return Object.entries(errors).flatMap(([name, error]) => {
    if (typeof error !== 'object' || error === null || name === 'ref') return []
    const at = name === 'root' ? path : path === '' ? name : `${path}.${name}`
    const below = listErrors(error as FieldErrors, at)
    return isFieldError(error)
      ? [{ path: at, type: error.type, message: error.message ?? '' }, ...below]
      : below
  })
}

/** The error message of a field. For a list: its own, else that of its first invalid entry. */
export function errorMessage(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined
  if (isFieldError(error)) return error.message
  if (!Array.isArray(error)) return undefined
  const { root } = error as { root?: FieldError }
  return root?.message ?? error.map(errorMessage).find((message) => message !== undefined)
}

/** The server's errors. Validation cannot find them, so they stay until their field changes. */
export function serverErrors(errors: FieldErrors): PathError[] {
  return listErrors(errors).filter(({ type }) => type === server)
}

/** Shows the server's errors beside their fields. */
export function setServerErrors<Values extends FieldValues>(
  form: Form<Values>,
  errors: readonly { path: string; message: string }[],
) {
  const values = form.getValues()
  for (const { path, message } of rowsFirst(errors, values)) {
    const name = Array.isArray(get(values, path)) ? `${path}.root` : path
    form.setError(name as 'root', { type: server, message })
  }
}

/** Removes the server's errors of a field and everything below it; without a path, all of them. */
export function clearServerErrors<Values extends FieldValues>(
  form: Form<Values>,
  { path, below = true }: { path?: string | undefined; below?: boolean } = {},
) {
  for (const error of serverErrors(form.getErrors())) {
    const isAt = path === undefined || error.path === path
    if (!isAt && !(below && error.path.startsWith(`${path}.`))) continue
    const isList = Array.isArray(get(form.getErrors(), error.path))
    form.clearErrors((isList ? `${error.path}.root` : error.path) as 'root')
  }
}

const server = 'server'

const isFieldError = (error: object): error is FieldError =>
  'type' in error && typeof error.type === 'string'

/** Sorts errors of lists last, when the list of row errors exists and can take them. */
function rowsFirst<Each extends { path: string }>(errors: readonly Each[], values: object): Each[] {
  const isList = ({ path }: Each) => Array.isArray(get(values, path))
  return [...errors.filter((error) => !isList(error)), ...errors.filter(isList)]
}
