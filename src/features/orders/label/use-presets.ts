import { useEffect, useState } from 'react'
import { safeParse } from 'zod/v4/core'
import { ParcelRequest } from '~/api/generated/model/index.ts'
import { useUserStorages } from '~/components/storage/user-storages.ts'

/** A frequently used parcel, under the user's name for it. */
export type ParcelPreset = { name: string; parcel: ParcelRequest }

const key = 'parcel-presets'

/** The user's presets in this browser. */
export function usePresets() {
  const { settings } = useUserStorages()
  const [presets, setPresets] = useState<readonly ParcelPreset[]>([])
  useEffect(() => {
    let gone = false
    void settings.read(key).then((value) => {
      if (!gone) setPresets(asPresets(value))
    })
    return () => {
      gone = true
    }
  }, [settings])
  const change = (next: readonly ParcelPreset[]) => {
    const sorted = next.toSorted((a, b) => a.name.localeCompare(b.name))
    setPresets(sorted)
    void settings.write(key, sorted)
  }
  const without = (name: string) => presets.filter((each) => each.name !== name)
  return {
    presets,
    /** Replaces a preset of the same name. */
    save: (preset: ParcelPreset) => change([...without(preset.name), preset]),
    remove: (name: string) => change(without(name)),
  }
}

const asPresets = (value: unknown): ParcelPreset[] =>
  Array.isArray(value)
    ? (value as unknown[]).filter(
        (each): each is ParcelPreset =>
          typeof each === 'object' &&
          each !== null &&
          'name' in each &&
          typeof each.name === 'string' &&
          'parcel' in each &&
          safeParse(ParcelRequest, each.parcel).success,
      )
    : []
