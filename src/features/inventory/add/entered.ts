import { cleanText } from '~/lib/typed-text.ts'
import { matchIn, type Matches } from './create-matcher.ts'
import type { Device } from './delivery.ts'
import { macAddressIn, type Template, type TemplateInput } from './template.ts'

/** The entered values by input token. A list, since drafts store lists as a whole. */
export type Entered = readonly (readonly [token: string, value: string | File])[]

/** Whether a draft stored this entry: an older form may have stored others. */
export const isEntered = (entry: unknown): boolean =>
  Array.isArray(entry) &&
  typeof entry[0] === 'string' &&
  (typeof entry[1] === 'string' || entry[1] instanceof File)

/** The form's values. */
export type DeviceValues = {
  typeToken: string | null
  location: string | null
  vendorOrder: number | null
  entered: Entered
}

export const valueIn = (entered: Entered, token: string) =>
  entered.find(([each]) => each === token)?.[1]

/** The value of a text input, trimmed, as it is checked and sent. */
export function textIn(entered: Entered, token: string): string {
  const value = valueIn(entered, token)
  return typeof value === 'string' ? cleanText(value, 'text') : ''
}

/** Sets the value of an input; an empty one is removed. */
export const withValue = (
  entered: Entered,
  token: string,
  value: string | File | null,
): Entered => [
  ...entered.filter(([each]) => each !== token),
  ...(value === null || value === '' ? [] : [[token, value] as const]),
]

/** The values of a template's text inputs, without those entered for another type. */
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
  /** Filled in, but not matching the pattern. */
  wrong: readonly TemplateInput[]
  /** Whether a value is still being tested. */
  isChecking: boolean
}

/** What prevents saving a device. */
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

/** The images of a template's inputs, by token. */
export const imagesIn = ({ inputs }: Pick<Template, 'inputs'>, entered: Entered) =>
  inputs.flatMap(({ token }) => {
    const value = valueIn(entered, token)
    return value instanceof File ? [[token, value] as const] : []
  })

/** The device that the form describes. */
export function deviceOf(
  template: Template,
  typeName: string,
  { typeToken, location, vendorOrder, entered }: DeviceValues,
): Device {
  const values = textsOf(template, entered)
  const macAddress = macAddressIn(template, values)
  return {
    name: macAddress ?? Object.values(values)[0] ?? typeName,
    typeToken: typeToken ?? template.type,
    typeName,
    location,
    vendorOrder,
    values,
    images: Object.fromEntries(imagesIn(template, entered)),
    macAddress,
  }
}

/** The form values of a device, to edit it again. */
export const enteredFor = ({ values, images }: Device): Entered => [
  ...Object.entries(values),
  ...Object.entries(images),
]
