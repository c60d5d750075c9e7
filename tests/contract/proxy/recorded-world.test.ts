import { afterAll, beforeAll, expect, test } from 'vitest'
import { createAnonymizer } from '../../../mocks/proxy/anonymize.ts'
import { realServer } from '../../../mocks/proxy/proxy.ts'
import { createRecorder, replay, type Recording } from '../../../mocks/proxy/recording.ts'
import { startProxy } from '../../../mocks/proxy/start-proxy.ts'
import { startFront, type Front } from '../../../mocks/server.ts'
import { changing } from '../../../scripts/conformance/walk.ts'
import { addressOf, contract, exampleCall, initOf, operations } from '../support.ts'

/** Fields whose texts nobody outside the customer's company may read. */
const personal =
  /name|mail|phone|address|city|zip|street|contact|key|certificate|mac|eui|serial|imei|sim|sms|voice|content|message|description|note|slug|topic|user|recipients/i
/** The words of the product, which every customer has. */
const fixed =
  /^(?:alertLevel|device(?:DataType|Status|Types?)|locales?|orderStatus(?:es)?|thresholdClassification)\.name$|tableName|availablePackageName/

const secrets = new Set<string>()
const words = new Set<string>()
let front: Front
let recording: Recording

function collect(value: unknown, field = '', record = '') {
  if (Array.isArray(value)) return value.forEach((each) => collect(each, field, record))
  if (typeof value === 'object' && value !== null) {
    return Object.entries(value).forEach(([name, each]) => collect(each, name, field))
  }
  if (typeof value !== 'string' || value.length < 4 || !personal.test(field)) return undefined
  if (fixed.test(`${record}.${field}`)) words.add(value)
  else secrets.add(value)
  return undefined
}

beforeAll(async () => {
  front = await startFront({ port: 0, upstream: 'sandbox', logViolation: () => undefined })
  const real = realServer(front.url, `${front.url}/images`)
  const recorder = createRecorder(contract, async (call) => {
    const response = await real(call)
    const isJson = response.headers.get('content-type')?.includes('json')
    if (isJson) collect(await response.clone().json())
    return response
  })
  const proxy = await startProxy({
    port: 0,
    server: recorder.server,
    logViolation: () => undefined,
  })
  for (const operation of operations) {
    if (operation.method !== 'GET' || operation.operationId in changing) continue
    const call = exampleCall(operation)
    await fetch(proxy.url + addressOf(operation, call), initOf(operation, call))
  }
  recording = recorder.recording()
  await proxy.close()
})
afterAll(() => front.close())

test('a recorded world has no text of a person, a place or a device', () => {
  const texts = new Set<string>()
  JSON.stringify(recording, (name: string, value: unknown) => {
    texts.add(name)
    if (typeof value === 'string') texts.add(value)
    return value
  })
  const addresses = recording.exchanges
    .map(({ address }) => new URL(address, 'http://recording'))
    .flatMap(({ pathname, searchParams }) => [
      decodeURIComponent(pathname),
      ...searchParams.values(),
    ])
    .join(' ')
  const planted = [...secrets].filter((each) => !words.has(each))
  expect(planted.length).toBeGreaterThan(500)
  expect(planted.filter((each) => texts.has(each) || addresses.includes(each))).toEqual([])
})

test.each([
  ['/reports/config/1/ALL_DEVICES_REPORT', 'an enumerated word'],
  ['/locales/es', 'a language'],
  ['/fulfillment/inventory/templates/draginolht65n', 'a device type that an answer names'],
])('a call by %s is found in the recording: %s', async (path) => {
  const again = await startProxy({ port: 0, server: replay(recording) })
  const response = await fetch(again.url + path, { headers: { Authorization: 'recorded-token' } })
  await again.close()
  expect(response.status).toBe(200)
})

test.each([
  ['A84041FF00009999', 'a8:40:41:ff:00:00:99:99'],
  ['A840.41FF.0000.9999', 'A8-40-41-FF-00-00-99-99'],
  ['Ada@planted.example', 'ada@planted.example'],
])('%s and %s are the same', (one, other) => {
  const { text } = createAnonymizer(contract)
  const plain = (value: string) => text(value).replaceAll(/[:.-]/g, '')
  expect(plain(one)).toBe(plain(other))
  expect(text(one)).toHaveLength(one.includes('@') ? 'person-1@example.com'.length : one.length)
})

test('a number of a field that the contract does not have becomes 0', () => {
  const { body } = createAnonymizer(contract)
  const schema = { properties: { quantity: { type: 'integer' } } }
  expect(Object.values(Object(body({ quantity: 12, latitude: 42.65 }, schema)))).toEqual([12, 0])
})
