import type {
  EnterprisePreference,
  EnterprisePreferenceRequest,
} from '~/api/generated/model/index.ts'
import type { ErrorTexts } from '~/kit/form/check.ts'
import { messages } from './messages.ts'

/** The form's values, by the key of their preference, which drafts use too. */
export type PreferenceValues = {
  texts: Record<string, string | null>
  numbers: Record<string, number | null>
}

/** The key of a preference in the form. */
export const keyOf = ({ id }: { id: number }) => `p${id}`

/** A preference is a number unless the server sent a text, or neither. */
export const isNumber = ({ stringValue, numericValue }: EnterprisePreference) =>
  typeof stringValue !== 'string' && numericValue !== undefined

/** The form path of a preference's value. */
export const pathOf = (preference: EnterprisePreference) =>
  isNumber(preference)
    ? (`numbers.${keyOf(preference)}` as const)
    : (`texts.${keyOf(preference)}` as const)

/** The initial values, as the server sent them. */
export function toValues(preferences: readonly EnterprisePreference[]): PreferenceValues {
  const texts = preferences.filter((each) => !isNumber(each))
  const numbers = preferences.filter(isNumber)
  return {
    texts: Object.fromEntries(texts.map((each) => [keyOf(each), each.stringValue ?? null])),
    numbers: Object.fromEntries(numbers.map((each) => [keyOf(each), each.numericValue ?? null])),
  }
}

/** The preferences whose values differ from what is saved; the server leaves the others as they are. */
export function toRequest(
  preferences: readonly EnterprisePreference[],
  { texts, numbers }: PreferenceValues,
  saved: PreferenceValues,
): EnterprisePreferenceRequest[] {
  return preferences.flatMap((each) => {
    const { id, name, token } = each
    const key = keyOf(each)
    if (isNumber(each)) {
      const numericValue = numbers[key] ?? null
      return Object.is(numericValue, saved.numbers[key] ?? null)
        ? []
        : { id, name, token, numericValue }
    }
    const stringValue = texts[key] ?? null
    return stringValue === (saved.texts[key] ?? null) ? [] : { id, name, token, stringValue }
  })
}

/** Checks the values: a number field may hold a text that is not a number. */
export function checkPreferences({ numbers }: { numbers: Record<string, unknown> }): ErrorTexts {
  const faults = Object.entries(numbers).filter(
    ([, value]) => value !== null && !Number.isFinite(value),
  )
  return Object.fromEntries(faults.map(([key]) => [`numbers.${key}`, messages.notANumber]))
}

/** The unit at the end of a name: "minutes" in "Alert escalation delay (minutes)". */
export const unitOf = (name: string): string | undefined => /\(([^()]+)\)\s*$/.exec(name)?.[1]
