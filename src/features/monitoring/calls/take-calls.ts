import * as z from 'zod/mini'
import type { Alert } from '~/api/generated/model/index.ts'
import type { UserStorage } from '~/lib/user-storage.ts'
import { nextCall, severities, type CallLog, type CallScope, type CallSettings } from './calls.ts'

const storageKey = 'calls made'

const logSchema = z.object({
  known: z.record(z.string(), z.enum(severities)),
  calledAt: z.number(),
})

/** What the storage has not taken, by its name: without it, nothing or the same would be called again and again. */
const unstored = new Map<string, CallLog>()

/** The alerts to call for now. Tabs take turns, so only one of them finds an alert that is not yet known. */
export async function takeCalls(
  storage: Pick<UserStorage, 'name' | 'update'>,
  alerts: readonly Alert[],
  settings: CallSettings,
  now: number,
  scope?: CallScope,
): Promise<Alert[]> {
  let next: ReturnType<typeof nextCall> | undefined
  const note = (stored: unknown) => {
    const { data } = z.safeParse(logSchema, stored)
    next = nextCall(unstored.get(storage.name) ?? data, alerts, settings, now, scope)
    return next.log
  }
  const isStored = await storage.update(storageKey, note)
  if (!next) note(undefined)
  if (isStored) unstored.delete(storage.name)
  else unstored.set(storage.name, next!.log)
  return next!.calls
}
