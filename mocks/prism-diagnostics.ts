import type { Operation } from './contract.ts'
import type { Violation } from './schemas.ts'

/** A violation that Prism finds in a request or an answer. */
export type Diagnostic = { code?: string | number | undefined; message: string; path?: string[] }

/** A diagnostic in the form that our own checks use. */
export function readDiagnostic({ parameters }: Operation, diagnostic: Diagnostic): Violation {
  const { code, message } = diagnostic
  const [place, ...keys] = diagnostic.path ?? []
  // Prism writes parameter names in lower case.
  const nameOf = (key: string) =>
    parameters.find((each) => each.in === place && each.name.toLowerCase() === key)?.name ?? key
  const path = place === undefined ? [] : [place, ...keys.map(nameOf)]
  const required = /required property '([^']+)'/.exec(message)?.[1]
  const unknown = /(?:additional properties; found|unevaluated properties:) '([^']+)'/.exec(
    message,
  )?.[1]
  const rule = String(code ?? '')
  if (required) return { place: [...path, nameOf(required)], rule, message: 'is required' }
  if (unknown) return { place: [...path, unknown], rule, message: 'is not known to the contract' }
  if (code === 415) {
    return { place: ['body'], rule: 'contentType', message: message.replace(supported, 'must be ') }
  }
  if (path.length === 0 && rule === 'required') {
    return { place: ['body'], rule, message: 'is required' }
  }
  return {
    place: path,
    rule,
    message: lowerFirst(message.replace(sentenceStart, '')),
  }
}

/** The subject of Prism's message, which the place already names. */
const sentenceStart = /^(?:Request|Response) \w+ (?:(?:property|parameter) \S+ )?/

const supported = /^Supported content types: /

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)
