import { cleanText } from '~/lib/typed-text.ts'
import type { Match } from './create-matcher.ts'
import { textIn, textsOf, withValue, type Entered } from './entered.ts'
import { macAddressIn, type Template, type TemplateInput } from './template.ts'

/** A part of a scanned code, counted from 1, and its input. */
export type CodePart = { place: number; value: string; input: TemplateInput }

type ValueOf = Pick<CodePart, 'input' | 'value'>

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

/** Finds the inputs for a scanned code: one per part, else the most likely one. */
export async function judgeCode(code: string, form: Form): Promise<CodeOutcome> {
  const { template, entered } = form
  const matchOf = async ({ input: { pattern }, value }: ValueOf) =>
    pattern === undefined ? undefined : form.match(pattern, value)

  const values = template.isQr && code.includes(',') ? code.split(',') : undefined
  if (values && values.length !== template.texts.length) {
    return { kind: 'count', parts: values.length, inputs: template.texts }
  }
  const target = values ? undefined : await targetOf(code, form, matchOf)
  const parts: CodePart[] = values
    ? template.texts.map((input, index) => partOf(input, index, values[index] ?? ''))
    : target
      ? [partOf(target, 0, code)]
      : []
  if (parts.length === 0) return { kind: 'full' }

  const matches = await Promise.all(parts.map(matchOf))
  const wrong = parts.filter((_, index) => matches[index] === 'differs')
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

/**
 * The input for a single code: one whose value does not match, which the code replaces; else the focused one, or the next empty
 * one that it fits. Where it fits none, it is for the one that is next: a wrong code must not end up as a note.
 */
async function targetOf(
  code: string,
  { template: { texts }, entered, focused }: Form,
  matchOf: (part: ValueOf) => Promise<Match | undefined>,
): Promise<TemplateInput | undefined> {
  const place = Math.max(
    texts.findIndex(({ token }) => token === focused),
    0,
  )
  const inputs = await Promise.all(
    [...texts.slice(place), ...texts.slice(0, place)].map(async (input) => {
      const value = textIn(entered, input.token)
      return {
        input,
        match: await matchOf({ input, value: partOf(input, 0, code).value }),
        isEmpty: value === '',
        isWrong: value !== '' && (await matchOf({ input, value })) === 'differs',
      }
    }),
  )
  const fits = ({ match }: (typeof inputs)[number]) => match !== 'differs'
  const wrong = inputs.filter(({ isWrong }) => isWrong)
  const empty = inputs.filter(({ isEmpty }) => isEmpty)
  const atFocus = inputs.filter(({ input }) => input.token === focused)
  const next = atFocus.length > 0 ? atFocus.filter(({ isEmpty }) => isEmpty) : empty.slice(0, 1)
  const target =
    wrong.find(fits) ??
    wrong[0] ??
    next.find(fits) ??
    empty.find(({ match }) => match === 'matches') ??
    atFocus.find(fits) ??
    empty[0] ??
    atFocus[0]
  return target?.input
}

const partOf = (input: TemplateInput, index: number, text: string): CodePart => ({
  place: index + 1,
  value: cleanText(text, 'identifier'),
  input,
})
