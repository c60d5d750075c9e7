import { resolver, type Content, type ContractDocument, type Operation } from './contract.ts'
import { jsonAnswer } from './examples.ts'
import { refusal } from './failures.ts'
import { checkMultipart, findTooLarge } from './multipart-check.ts'
import { readMultipart } from './multipart.ts'
import { readJson } from './read-json.ts'
import { createParameterCheck } from './request-check.ts'
import { schemaCheck, type Violation } from './schemas.ts'

/** One request for a known operation; `headers` in lower case, `body` unparsed. */
export type Call = {
  operation: Operation
  url: URL
  headers: Record<string, string>
  body: Buffer
}

/** The JSON of a body; undefined without one or if the contract says multipart. */
export type ParsedBody = { body: unknown } | { problem: string }

/**
 * The checks that Prism lacks: it reads a multipart body as one text, ignores `unevaluatedProperties` beside an `allOf`,
 * and accepts unknown query parameters, so that a misspelled one goes unnoticed.
 *
 * @returns A function that returns the refusal of an invalid request, and undefined for a valid one.
 */
export function createChecks(document: ContractDocument) {
  const check = schemaCheck(document)
  const resolve = resolver(document)
  // Prism coerces, so that it takes 0x10 for a number.
  const parametersOf = createParameterCheck(document)

  return async (call: Call, parsed: { body: unknown }): Promise<Response | undefined> => {
    const { operation, url } = call
    const multipart = multipartOf(operation)
    const json = operation.request?.contents[0]
    const found = multipart
      ? await multipartViolations(call, multipart)
      : json && parsed.body !== undefined
        ? check(json.schema, parsed.body)
        : []
    if (found instanceof Response) return found
    const violations = [...parametersOf(operation, url), ...found.map(inBody)]
    return violations.length > 0 ? refusal(operation, 422, violations) : undefined
  }

  async function multipartViolations({ operation, headers, body }: Call, content: Content) {
    const type = headers['content-type'] ?? ''
    if (body.length > 0 && !isMultipart(type)) {
      const message = `must be multipart/form-data, not ${type || 'without a Content-Type'}`
      return refusal(operation, 415, [{ place: ['body'], rule: 'contentType', message }])
    }
    const parts = body.length === 0 ? [] : await readMultipart(body, type)
    if (typeof parts === 'string') return jsonAnswer(400, { message: parts })
    const large = findTooLarge(parts, content, resolve)
    if (large) return refusal(operation, 413, [inBody(large)])
    return checkMultipart(parts, content, check, resolve)
  }
}

/** Parses the body of a call that Prism checks. Text stays text, for Prism to refuse. */
export function parseBody({ operation, body, headers }: Call): ParsedBody {
  // A GET has none, even if something is sent.
  if (!operation.request || body.length === 0 || multipartOf(operation)) return { body: undefined }
  if (!/^application\/([\w.-]+\+)?json\b/i.test(headers['content-type'] ?? '')) {
    return { body: body.toString('latin1') }
  }
  const text = utf8Of(body)
  const read = text === undefined ? { problem: 'is not UTF-8' } : readJson(text)
  return 'problem' in read ? { problem: `The body ${read.problem}.` } : { body: read.value }
}

function utf8Of(body: Buffer): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(body)
  } catch {
    return undefined
  }
}

const inBody = (violation: Violation) => ({ ...violation, place: ['body', ...violation.place] })

const multipartOf = ({ request }: Operation) =>
  request?.contents.find(({ mediaType }) => isMultipart(mediaType))

const isMultipart = (type: string) => type.toLowerCase().startsWith('multipart/form-data')
