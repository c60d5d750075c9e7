import type { Call } from '../checks.ts'
import type { ContractDocument } from '../contract.ts'
import { jsonAnswer, pathValues } from '../examples.ts'
import { exampleFile } from '../files.ts'
import { createAnonymizer, recordedToken } from './anonymize.ts'
import type { RealServer } from './proxy.ts'

/** One answer of the real server, without anything that could name a person, a place or a secret. */
export type Exchange = { operationId: string; address: string; status: number; body?: unknown }
export type Recording = { contractVersion: string; exchanges: Exchange[] }

/** Records the answers of a server; files are left out. */
export function createRecorder(document: ContractDocument, server: RealServer) {
  /** The newest answer of each call. */
  const answered = new Map<string, { call: Call; status: number; body: unknown }>()
  const { info } = document as { info?: { version?: string } }

  return {
    server: async (call: Call) => {
      const response = await server(call)
      const { operation, url } = call
      const isJson = response.headers.get('content-type')?.includes('json') === true
      // What cannot be read could not be made anonymous either.
      const body: unknown = isJson
        ? await response
            .clone()
            .json()
            .catch(() => undefined)
        : undefined
      const place = `${operation.method} ${url.pathname}${url.search}`
      answered.set(place, { call, status: response.status, body })
      return response
    },
    recording: (): Recording => {
      const anonymizer = createAnonymizer(document)
      const bodies = [...answered.values()].map(({ call: { operation }, status, body }) => {
        const schema = operation.answers.find((each) => each.status === status)?.contents[0]?.schema
        return body === undefined ? {} : { body: anonymizer.body(body, schema ?? {}) }
      })
      const exchanges = [...answered.values()].map(({ call: { operation, url }, status }, at) => ({
        operationId: operation.operationId,
        address: anonymizer.address(operation, url),
        status,
        ...bodies[at],
      }))
      return { contractVersion: info?.version ?? 'unknown', exchanges }
    },
  }
}

/** Answers calls from a recording; everybody can sign in. */
export function replay({ exchanges }: Recording): RealServer {
  return async ({ operation, url }: Call) => {
    const { operationId } = operation
    if (operationId === 'signIn') return jsonAnswer(200, { token: recordedToken })
    const own = exchanges.filter((each) => each.operationId === operationId)
    const query = new URLSearchParams(url.searchParams)
    const address = url.pathname + (query.size > 0 ? `?${query}` : '')
    const found =
      own.find((each) => each.address === address) ??
      // A list that was read with other parameters is better than none.
      own.find((each) => each.address.split('?')[0] === url.pathname)
    if (!found) return jsonAnswer(404, { message: `The recording has no ${address}.` })
    if (found.body !== undefined) return jsonAnswer(found.status, found.body)
    const type = operation.answers.find(({ status }) => status === found.status)?.contents[0]
      ?.mediaType
    const bytes = type && exampleFile(operationId, pathValues(operation, url.pathname), type)
    return new Response(bytes || null, {
      status: found.status,
      ...(type && bytes && { headers: { 'Content-Type': type } }),
    })
  }
}
