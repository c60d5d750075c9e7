import { expect, test } from 'vitest'
import { asZip, isZip } from './zip-file.ts'

const file = (name: string, content: string, type = '') => new File([content], name, { type })

test.each([
  ['openings.zip', 'PK\u0003\u0004 and more'],
  ['OPENINGS.ZIP', 'PK\u0003\u0004'],
  ['empty.zip', 'PK\u0005\u0006'],
])('%s is an archive', async (name, content) => {
  expect(await isZip(file(name, content))).toBe(true)
})

test.each([
  ['openings.csv', 'name\nLantern Noodles'],
  ['openings.zip', 'name\nLantern Noodles'],
  ['openings.docx', 'PK\u0003\u0004'],
  ['zip', 'PK\u0003\u0004'],
  ['nothing.zip', ''],
  ['short.zip', 'PK'],
])('%s is refused', async (name, content) => {
  expect(await isZip(file(name, content, 'application/zip'))).toBe(false)
})

test('an archive is sent with a fixed type, and its own name and content', async () => {
  const sent = asZip(file('openings.zip', 'PK\u0003\u0004', 'application/x-zip'))
  expect(sent).toMatchObject({ name: 'openings.zip', type: 'application/zip' })
  expect(await sent.text()).toBe('PK\u0003\u0004')
})
