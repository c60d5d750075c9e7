import { safeParse, type $ZodIssue, type $ZodType } from 'zod/v4/core'

/** `value` is undefined for an empty body. `problem` is set if no operation could have sent this body. */
export type ReadBody = { value: unknown; problem?: string }

/**
 * Reads the whole body by its Content-Type: JSON as a value, text as a string, anything else as a Blob. JSON that does
 * not parse and HTML come back as text with a `problem`. Rejects when the body does not arrive completely.
 */
export async function readBody(response: Response): Promise<ReadBody> {
  const type = response.headers.get('content-type') ?? ''
  if (/[/+]json\b/i.test(type)) return parseJson(await response.text())
  if (/^text\//i.test(type)) {
    const value = (await response.text()) || undefined
    // No operation returns HTML: it comes from a proxy, or from a web server that serves its index for missing paths.
    return /^text\/html\b/i.test(type) && value ? { value, problem: 'is HTML' } : { value }
  }
  const blob = await response.blob()
  return { value: blob.size === 0 ? undefined : blob }
}

function parseJson(text: string): ReadBody {
  if (text === '') return { value: undefined }
  try {
    return { value: JSON.parse(text) as unknown }
  } catch {
    return { value: text, problem: 'is not valid JSON' }
  }
}

/** Says where `value` first differs from `schema`, e.g. `is wrong at content.0.id (expected number)`, or undefined. */
export function findMismatch(schema: $ZodType, value: unknown): string | undefined {
  // Where nothing is required, a server may also send nothing.
  const issue = firstIssue(schema, value ?? {})
  if (!issue) return undefined
  return value === undefined ? 'is empty' : describe(deepest(issue))
}

/** Where `value` first differs from `schema`. */
export function firstIssue(schema: $ZodType, value: unknown): $ZodIssue | undefined {
  try {
    return safeParse(schema, value).error?.issues[0]
  } catch (error) {
    // zod passes all issues of a list as arguments: of a long list there are too many.
    if (!(error instanceof RangeError)) throw error
    return { code: 'custom', path: [], input: undefined, message: '' }
  }
}

function describe(issue: $ZodIssue): string {
  const rule = ruleOf(issue)
  return issue.path.length > 0
    ? `is wrong at ${issue.path.join('.')} (${rule})`
    : `is wrong as a whole (${rule})`
}

/** The rule of the contract that a value breaks. */
export const ruleOf = (issue: $ZodIssue) =>
  issue.code === 'invalid_type' ? `expected ${issue.expected}` : issue.code

// A union is reported at its own path; the branch that matched furthest names the field that is wrong.
export function deepest(issue: $ZodIssue): $ZodIssue {
  if (issue.code !== 'invalid_union') return issue
  const inner = issue.errors
    .flatMap((issues) => issues.slice(0, 1))
    .map(deepest)
    .toSorted((a, b) => b.path.length - a.path.length)[0]
  return inner && inner.path.length > 0 ? { ...inner, path: [...issue.path, ...inner.path] } : issue
}
