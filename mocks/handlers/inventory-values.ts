import type { Schema } from '../operations.ts'

type Values = Readonly<Record<string, string>>

/**
 * The rules of a template for the values of a device, by field: each value belongs to an input and matches its pattern, and
 * the expressions in `requiredMetadata` hold.
 */
export function problemsOfValues(
  { metadataInputs, requiredMetadata }: Schema<'InventoryTemplate'>,
  values: Values,
): Record<string, string> {
  const problems: Record<string, string> = {}
  for (const token of requiredMetadata.flatMap((expression) => missing(expression, values))) {
    problems[`values.${token}`] = 'Required'
  }
  for (const [token, value] of Object.entries(values)) {
    const input = Object.hasOwn(metadataInputs, token) ? metadataInputs[token] : undefined
    if (!input) {
      problems[`values.${token}`] = 'Devices of this type have no such value.'
      continue
    }
    const pattern = input.validationRegex?.javascript
    if (pattern && !matches(pattern, value)) {
      problems[`values.${token}`] = mismatch(pattern, input.examples ?? [])
    }
  }
  return problems
}

/** An invalid pattern accepts everything. */
function matches(pattern: string, value: string): boolean {
  try {
    return new RegExp(pattern).test(value)
  } catch {
    return true
  }
}

function mismatch(pattern: string, examples: readonly string[]): string {
  const digits = /^\^\[0-9A-Fa-f\]\{(\d+)\}\$$/.exec(pattern)?.[1]
  if (digits) return `Must be ${digits} hexadecimal digits.`
  return examples.length > 0 ? `Must look like ${examples.join(' or ')}.` : 'Is malformed.'
}

/**
 * The tokens that must be filled in for an expression to hold; none if it holds. If no alternative holds, the missing
 * tokens of all of them.
 */
function missing(expression: string, values: Values): string[] {
  const words = expression.match(/[a-z][a-z0-9_]*|&&|\|\||[()]/g) ?? []
  let index = 0
  const take = (word: string) => {
    const isNext = words[index] === word
    if (isNext) index += 1
    return isNext
  }

  function alternatives(): string[] {
    const lacks = [sequence()]
    while (take('||')) lacks.push(sequence())
    return lacks.some((each) => each.length === 0) ? [] : lacks.flat()
  }

  function sequence(): string[] {
    const lacks = [term()]
    while (take('&&')) lacks.push(term())
    return lacks.flat()
  }

  function term(): string[] {
    if (take('(')) {
      const lacks = alternatives()
      take(')')
      return lacks
    }
    const token = words[index] ?? ''
    index += 1
    return values[token] ? [] : [token]
  }

  return alternatives()
}
