import { afterEach, expect, test, vi } from 'vitest'
import { failureOf } from '~/api/test-client.ts'
import { sendJson, startTestServer } from '~/api/test-server.ts'
import { loadConfig } from './config.ts'

const valid = { apiBaseUrl: '/api', imageBaseUrl: 'http://127.0.0.1:4010/images', productName: 'W' }

afterEach(() => vi.unstubAllGlobals())

/** Loads a configuration from a server. */
async function load(config: object) {
  const { url, close } = await startTestServer((_, response) => sendJson(response, 200, config))
  vi.stubGlobal('window', { location: { origin: url } })
  try {
    return await loadConfig()
  } finally {
    await close()
  }
}

test.each([
  'https://waypost.test/terms',
  'HTTPS://waypost.test',
  'http://[::1]:4010/terms?language=en#top',
  '/terms',
  '/',
])('the address %j is accepted', async (termsUrl) => {
  await expect(load({ ...valid, termsUrl })).resolves.toEqual({ ...valid, termsUrl })
})

test.each([
  'javascript:alert(1)',
  ' javascript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  'blob:https://waypost.test/1',
  'file:///etc/passwd',
  '//elsewhere.test/terms',
  '/\\elsewhere.test',
  'https:elsewhere',
  'https://',
  'https://a b',
  'terms',
  '',
])('the address %j is refused, and the error names its field', async (address) => {
  for (const field of ['termsUrl', 'dataUseUrl', 'analyticsUrl', 'apiBaseUrl', 'imageBaseUrl']) {
    const failure = await failureOf(load({ ...valid, [field]: address }))
    expect(failure).toMatchObject({ kind: 'contract', message: expect.stringContaining(field) })
  }
  const media = await failureOf(load({ ...valid, mediaBaseUrls: ['https://a.test', address] }))
  expect(media).toMatchObject({ message: expect.stringContaining('mediaBaseUrls') })
})
