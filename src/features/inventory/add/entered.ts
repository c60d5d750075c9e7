import { cleanText } from '~/lib/typed-text.ts'
import { matchIn, type Matches } from './create-matcher.ts'
import type { Device } from './delivery.ts'
import { macAddressIn, type Template, type TemplateInput } from './template.ts'

/** What was entered for the inputs, by token. A list, since a draft keeps a list as a whole. */
export type Entered = readonly (readonly [token: string, value: string | File])[]

/** The form's values. */
export type DeviceValues = {
  typeToken: string | null
  location: string | null
  vendorOrder: number | null
  entered: Entered
}

export const valueIn = (entered: Entered, token: string) =>
  entered.find(([each]) => each === token)?.[1]

/** The text of an input, as it is judged and sent: without the blanks around it. */
export function textIn(entered: Entered, token: string): string {
  const value = valueIn(entered, token)
  return typeof value === 'string' ? cleanText(value, 'text') : ''
}

/** With another value for an input; an empty one is left out. */
export const withValue = (
  entered: Entered,
  token: string,
  value: string | File | null,
): Entered => [
  ...entered.filter(([each]) => each !== token),
  ...(value === null || value === '' ? [] : [[token, value] as const]),
]

/** The texts of a template's inputs. Those of another type's inputs may be among what was entered. */
export const textsOf = ({ texts }: Pick<Template, 'texts'>, entered: Entered) =>
  Object.fromEntries(
    texts.flatMap(({ token }) => {
      const text = textIn(entered, token)
      return text === '' ? [] : [[token, text]]
    }),
  ) as Record<string, string>

export type Problems = {
  /** Required and empty. */
  missing: readonly TemplateInput[]
  /** Filled, and differing from the pattern. */
  wrong: readonly TemplateInput[]
  /** Whether a value is still being tested. */
  isChecking: boolean
}

/** What keeps a device from being saved. */
export function problemsOf(
  { inputs }: Pick<Template, 'inputs'>,
  entered: Entered,
  matches: Matches,
): Problems {
  const matchOf = ({ token, pattern, isImage }: TemplateInput) => {
    const text = isImage ? '' : textIn(entered, token)
    return text === '' || pattern === undefined ? 'matches' : matchIn(matches, pattern, text)
  }
  return {
    missing: inputs.filter(
      ({ token, isRequired, isImage }) =>
        isRequired && !(isImage ? valueIn(entered, token) : textIn(entered, token)),
    ),
    wrong: inputs.filter((input) => matchOf(input) === 'differs'),
    isChecking: inputs.some((input) => matchOf(input) === undefined),
  }
}

/** The device that the form describes. */
export function deviceOf(
  template: Template,
  typeName: string,
  { typeToken, location, vendorOrder, entered }: DeviceValues,
): Device {
  const values = textsOf(template, entered)
  const macAddress = macAddressIn(template, values)
  const files = template.inputs.flatMap(({ token }) => {
    const value = valueIn(entered, token)
    return value instanceof File ? [[token, value] as const] : []
  })
  return {
    name: macAddress ?? Object.values(values)[0] ?? typeName,
    typeToken: typeToken ?? template.type,
    typeName,
    location,
    vendorOrder,
    values,
    images: Object.fromEntries(files),
    macAddress,
  }
}

/** What was entered for a device, to enter it again. */
export const enteredFor = ({ values, images }: Device): Entered => [
  ...Object.entries(values),
  ...Object.entries(images),
]
