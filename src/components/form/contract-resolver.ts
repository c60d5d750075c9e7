import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form'
import type { MessageDescriptor } from 'react-intl'
import { safeParse, type $ZodType } from 'zod/v4/core'

/** What to say of a field that is empty, and of one that breaks another rule. */
export type FieldRule = { required: MessageDescriptor; invalid?: MessageDescriptor }

/**
 * Checks a form with the contract's own request validator and words each complaint with the form's messages. The
 * texts are formatted by `format`. The values themselves are handed on as they were typed.
 */
export function contractResolver<Values extends FieldValues>(
  schema: $ZodType,
  rules: Record<keyof Values & string, FieldRule>,
  format: (message: MessageDescriptor) => string,
): Resolver<Values> {
  return (values) => {
    const result = safeParse(schema, values)
    if (result.success) return { values, errors: {} }
    const errors: Record<string, { type: string; message: string }> = {}
    for (const { path, code } of result.error.issues) {
      const field = String(path[0])
      const rule = rules[field]
      if (!rule || errors[field]) continue
      const empty = values[field] === undefined || values[field] === null || values[field] === ''
      const message = empty ? rule.required : (rule.invalid ?? rule.required)
      errors[field] = { type: empty ? 'required' : code, message: format(message) }
    }
    return { values: {}, errors: errors as FieldErrors<Values> }
  }
}
