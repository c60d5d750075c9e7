import type { $ZodType } from 'zod/v4/core'
import { findMismatch } from './breach.ts'
import { property } from './errors.ts'

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

export type AnswerFailure = {
  kind: 'http' | 'contract'
  message?: string
  problem?: string | undefined
}

/**
 * Why an answer counts as a failure, or undefined: its status, `successful: false` in its body, or a body that breaks the
 * contract's `schema`. `binary` is set where the answer has to be a file.
 */
export function findFailure(
  operationId: string,
  response: Response,
  body: ReadBody,
  { schema, binary }: { schema?: $ZodType; binary?: boolean },
): AnswerFailure | undefined {
  if (!response.ok) return { kind: 'http' }
  const { value } = body
  // Before the check: a refusal seldom has what a success would have.
  if (property(value, 'successful') === false || property(value, 'success') === false) {
    return { kind: 'http' }
  }
  const problem = body.problem ?? (binary && !(value instanceof Blob) ? 'is no file' : undefined)
  const breach = problem ?? (schema && findMismatch(schema, value))
  return breach
    ? { kind: 'contract', message: `${operationId}: the answer ${breach}`, problem }
    : undefined
}
