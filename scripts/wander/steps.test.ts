import { expect, test } from 'vitest'
import { shrink, stepsOf, type Step } from './steps.ts'

test('the same seed gives the same steps', () => {
  expect(stepsOf(7, 50)).toEqual(stepsOf(7, 50))
  expect(stepsOf(7, 50)).not.toEqual(stepsOf(8, 50))
})

test('a failure shrinks to the steps that cause it', async () => {
  const steps = stepsOf(7, 200)
  const culprits: Step[] = [steps[31]!, steps[150]!]
  const fails = async (some: readonly Step[]) => culprits.every((each) => some.includes(each))
  expect(await shrink(steps, fails, 500)).toEqual(culprits)
})
