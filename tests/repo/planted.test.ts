import { expect, test } from 'vitest'
import { plant, planted } from '../../scripts/wander/planted.ts'

test.each(planted)('$name: the fault can still be planted', (fault) => {
  expect(plant(fault)).toContain(fault.to)
})
