import { onTestFinished } from 'vitest'
import { configureHttp, type HttpConfig } from './http.ts'
import { startTestServer, type Answer } from './test-server.ts'

/** Points the client at a server of this test's own, which answers everything with `answer`. Returns its address. */
export async function serve(answer: Answer, config: Partial<HttpConfig> = {}): Promise<string> {
  const { url, close } = await startTestServer(answer)
  onTestFinished(close)
  configureHttp({ apiBaseUrl: url, imageBaseUrl: `${url}/images`, token: () => null, ...config })
  return url
}

/** What `call` rejects with. Throws when it resolves. */
export async function failureOf(call: Promise<unknown>): Promise<unknown> {
  const outcome = await call.then(
    (value) => ({ value }),
    (error: unknown) => ({ error }),
  )
  if ('error' in outcome) return outcome.error
  throw new Error(`Resolved with ${JSON.stringify(outcome.value)}`)
}
