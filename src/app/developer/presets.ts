import { createStore, get, update } from 'idb-keyval'
import { useEffect, useState } from 'react'
import { operations } from 'virtual:operations'
import { everyOperation, type Preference, type Preferences } from './preferences.ts'

export type Preset = { name: string; preferences: Preferences }

type Operation = (typeof operations)[number]

// Without their answers, the console shows nothing at all.
const ofStart = ['getMe', 'signIn']

const forEach = (isMeant: (operation: Operation) => boolean, preference: Preference) =>
  Object.fromEntries(
    operations
      .filter((each) => !ofStart.includes(each.operationId) && isMeant(each))
      .map(({ operationId }) => [operationId, preference]),
  )

const isWrite = ({ method }: Operation) => method !== 'GET'
const canFail = ({ codes }: Operation) => codes.includes('500')

export const commonPresets: Preset[] = [
  { name: 'Slow line', preferences: { [everyOperation]: { delay: '2000' } } },
  { name: 'No connection', preferences: { [everyOperation]: { fault: 'drop' } } },
  {
    name: 'Every read fails',
    preferences: forEach((each) => !isWrite(each) && canFail(each), { code: '500' }),
  },
  {
    name: 'Every write fails',
    preferences: forEach((each) => isWrite(each) && canFail(each), { code: '500' }),
  },
  { name: 'Every write is dropped', preferences: forEach(isWrite, { fault: 'drop' }) },
  {
    name: 'Empty lists',
    preferences: forEach(({ examples }) => examples.includes('empty'), { example: 'empty' }),
  },
  {
    name: 'Off-contract reads',
    preferences: forEach((each) => !isWrite(each), { fault: 'off-contract' }),
  },
]

// Local storage is emptied at sign-out.
const store = createStore('waypost-developer', 'presets')
const key = 'presets'

/** The developer's own presets in this browser, and functions that change them. */
export function useOwnPresets() {
  const [presets, setPresets] = useState<readonly Preset[]>([])
  useEffect(() => void get<Preset[]>(key, store).then((stored) => setPresets(stored ?? [])), [])
  const change = async (next: (before: readonly Preset[]) => Preset[]) => {
    await update<Preset[]>(key, (stored) => next(stored ?? []), store)
    setPresets((await get<Preset[]>(key, store)) ?? [])
  }
  return {
    presets,
    save: (preset: Preset) =>
      change((before) => [...before.filter(({ name }) => name !== preset.name), preset]),
    remove: (name: string) => change((before) => before.filter((each) => each.name !== name)),
  }
}
