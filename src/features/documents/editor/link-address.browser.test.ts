import { expect, test } from 'vitest'
import { linkAddress } from './link-address.ts'

test.each([
  ['https://example.com/a b', 'https://example.com/a b'],
  ['example.com/lids', 'https://example.com/lids'],
  ['help@example.com', 'mailto:help@example.com'],
  [' tel:+15185550100 ', 'tel:+15185550100'],
  ['/help/getting-started#section-one', '/help/getting-started#section-one'],
  ['#Next steps', '#Next steps'],
  ['#section-next-steps', '#section-next-steps'],
  ['#', undefined],
  ['//example.com', undefined],
  ['javascript:alert(1)', undefined],
  ['lids', undefined],
])('the typed address %s links to %s', (typed, address) => {
  expect(linkAddress(typed)).toBe(address)
})
