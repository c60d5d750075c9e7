'use no memo'
import { createContext, use, useEffect, useState, useSyncExternalStore } from 'react'
import { useIntl, type IntlShape } from 'react-intl'
import {
  createFormStore,
  type Check,
  type FieldError,
  type FormFields,
  type FormStore,
} from './form-store.ts'

const FormContext = createContext<FormFields | null>(null)

export const FormProvider = FormContext.Provider

/** A form for `<Form>`. Both arguments count when it is first drawn: what is typed never follows later data. */
export function useForm<Values extends object>(
  initial: Values,
  check: Check<Values>,
): FormStore<Values> {
  return useState(() => createFormStore(initial, check))[0]
}

/**
 * Follows what the values of a form say, for instance whether a name has been typed. `select` gives a simple value, or
 * one that lies in the values as it is.
 */
export function useFormValue<Values, Selected>(
  form: FormStore<Values>,
  select: (values: Values) => Selected,
): Selected {
  return useSyncExternalStore(form.subscribe, () => select(form.values()))
}

/** What the fields of the form around know of it. */
export function useFormFields(): FormFields {
  const form = use(FormContext)
  if (!form) throw new Error('A field has no form around it')
  return form
}

/**
 * The value at a path of the form around, its error as a text, and the function that changes it.
 *
 * @param secret Whether the value must never be kept, in a draft for instance.
 */
export function useField(path: string, secret = false) {
  const form = useFormFields()
  const intl = useIntl()
  const value = useSyncExternalStore(form.subscribe, () => form.value(path))
  const error = useSyncExternalStore(form.subscribe, () => form.error(path))
  useEffect(() => {
    if (secret) form.secrets.add(path)
  }, [form, path, secret])
  return {
    value,
    error: errorText(intl, error),
    change: (next: unknown) => form.change(path, next),
  }
}

/** What a field's error says. */
export function errorText(intl: IntlShape, error: FieldError | undefined): string | undefined {
  return typeof error === 'object' ? intl.formatMessage(error) : error
}
