import { createIntl } from 'react-intl'
import { expect, test } from 'vitest'
import { uploadLimits } from '~/api/generated/upload-limits.ts'
import { tooLargeTogether } from './files-together.ts'

const intl = createIntl({ locale: 'en-US' })
const fileOf = (name: string, megabytes: number) =>
  new File([new Uint8Array(megabytes * 1_000_000)], name)
const problemOf = (...files: File[]) =>
  tooLargeTogether(intl, files, uploadLimits.createOrder.request)

test('two files that fit one by one are too large together, and the largest is named', () => {
  expect(problemOf(fileOf('a.pdf', 14), fileOf('b.pdf', 15))).toMatch(/29 MB.*b\.pdf/)
})

test('files up to the limit of a request are fine', () => {
  expect(problemOf(fileOf('a.pdf', 10), fileOf('b.pdf', 10))).toBeUndefined()
})
