/** No body of the contract is nested more than a few levels, except business structures. */
const deepest = 100

/** Parses JSON; `problem` is a predicate that says why it cannot be read. */
export function readJson(text: string): { value: unknown } | { problem: string } {
  if (depthOf(text) > deepest) return { problem: `is nested more than ${deepest} levels deep` }
  try {
    return { value: JSON.parse(text) as unknown }
  } catch (error) {
    return { problem: `is not JSON: ${(error as Error).message}` }
  }
}

/** How deep the brackets outside of strings are nested. Counted before parsing, since the checks are recursive. */
function depthOf(text: string): number {
  let depth = 0
  let most = 0
  for (const [mark] of text.matchAll(/"(?:[^"\\]|\\.)*"|[[\]{}]/gs)) {
    if (mark === '[' || mark === '{') depth += 1
    else if (mark === ']' || mark === '}') depth -= 1
    most = Math.max(most, depth)
  }
  return most
}
