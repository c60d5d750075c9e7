import type {
  EnterprisePreference,
  EnterprisePreferenceRequest,
} from '~/api/generated/model/index.ts'
import type { FieldErrors } from '~/components/form/form-store.ts'
import { messages } from './messages.ts'

/**
 * A preference as the form keeps it and the server takes it: a text or a number, as the server gave it. What has neither
 * stays so until it is edited.
 */
export function toPreferenceValue(preference: EnterprisePreference): EnterprisePreferenceRequest {
  const { id, name, token, stringValue = null, numericValue } = preference
  return typeof stringValue === 'string' || numericValue === undefined
    ? { id, name, token, stringValue }
    : { id, name, token, numericValue }
}

/** What is wrong with the values, by place in the list: a number field may hold a text that is no number. */
export function checkPreferences(
  values: readonly { id: number; numericValue?: unknown }[],
): FieldErrors {
  return Object.fromEntries(
    values.flatMap((value, place) =>
      'numericValue' in value && !isNumberOrNothing(value.numericValue)
        ? [[`${place}.numericValue`, messages.notANumber]]
        : [],
    ),
  )
}

const isNumberOrNothing = (value: unknown) => value === null || Number.isFinite(value)
