import type {
  EnterprisePreference,
  EnterprisePreferenceRequest,
} from '~/api/generated/model/index.ts'
import type { ErrorTexts } from '~/components/form/check.ts'
import { messages } from './messages.ts'

/** The values of the form. Server errors name a preference by its place in the list. */
export type PreferenceValues = { preferences: EnterprisePreferenceRequest[] }

/**
 * A preference as the form keeps it and the server takes it: a text or a number, as the server sent it. One that has
 * neither keeps it that way until it is edited.
 */
export function toPreferenceValue(preference: EnterprisePreference): EnterprisePreferenceRequest {
  const { id, name, token, stringValue = null, numericValue } = preference
  return typeof stringValue === 'string' || numericValue === undefined
    ? { id, name, token, stringValue }
    : { id, name, token, numericValue }
}

type TypedValues = { preferences: readonly { id: number; numericValue?: unknown }[] }

/** Checks the values: a number field may hold a text that is not a number. */
export function checkPreferences({ preferences }: TypedValues): ErrorTexts {
  return Object.fromEntries(
    preferences.flatMap((value, place) =>
      'numericValue' in value && !isNumberOrNothing(value.numericValue)
        ? [[`preferences.${place}.numericValue`, messages.notANumber]]
        : [],
    ),
  )
}

const isNumberOrNothing = (value: unknown) => value === null || Number.isFinite(value)
