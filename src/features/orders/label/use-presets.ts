import { useEffect, useState } from 'react'
import { safeParse } from 'zod/v4/core'
import { ParcelRequest } from '~/api/generated/model/index.ts'
import { useUserStorages } from '~/ui/settings/user-storages.ts'
import type { UserStorage } from '~/lib/user-storage.ts'

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
  const change = async (change: ChangePresets) => {
    setPresets((all) => sorted(change(all)))
    const stored = await changePresets(settings, change)
    if (stored) setPresets(stored)
  }
  return {
    presets,
    /** Replaces a preset of the same name. */
    save: (preset: ParcelPreset) => void change((all) => [...without(all, preset.name), preset]),
    remove: (name: string) => void change((all) => without(all, name)),
  }
}

type ChangePresets = (all: readonly ParcelPreset[]) => readonly ParcelPreset[]

/** Changes the stored presets, to which another tab may have added. Resolves to all of them; undefined if none are stored. */
export async function changePresets(settings: UserStorage, change: ChangePresets) {
  let next: readonly ParcelPreset[] | undefined
  await settings.update(key, (stored) => {
    next = sorted(change(asPresets(stored)))
    return next
  })
  return next
}

const sorted = (all: readonly ParcelPreset[]) =>
  all.toSorted((a, b) => a.name.localeCompare(b.name))

const without = (all: readonly ParcelPreset[], name: string) =>
  all.filter((each) => each.name !== name)

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
