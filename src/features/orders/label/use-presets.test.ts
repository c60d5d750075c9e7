import { expect, test } from 'vitest'
import { memoryStorage } from '~/testing/memory-storage.ts'
import { changePresets, type ParcelPreset } from './use-presets.ts'

const preset = (name: string): ParcelPreset => ({
  name,
  parcel: { weightUnit: 'lb', weight: 2, lengthInInches: 10, widthInInches: 8, heightInInches: 4 },
})

test('the presets of two tabs are both stored', async () => {
  const settings = memoryStorage()
  await Promise.all([
    changePresets(settings, (all) => [...all, preset('Small box')]),
    changePresets(settings, (all) => [...all, preset('Gateway box')]),
  ])
  const names = (await changePresets(settings, (all) => all))?.map(({ name }) => name)
  expect(names).toEqual(['Gateway box', 'Small box'])
})
