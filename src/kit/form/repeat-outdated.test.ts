import { expect, test } from 'vitest'
import { repeatOutdated } from './repeat-outdated.ts'

const refused = (status: number) =>
  Object.assign(new Error('Refused.'), { kind: 'http' as const, status })

/** A save that fails with these statuses, one at a time, and then succeeds. */
function saveFailingWith(...statuses: number[]) {
  const left = [...statuses]
  return () => {
    const status = left.shift()
    return status === undefined
      ? Promise.resolve(`after ${statuses.length}`)
      : Promise.reject(refused(status))
  }
}

test('a save that was refused as outdated runs again', async () => {
  expect(await repeatOutdated(saveFailingWith(412, 412))).toBe('after 2')
})

test('a save that is refused as outdated three times in a row fails', async () => {
  await expect(repeatOutdated(saveFailingWith(412, 412, 412))).rejects.toMatchObject({
    status: 412,
  })
})

test('a save that failed otherwise does not run again', async () => {
  await expect(repeatOutdated(saveFailingWith(409))).rejects.toMatchObject({ status: 409 })
})
