/**
 * The tokens of the inputs in a required-metadata expression, such as `mac && (imei || iccid)`. The operators are
 * ignored: the console requires all inputs. Undefined if the expression is malformed or names an unknown input.
 *
 * @param known The tokens of the template's inputs.
 */
export function tokensIn(expression: string, known: ReadonlySet<string>): string[] | undefined {
  const parts = expression.match(/[()]|[\p{L}\d_.-]+|[^\s\p{L}\d_.()-]+/gu) ?? []
  const tokens: string[] = []
  let depth = 0
  let expectsOperand = true
  for (const part of parts) {
    const isOperand = part === '(' || known.has(part)
    if (part === ')') {
      depth -= 1
      if (expectsOperand || depth < 0) return undefined
    } else if (isOperand !== expectsOperand || (!isOperand && isName(part))) {
      return undefined
    } else if (part === '(') {
      depth += 1
    } else {
      if (isOperand) tokens.push(part)
      expectsOperand = !isOperand
    }
  }
  return expectsOperand || depth !== 0 ? undefined : tokens
}

/** A word that is not an operator must be the name of an input. */
const isName = (part: string) => /[\p{L}\d]/u.test(part) && !/^(?:and|or)$/i.test(part)
