import { get } from 'react-hook-form'
import { defineMessage, type MessageDescriptor } from 'react-intl'
import { safeParse, type $ZodType } from 'zod/v4/core'
import { words } from '~/i18n/words.ts'
import type { ErrorText, ErrorTexts } from './check.ts'

/** The messages for an empty field and a too long text, both with a default, and for any other error. */
export type FieldRule = {
  required?: MessageDescriptor
  tooLong?: MessageDescriptor
  invalid?: MessageDescriptor
}

/** Messages by field. Rows of a list share theirs: `items.count` applies to `items.0.count`. */
type FieldRules<Values> = Partial<Record<keyof Values & string, FieldRule>> &
  Record<string, FieldRule>

/** What a field says of a text that is longer than the contract allows. */
export const textTooLong = defineMessage({
  defaultMessage: 'This text is too long.',
  description: 'Error below a text field',
})

/**
 * Checks a form with the contract's own request validator. An empty field needs no message of its own; any other error
 * without one is left to the server.
 */
export function contractCheck<Values extends object>(
  schema: $ZodType,
  rules: FieldRules<Values> = {},
): (values: Values) => ErrorTexts {
  return (values) => {
    const errors: Record<string, ErrorText> = {}
    for (const { path, code, ...issue } of safeParse(schema, values).error?.issues ?? []) {
      const field = path.join('.')
      const rule = rules[path.filter((step) => typeof step === 'string').join('.')]
      const value: unknown = get(values, field)
      const empty = value === undefined || value === null || value === ''
      const known = rule || (path.length === 1 && field in values)
      const isTooLong = code === 'too_big' && 'origin' in issue && issue.origin === 'string'
      const fault = isTooLong ? (rule?.tooLong ?? textTooLong) : (rule?.invalid ?? rule?.required)
      const message = empty ? (rule?.required ?? words.required) : fault
      if (known && message) errors[field] ??= message
    }
    return errors
  }
}
