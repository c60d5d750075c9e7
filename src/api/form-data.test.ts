import { expect, onTestFinished, test } from 'vitest'
import { readForm, sendJson, startTestServer } from '~/testing/api-server.ts'
import { toFormData } from './form-data.ts'

/** Sends the form over HTTP and returns what the server read: `[name, text, type, file name]` per part. */
async function partsOnTheWire(body: Record<string, unknown>): Promise<unknown> {
  const server = await startTestServer(async (request, response) => {
    const parts = [...(await readForm(request))].map(async ([name, value]) =>
      typeof value === 'string'
        ? [name, value]
        : [name, await value.text(), value.type, value.name],
    )
    sendJson(response, 200, await Promise.all(parts))
  })
  onTestFinished(server.close)
  const response = await fetch(server.url, { method: 'POST', body: toFormData(body) })
  return response.json()
}

test('an object is a JSON part', async () => {
  expect(await partsOnTheWire({ order: { name: 'Füße', count: 2 } })).toEqual([
    ['order', '{"name":"Füße","count":2}', 'application/json', 'blob'],
  ])
})

test('a list of values is one JSON part', async () => {
  expect(await partsOnTheWire({ ids: [1, 2] })).toEqual([
    ['ids', '[1,2]', 'application/json', 'blob'],
  ])
})

test('a file keeps its name and type', async () => {
  const file = new File(['<svg/>'], 'logo ä.svg', { type: 'image/svg+xml' })
  expect(await partsOnTheWire({ file })).toEqual([
    ['file', '<svg/>', 'image/svg+xml', 'logo ä.svg'],
  ])
})

test('a list of files repeats the field', async () => {
  const uploads = [new File(['1'], 'a.txt'), new File(['2'], 'b.txt')]
  expect(await partsOnTheWire({ uploads })).toEqual([
    ['uploads', '1', 'application/octet-stream', 'a.txt'],
    ['uploads', '2', 'application/octet-stream', 'b.txt'],
  ])
})

test('texts, numbers and booleans are text parts', async () => {
  expect(await partsOnTheWire({ text: 'ä', number: 0, flag: false })).toEqual([
    ['text', 'ä'],
    ['number', '0'],
    ['flag', 'false'],
  ])
})

test('undefined, null and empty lists are left out', async () => {
  expect(await partsOnTheWire({ a: undefined, b: null, uploads: [], last: 'x' })).toEqual([
    ['last', 'x'],
  ])
})
