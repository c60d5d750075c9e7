import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, afterEach, expect, test, vi } from 'vitest'
import { failureOf } from '~/testing/api-client.ts'
import { sendJson, startTestServer } from '~/testing/api-server.ts'
import { readConfig } from '../../deploy/config.ts'
import { loadConfig } from './config.ts'

const valid = { apiBaseUrl: '/api', imageBaseUrl: 'http://127.0.0.1:4010/images', productName: 'W' }

const folder = mkdtempSync(path.join(tmpdir(), 'waypost-config-'))
afterAll(() => rmSync(folder, { recursive: true }))
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
    expect(await refusals({ [field]: address })).toEqual(naming(field))
  }
  const mediaBaseUrls = ['https://a.test', address]
  expect(await refusals({ mediaBaseUrls })).toEqual(naming('mediaBaseUrls'))
  const labelBaseUrls = mediaBaseUrls
  expect(await refusals({ labelBaseUrls })).toEqual(naming('labelBaseUrls'))
  const packingSlip = { logoUrl: address }
  expect(await refusals({ packingSlip })).toEqual(naming('packingSlip.logoUrl'))
})

test.each([
  ['apiBaseUrl', { apiBaseUrl: undefined }],
  ['imageBaseUrl', { imageBaseUrl: null }],
  ['productName', { productName: undefined }],
  ['productName', { productName: '' }],
  ['termsUrl', { termsUrl: null }],
  ['mediaBaseUrls', { mediaBaseUrls: 'https://a.test' }],
  ['idempotencyKeys', { idempotencyKeys: 'yes' }],
  ['recordVersions', { recordVersions: 1 }],
  ['packingSlip', { packingSlip: 'Waypost' }],
  ['packingSlip.contact', { packingSlip: { contact: ['Waypost', ' '] } }],
  ['packingSlip.contact', { packingSlip: { contact: Array(9).fill('Waypost') } }],
])('a wrong %s is refused: %j', async (field, part) => {
  expect(await refusals(part)).toEqual(naming(field))
})

/** The errors with which the console and the commands of a deployment refuse a configuration. */
async function refusals(part: object) {
  const failure = await failureOf(load({ ...valid, ...part }))
  const file = path.join(folder, 'config.json')
  writeFileSync(file, JSON.stringify({ ...valid, ...part }))
  return [failure, errorOf(() => readConfig(file))]
}

const naming = (field: string) => [
  expect.objectContaining({ kind: 'contract', message: expect.stringContaining(field) }),
  expect.objectContaining({ message: expect.stringMatching(`: ${field} is missing or invalid$`) }),
]

function errorOf(run: () => unknown): unknown {
  try {
    return run()
  } catch (error) {
    return error
  }
}
