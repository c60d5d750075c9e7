import { onTestFinished } from 'vitest'
import { configureHttp, type HttpConfig } from '~/api/http.ts'
import { startTestServer, type Answer } from './api-server.ts'

/** Points the client at a new server that answers everything with `answer`. Returns its address. */
export async function serve(answer: Answer, config: Partial<HttpConfig> = {}): Promise<string> {
  const { url, close } = await startTestServer(answer)
  onTestFinished(close)
  configureHttp({ apiBaseUrl: url, imageBaseUrl: `${url}/images`, token: () => null, ...config })
  return url
}

/** The error that `call` rejects with. Throws if it resolves. */
export async function failureOf(call: Promise<unknown>): Promise<unknown> {
  const outcome = await call.then(
    (value) => ({ value }),
    (error: unknown) => ({ error }),
  )
  if ('error' in outcome) return outcome.error
  throw new Error(`Resolved with ${JSON.stringify(outcome.value)}`)
}
