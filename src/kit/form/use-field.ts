import { useEffect, type ReactNode } from 'react'
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

/** Names a value of a form. A path that the form does not have, or whose value has another type, does not compile. */
export type FieldBinding<Values extends FieldValues, Value> = {
  control: Control<Values>
  name: FieldPathByValue<Values, Value>
}

/** What every field of a form takes: which value it shows, and its texts. */
export type FieldProps<Values extends FieldValues, Value> = FieldText & FieldBinding<Values, Value>

/** What a field tells its form besides its value. */
export type ShownField = {
  label: FieldText['label']
  /** Shows a value that is more than a plain text, number or list of them. If it returns nothing, the value is shown as text. */
  show?: ((value: never) => ReactNode) | undefined
  /** Whether the value must never be stored, in a draft for instance. */
  secret?: boolean
}

/** The value of a field, the text of its error, and the function that changes the value. */
export function useField<Values extends FieldValues, Value>(
  { control, name, label }: FieldBinding<Values, Value> & Pick<FieldText, 'label'>,
  { show, secret = false }: Omit<ShownField, 'label'> = {},
) {
  const { field, fieldState } = useController({ control, name })
  useEffect(() => {
    shownFields(control).set(name, { label, show, secret })
  }, [control, name, label, show, secret])
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

const shown = new WeakMap<object, Map<string, ShownField>>()

/** The fields that a form has shown so far, by path. */
export function shownFields(control: object): Map<string, ShownField> {
  const fields = shown.get(control) ?? new Map()
  shown.set(control, fields)
  return fields
}
