import type { Operation } from './contract.ts'
import type { Violation } from './schemas.ts'

/** What Prism finds wrong with a request or an answer. */
export type Diagnostic = { code?: string | number | undefined; message: string; path?: string[] }

/** A diagnostic as the contract's own checks would say it. */
export function readDiagnostic({ parameters }: Operation, diagnostic: Diagnostic): Violation {
  const { code, message } = diagnostic
  const [place, ...keys] = diagnostic.path ?? []
  // Prism writes the names of parameters in small letters.
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
  if (code === 415) return { place: ['body'], rule: 'contentType', message: lowerFirst(message) }
  if (path.length === 0 && rule === 'required') {
    return { place: ['body'], rule, message: 'is required' }
  }
  return {
    place: path,
    rule,
    message: lowerFirst(message.replace(sentenceStart, '')),
  }
}

/** What Prism says the message is about, which the place says already. */
const sentenceStart = /^(?:Request|Response) \w+ (?:(?:property|parameter) \S+ )?/

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)
