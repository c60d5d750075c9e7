import { get } from 'react-hook-form'
import type { MessageDescriptor } from 'react-intl'
import { safeParse, type $ZodType } from 'zod/v4/core'
import type { Check, ErrorText } from './check.ts'

/** What to say when a field is empty, and when it breaks another rule. */
export type FieldRule = { required: MessageDescriptor; invalid?: MessageDescriptor }

/** A rule for each field. The rows of a list share theirs: `items.count` is that of `items.0.count`. */
type FieldRules<Values> = Record<keyof Values & string, FieldRule> & Record<string, FieldRule>

/**
 * Checks a form with the contract's own request validator and words each error with the form's messages. An error
 * without a rule is left to the server.
 */
export function contractCheck<Values extends object>(
  schema: $ZodType,
  rules: FieldRules<Values>,
): Check<Values> {
  return (values) => {
    const errors: Record<string, ErrorText> = {}
    for (const { path } of safeParse(schema, values).error?.issues ?? []) {
      const field = path.join('.')
      const rule = rules[path.filter((step) => typeof step === 'string').join('.')]
      const value: unknown = get(values, field)
      const empty = value === undefined || value === null || value === ''
      if (rule) errors[field] ??= empty ? rule.required : (rule.invalid ?? rule.required)
    }
    return errors
  }
}
