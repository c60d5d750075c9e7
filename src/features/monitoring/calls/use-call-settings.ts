import { createAtom, useSelector } from '@tanstack/react-store'
import { useEffect } from 'react'
import * as z from 'zod/mini'
import { useUserStorages } from '~/ui/settings/user-storages.ts'
import { noCalls, severities, sounds, type CallSettings } from './calls.ts'

const storageKey = 'calls'

const schema = z.object({
  on: z.boolean(),
  severity: z.enum(severities),
  sound: z.enum(sounds),
  quietFrom: z.string(),
  quietUntil: z.string(),
})

/** Shared by the parts of the page; undefined until the storage has answered. */
const shown = createAtom<CallSettings | undefined>(undefined)

/** How the user wants to be called in this browser, and what changes it. Undefined until it is known. */
export function useCallSettings() {
  const { settings } = useUserStorages()
  useEffect(() => {
    void settings.read(storageKey).then((kept) => {
      const { data } = z.safeParse(schema, kept)
      shown.set(data ?? noCalls)
    })
    return () => shown.set(undefined)
  }, [settings])
  const change = (next: CallSettings) => {
    shown.set(next)
    return settings.write(storageKey, next)
  }
  return [useSelector(shown), change] as const
}
