import { useEffect } from 'react'
import {
  get,
  useController,
  useFormState,
  type Control,
  type FieldArrayPath,
  type FieldPathByValue,
  type FieldValues,
} from 'react-hook-form'
import type { FieldText } from './field-frame.tsx'
import { errorMessage } from './form-errors.ts'

/** Names a value of a form. A path that the form does not have, or of a value of another type, does not compile. */
export type FieldBinding<Values extends FieldValues, Value> = {
  control: Control<Values>
  name: FieldPathByValue<Values, Value>
}

/** What every field of a form takes: which value it shows, and its texts. */
export type FieldProps<Values extends FieldValues, Value> = FieldText & FieldBinding<Values, Value>

/**
 * The value of a field, the text of its error, and the function that changes the value.
 *
 * @param secret Whether the value must never be stored, in a draft for instance.
 */
export function useField<Values extends FieldValues, Value>(
  { control, name }: FieldBinding<Values, Value>,
  secret = false,
) {
  const { field, fieldState } = useController({ control, name })
  useEffect(() => {
    if (secret) secretsOf(control).add(name)
  }, [control, name, secret])
  return {
    value: field.value as unknown,
    error: errorMessage(fieldState.error),
    change: (next: unknown) => field.onChange(next),
  }
}

/** The text of an error of a whole list, such as that it has no rows. */
export function useListError<Values extends FieldValues>(
  control: Control<Values>,
  name: FieldArrayPath<Values>,
): string | undefined {
  const { errors } = useFormState({ control })
  return errorMessage(get(errors, `${name}.root`))
}

const secrets = new WeakMap<object, Set<string>>()

/** The paths of a form's values that must never be stored. */
export function secretsOf(control: object): Set<string> {
  const paths = secrets.get(control) ?? new Set()
  secrets.set(control, paths)
  return paths
}
