import { expect, test } from 'vitest'
import { withEnterpriseIds } from './with-enterprise-ids.ts'

test('a name leads to an enterprise only if no other enterprise has it', () => {
  const enterprises = [
    { id: 1, name: 'Fresh Fields Market' },
    { id: 2, name: 'Harbor Grill' },
    { id: 3, name: 'Harbor Grill' },
  ]
  const found = ['Fresh Fields Market', 'Harbor Grill', 'Unknown', null].map(
    (enterpriseName, locationId) => ({ locationId, locationName: 'Albany', enterpriseName }),
  )
  const known = {
    locationId: 9,
    locationName: 'A',
    enterpriseName: 'Harbor Grill',
    enterpriseId: 3,
  }
  const ids = withEnterpriseIds([...found, known], enterprises).map(
    ({ enterpriseId }) => enterpriseId ?? null,
  )
  expect(ids).toEqual([1, null, null, null, 3])
})
