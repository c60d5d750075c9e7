import { useSettings } from '~/ui/settings/operator-settings.ts'
import { readVersioned, type VersionRequest } from './record-version.ts'
import { repeatOutdated } from './repeat-outdated.ts'

type Change<Found, Result> = {
  /** Reads the record, past the cache. `request` is for the options of the read. */
  read: (request: VersionRequest) => Promise<Found>
  /** Sends the change, or rejects if what was read must not be changed. */
  send: (found: Found) => Promise<Result>
}

/**
 * For a change of a saved record without `useMerge`: reads the record just before, and again if the server refuses the change
 * because the record has changed since. `control` stands for the record in the `requestFor` of the write.
 */
export function useReadAndSend() {
  const { recordVersions = false } = useSettings()
  return <Found, Result>(control: object, change: Change<Found, Result>) =>
    readAndSend(control, recordVersions, change)
}

export const readAndSend = <Found, Result>(
  control: object,
  hasVersions: boolean,
  { read, send }: Change<Found, Result>,
): Promise<Result> =>
  repeatOutdated(async () => send(await readVersioned(control, hasVersions, read)))
