import { sentMarkOf } from './sent-mark.ts'

const versions = new WeakMap<object, string>()

/** Gets the version of what is read, where the operator's settings say that the server has versions. */
export type VersionRequest = { onVersion?: (version: string | null) => void }

/** Reads the record that a form is about to change, and stores its version for the write. */
export async function readVersioned<Found>(
  control: object,
  hasVersions: boolean | undefined,
  read: (request: VersionRequest) => Promise<Found>,
): Promise<Found> {
  let version: string | null = null
  const found = await read(hasVersions ? { onVersion: (each) => (version = each) } : {})
  setVersion(control, version)
  return found
}

/** The version as the server named it; null if it named none. */
function setVersion(control: object, version: string | null) {
  // A weak one matches nothing.
  if (version?.startsWith('"')) versions.set(control, version)
  else versions.delete(control)
}

/**
 * For the generated hooks that send the record of a form: the server refuses a change if the record has changed since it
 * was read, and recognizes a new record that is sent twice. Does nothing where the server offers neither.
 *
 * @param record The form's `control`, or the object that `useReadAndSend` gets.
 */
export const requestFor = (record: object) => ({
  version: () => versions.get(record),
  idempotencyKey: () => sentMarkOf(record).get()?.idempotencyKey,
})
