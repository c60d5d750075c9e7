import { expect, test } from 'vitest'
import type { Device } from '~/api/generated/model/index.ts'
import { findExactly, type FindDevices } from './similar-devices.ts'

/** A server whose devices have these serial numbers. */
const serverWith =
  (serials: readonly string[]): FindDevices =>
  async ({ page = 0, size = 20 }) => ({
    devices: serials
      .slice(page * size, (page + 1) * size)
      .map((serialNumber, index) => ({ id: page * size + index, serialNumber }) as Device),
    page: {
      size,
      number: page,
      totalElements: serials.length,
      totalPages: Math.ceil(serials.length / size),
    },
  })

const longer = Array.from({ length: 150 }, (_, index) => `A-26111-${index}`)

test('a serial number is found although more than a page of others contain it', async () => {
  const found = await findExactly({ serial: '26111' }, serverWith([...longer, '26111']))
  expect(found).toMatchObject([{ serialNumber: '26111' }])
})

test('a text that is only a part of serial numbers is none of them', async () => {
  expect(await findExactly({ serial: '26111' }, serverWith(longer))).toEqual([])
})
