import * as z from 'zod/mini'
import { useStored } from '~/ui/settings/use-stored.ts'
import { noCalls, severities, sounds, type CallSettings } from './calls.ts'

const schema = z.object({
  on: z.boolean(),
  severity: z.enum(severities),
  sound: z.enum(sounds),
  quietFrom: z.string(),
  quietUntil: z.string(),
})

/** How the user wants to be called in this browser, and what changes it. Undefined until it is known. */
export function useCallSettings() {
  const { value, update } = useStored<CallSettings>('calls', schema, noCalls)
  return [value, (next: CallSettings) => update(() => next)] as const
}
