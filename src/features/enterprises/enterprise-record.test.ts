import { expect, it } from 'vitest'
import { logoPath } from './enterprise-record.tsx'

const enterprise = { id: 3, name: 'Fresh Fields Market', token: 'fresh-fields-market' }
const path = '/enterprises/logos/fresh-fields-market.png'

it.each([
  ['has a logo', { logo: path }, path],
  ['has none', { logo: null }, null],
  ['has one or none, which the server does not say', {}, path],
])('an enterprise %s', (_what, logo, expected) => {
  expect(logoPath({ ...enterprise, ...logo })).toBe(expected)
})
