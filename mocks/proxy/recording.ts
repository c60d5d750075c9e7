import type { Call } from '../checks.ts'
import type { ContractDocument } from '../contract.ts'
import { jsonAnswer, pathValues } from '../examples.ts'
import { exampleFile } from '../files.ts'
import { createAnonymizer, recordedToken } from './anonymize.ts'
import type { RealServer } from './proxy.ts'

/** One answer of the real server, without anything that could name a person, a place or a secret. */
export type Exchange = { operationId: string; address: string; status: number; body?: unknown }
export type Recording = { contractVersion: string; exchanges: Exchange[] }

/** Parameters whose values are the console's own words. */
const keptParameters = [
  'page',
  'size',
  'sort',
  'timeConstraint',
  'starting',
  'ending',
  'languageTag',
]

/** Records the answers of a server; files are left out. */
export function createRecorder(document: ContractDocument, server: RealServer) {
  const anonymizer = createAnonymizer(document)
  const exchanges = new Map<string, Exchange>()
  const { info } = document as { info?: { version?: string } }

  return {
    server: async (call: Call) => {
      const response = await server(call)
      const { operation, url } = call
      const isJson = response.headers.get('content-type')?.includes('json') === true
      const schema = operation.answers.find(({ status }) => status === response.status)?.contents[0]
      const named = pathValues(operation, url.pathname)
      const address = anonymizer.address(url, named, keptParameters)
      const exchange: Exchange = {
        operationId: operation.operationId,
        address,
        status: response.status,
        ...(isJson && {
          body: anonymizer.body(await response.clone().json(), schema?.schema ?? {}),
        }),
      }
      // The newest answer of each call.
      exchanges.set(`${operation.method} ${address}`, exchange)
      return response
    },
    recording: (): Recording => ({
      contractVersion: info?.version ?? 'unknown',
      exchanges: [...exchanges.values()],
    }),
  }
}

/** Answers calls from a recording; everybody can sign in. */
export function replay({ exchanges }: Recording): RealServer {
  return async ({ operation, url }: Call) => {
    const { operationId } = operation
    if (operationId === 'signIn') return jsonAnswer(200, { token: recordedToken })
    const own = exchanges.filter((each) => each.operationId === operationId)
    const address = url.pathname + url.search
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
