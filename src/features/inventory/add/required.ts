import { hasWhole } from '~/lib/has-whole.ts'

/** The tokens of the inputs that appear in a required-metadata expression. The console requires all of them. */
export const tokensIn = (expression: string, known: readonly string[]): string[] =>
  known.filter((token) => hasWhole(expression, token))

/**
 * Whether an expression only joins inputs, as in `mac && (imei || iccid)`. Of another one, the console cannot know what
 * else it asks for.
 *
 * @param known The tokens of the template's inputs.
 */
export function isClear(expression: string, known: readonly string[]): boolean {
  const parts = expression.match(/[()]|[\p{L}\d_.-]+|[^\s\p{L}\d_.()-]+/gu) ?? []
  let depth = 0
  let expectsOperand = true
  for (const part of parts) {
    const isOperand = part === '(' || known.includes(part)
    if (part === ')') {
      depth -= 1
      if (expectsOperand || depth < 0) return false
    } else if (isOperand !== expectsOperand || (!isOperand && isName(part))) {
      return false
    } else if (part === '(') {
      depth += 1
    } else {
      expectsOperand = !isOperand
    }
  }
  return !expectsOperand && depth === 0
}

/** A word that is not an operator must be the name of an input. */
const isName = (part: string) => /[\p{L}\d]/u.test(part) && !/^(?:and|or)$/i.test(part)
