import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'

type FieldError = { field: string; message: string }

/**
 * Shows what a failed call has against single fields beside them and moves to the first. What concerns no field of
 * `element` is kept as the form's error `root.server`, one text of all of it.
 *
 * @param error What the call rejected with; anything without `fieldErrors` changes nothing.
 */
export function placeFieldErrors<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  element: HTMLFormElement,
  error: unknown,
) {
  const errors = fieldErrorsOf(error)
  const [beside, elsewhere] = [
    errors.filter(({ field }) => element.elements.namedItem(field)),
    errors.filter(({ field }) => !element.elements.namedItem(field)),
  ]
  for (const [index, { field, message }] of beside.entries()) {
    form.setError(field as Path<Values>, { type: 'server', message }, { shouldFocus: index === 0 })
  }
  if (elsewhere.length > 0) {
    const message = elsewhere.map((each) => each.message).join(' ')
    form.setError('root.server', { type: 'server', message })
  }
}

// The client's error is known by its shape: components know nothing of the API.
function fieldErrorsOf(error: unknown): readonly FieldError[] {
  return error instanceof Error && 'fieldErrors' in error && Array.isArray(error.fieldErrors)
    ? (error.fieldErrors as FieldError[])
    : []
}
