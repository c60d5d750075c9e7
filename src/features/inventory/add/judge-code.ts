import { cleanText } from '~/lib/typed-text.ts'
import { macAddressIn, type Template, type TemplateInput } from './template.ts'
import { textIn, textsOf, withValue, type Entered } from './entered.ts'
import type { Match } from './create-matcher.ts'

/** A part of a scanned code, counted from 1, and its input. */
export type CodePart = { place: number; value: string; input: TemplateInput }

/** The effect of a scanned code on the form. */
export type CodeOutcome =
  /** `wrong` is the input that was filled although the code does not match its pattern. */
  | {
      kind: 'filled'
      entered: Entered
      macAddress?: string | undefined
      wrong?: TemplateInput | undefined
    }
  /** The number of parts does not match the inputs. */
  | { kind: 'count'; parts: number; inputs: readonly TemplateInput[] }
  /** These parts do not match the patterns of their inputs. */
  | { kind: 'differs'; parts: readonly CodePart[] }
  /** The delivery already has this MAC address. */
  | { kind: 'repeated'; macAddress: string }
  /** Every input is filled, and none has the focus. */
  | { kind: 'full' }

type Form = {
  template: Template
  entered: Entered
  /** The token of the focused input. */
  focused: string | undefined
  match: (pattern: string, value: string) => Promise<Match>
  has: (macAddress: string) => boolean
}

/** Finds the inputs for a scanned code: one per part, else the focused one, else the first empty one. */
export async function judgeCode(code: string, form: Form): Promise<CodeOutcome> {
  const { template, entered, focused } = form
  const differs = async ({ input, value }: Pick<CodePart, 'input' | 'value'>) =>
    input.pattern !== undefined && (await form.match(input.pattern, value)) === 'differs'

  const values = template.isQr && code.includes(',') ? code.split(',') : undefined
  if (values && values.length !== template.texts.length) {
    return { kind: 'count', parts: values.length, inputs: template.texts }
  }
  const target =
    template.texts.find(({ token }) => token === focused) ??
    template.texts.find(({ token }) => textIn(entered, token) === '')
  const parts: CodePart[] = values
    ? template.texts.map((input, index) => partOf(input, index, values[index] ?? ''))
    : target
      ? [partOf(target, 0, code)]
      : []
  if (parts.length === 0) return { kind: 'full' }

  const verdicts = await Promise.all(parts.map(differs))
  const wrong = parts.filter((_, index) => verdicts[index])
  if (values && wrong.length > 0) return { kind: 'differs', parts: wrong }

  const next = parts.reduce(
    (before: Entered, { input, value }) => withValue(before, input.token, value),
    entered,
  )
  const macAddress = macAddressIn(template, textsOf(template, next))
  const isNew = macAddress !== macAddressIn(template, textsOf(template, entered))
  if (macAddress !== undefined && isNew && form.has(macAddress)) {
    return { kind: 'repeated', macAddress }
  }
  return { kind: 'filled', entered: next, macAddress, wrong: wrong[0]?.input }
}

const partOf = (input: TemplateInput, index: number, text: string): CodePart => ({
  place: index + 1,
  value: cleanText(text, 'identifier'),
  input,
})
