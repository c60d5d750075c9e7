import { expect, test } from 'vitest'
import { fileFault, fileKinds, uniqueFiles } from './file-check.ts'

const images = { accept: ['.png', '.jpg'], maxBytes: 1000 }

test.each([
  ['logo.png', 1000, undefined],
  ['LOGO.PNG', 1, undefined],
  ['logo.final.jpg', 1, undefined],
  ['logo.gif', 1, 'kind'],
  ['png', 1, 'kind'],
  ['logo.png.exe', 1, 'kind'],
  ['logo.png', 1001, 'size'],
  ['logo.png', 0, 'empty'],
])('%s of %d bytes: %s', (name, size, fault) => {
  expect(fileFault({ name, size }, images)).toBe(fault)
})

test('kinds are named without their dot', () => {
  expect(fileKinds(images.accept)).toEqual(['PNG', 'JPG'])
})

test('a file that is chosen again is there once', () => {
  const file = (content: string) => new File([content], 'plan.png', { lastModified: 1 })
  const [plan, other] = [file('a'), file('longer')]
  expect(uniqueFiles([plan, other, file('a')])).toEqual([plan, other])
})
