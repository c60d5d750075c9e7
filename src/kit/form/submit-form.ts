import type { FieldValues, UseFormReturn } from 'react-hook-form'
import type { Failure } from '~/lib/failure.ts'
import { clearServerErrors, setServerErrors } from './form-errors.ts'

/**
 * Checks the values and sends them. Afterwards the sent values count as saved, or the server's errors appear beside their
 * fields.
 * Rejects with anything that is not a failed call but a mistake in the console.
 * Resolves to why the call failed, if it did. A canceled one has not failed.
 *
 * @param send Resolves to what was sent, if it was other than the values.
 * @param pathOf The path in the form of a field that the server names.
 */
export async function submitForm<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  send: (values: Values) => Promise<Values | void>,
  pathOf = (field: string) => field,
): Promise<Failure | undefined> {
  clearServerErrors(form)
  let failure: Failure | undefined
  const submission = form.handleSubmit(async (values) => {
    try {
      form.resetDefaultValues((await send(values)) ?? values)
    } catch (error) {
      if (!isFailedCall(error)) throw error
      if (error.name !== 'AbortError') failure = error
      const refused = refusedFields(error)
      setServerErrors(
        form,
        refused.map(({ field, message }) => ({ path: pathOf(field), message })),
      )
    }
  })()
  submissions.set(form.control, submission)
  await submission
  return failure
}

const submissions = new WeakMap<object, Promise<void>>()

/** Resolves once the form is no longer being submitted. */
export const submissionOf = async (control: object) => {
  await submissions.get(control)?.catch(() => {})
}

/** Whether a call failed or was canceled, judging by the client's one error type. */
export function isFailedCall(error: unknown): error is Error {
  if (!(error instanceof Error)) return false
  return 'kind' in error || 'fieldErrors' in error || error.name === 'AbortError'
}

/** The server's errors about single fields, which an `ApiError` carries. */
function refusedFields(error: Error): readonly { field: string; message: string }[] {
  if (!('fieldErrors' in error)) return []
  return error.fieldErrors as { field: string; message: string }[]
}
