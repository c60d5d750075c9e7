import * as z from 'zod/mini'
import { useStored } from '~/ui/settings/use-stored.ts'
import { noCalls, severities, sounds } from './calls.ts'

const schema = z.object({
  on: z.boolean(),
  severity: z.enum(severities),
  sound: z.enum(sounds),
  quietFrom: z.string(),
  quietUntil: z.string(),
})

/** How the user wants to be called in this browser. Undefined until it is known. */
export const useCallSettings = () => useStored('calls', schema, noCalls)
