import type { MessageDescriptor } from 'react-intl'
import { safeParse, type $ZodType } from 'zod/v4/core'
import { valueAt } from '~/lib/value-path.ts'
import type { Check, FieldError } from './form-store.ts'

/** What to say of a field that is empty, and of one that breaks another rule. */
export type FieldRule = { required: MessageDescriptor; invalid?: MessageDescriptor }

/** A rule for each field. The rows of a list share theirs: `items.count` is that of `items.0.count`. */
type FieldRules<Values> = Record<keyof Values & string, FieldRule> & Record<string, FieldRule>

/**
 * Checks a form with the contract's own request validator and words each complaint with the form's messages. A
 * complaint that no rule words is left to the server.
 */
export function contractCheck<Values extends object>(
  schema: $ZodType,
  rules: FieldRules<Values>,
): Check<Values> {
  return (values) => {
    const errors: Record<string, FieldError> = {}
    for (const { path } of safeParse(schema, values).error?.issues ?? []) {
      const field = path.join('.')
      const rule = rules[path.filter((step) => typeof step === 'string').join('.')]
      const value = valueAt(values, field)
      const empty = value === undefined || value === null || value === ''
      if (rule) errors[field] ??= empty ? rule.required : (rule.invalid ?? rule.required)
    }
    return errors
  }
}
