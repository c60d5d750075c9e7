import { expect, test } from 'vitest'
import { memoryStorage } from '~/testing/memory-storage.ts'
import { rememberCarriers } from './use-carriers.ts'

test('the carriers of two tabs are both remembered', async () => {
  const settings = memoryStorage({ carriers: ['UPS'] })
  await Promise.all([rememberCarriers(settings, ['USPS']), rememberCarriers(settings, ['FedEx'])])
  expect(await settings.read('carriers')).toEqual(['FedEx', 'UPS', 'USPS'])
})
