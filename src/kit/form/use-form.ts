import { useEffect, useEffectEvent } from 'react'
import {
  useForm as useHookForm,
  type DefaultValues,
  type FieldValues,
  type Resolver,
  type UseFormReturn,
} from 'react-hook-form'
import { useIntl, type MessageDescriptor } from 'react-intl'
import { sameValue } from '~/lib/same-value.ts'
import type { Check, ErrorTexts } from './check.ts'
import {
  clearServerErrors,
  listErrors,
  nestErrors,
  serverErrors,
  type PathError,
} from './form-errors.ts'

type FormOptions<Values> = {
  /** What the form starts with. Later data never changes what was typed. */
  defaultValues: Values
  check: Check<Values>
}

/** The form of react-hook-form, for `<Form>` and its fields. */
export function useForm<Values extends FieldValues>({
  defaultValues,
  check,
}: FormOptions<Values>): UseFormReturn<Values> {
  const intl = useIntl()
  const findErrors = (values: Values): PathError[] => {
    const saved = form.control._defaultValues as DefaultValues<Values> as Values
    return checkErrors(check(values, saved), (message) => intl.formatMessage(message))
  }
  const form: UseFormReturn<Values> = useHookForm<Values, unknown, Values>({
    defaultValues: defaultValues as DefaultValues<Values>,
    // Every change is checked by `recheckOnChange`.
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
    resolver: (values) => resolve(values, findErrors(values), serverErrors(form.getErrors())),
  })

  const find = useEffectEvent(findErrors)
  useEffect(() => recheckOnChange(form, (values) => find(values)), [form])
  useEffect(() => {
    // In another language the same errors read differently.
    if (listErrors(form.getErrors()).length > 0) void form.trigger()
  }, [form, intl])
  return form
}

/** The errors that a check found, in words. */
export function checkErrors(
  found: ErrorTexts,
  textOf: (message: MessageDescriptor) => string,
): PathError[] {
  return Object.entries(found).flatMap(([path, text]) =>
    text === undefined
      ? []
      : { path, type: 'check', message: typeof text === 'string' ? text : textOf(text) },
  )
}

/** The errors that react-hook-form gets for the values. The check's error of a field comes before the server's. */
export function resolve<Values extends FieldValues>(
  values: Values,
  found: readonly PathError[],
  refused: readonly PathError[],
): ReturnType<Resolver<Values>> {
  const errors = [...refused, ...found]
  return errors.length === 0
    ? { values, errors: {} }
    : { values: {}, errors: nestErrors(errors, values) }
}

/**
 * After the first submit, checks the whole form on each change: react-hook-form checks the changed field alone, but the
 * error of one field may depend on another. What the server said about the changed field goes.
 */
export function recheckOnChange<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  findErrors: (values: Values) => PathError[],
): () => void {
  return form.subscribe({
    formState: { values: true },
    callback: ({ name, type, isSubmitted }) => {
      // Only a reset names no field. It removes all errors.
      if (!isSubmitted || name === undefined) return
      // A row that is added or removed leaves the errors of the others alone; they have moved with their rows.
      clearServerErrors(form, { path: name, below: type === 'change' })
      const shown = listErrors(form.getErrors()).filter((error) => error.type === 'check')
      if (!sameValue(byPath(shown), byPath(findErrors(form.getValues())))) void form.trigger()
    },
  })
}

const byPath = (errors: readonly PathError[]) =>
  Object.fromEntries(errors.map(({ path, message }) => [path, message]))
