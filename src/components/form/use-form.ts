import { createContext, use, useState, useSyncExternalStore } from 'react'
import { useIntl } from 'react-intl'
import { createFormStore, type Check, type FormFields, type FormStore } from './form-store.ts'

const FormContext = createContext<FormFields | null>(null)

export const FormProvider = FormContext.Provider

/** A form for `<Form>`. Both arguments count when it is first drawn: what is typed never follows later data. */
export function useForm<Values extends object>(
  initial: Values,
  check: Check<Values>,
): FormStore<Values> {
  return useState(() => createFormStore(initial, check))[0]
}

/** The value at a path of the form around, its error as a text, and the function that changes it. */
export function useField(path: string) {
  const form = use(FormContext)
  if (!form) throw new Error('A field has no form around it')
  const intl = useIntl()
  const value = useSyncExternalStore(form.subscribe, () => form.value(path))
  const error = useSyncExternalStore(form.subscribe, () => form.error(path))
  return {
    value,
    error: typeof error === 'object' ? intl.formatMessage(error) : error,
    change: (next: unknown) => form.change(path, next),
  }
}
