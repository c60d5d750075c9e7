import { expect, test } from 'vitest'
import { fileKinds, uniqueFiles } from './file-check.ts'

test('kinds are named without their dot', () => {
  expect(fileKinds(['.png', '.jpg'])).toEqual(['PNG', 'JPG'])
})

test('a file that is chosen again is listed once', () => {
  const file = (content: string) => new File([content], 'plan.png', { lastModified: 1 })
  const [plan, other] = [file('a'), file('longer')]
  expect(uniqueFiles([plan, other, file('a')])).toEqual([plan, other])
})
