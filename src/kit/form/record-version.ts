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

/** For the generated hook that saves the record of a form with `useMerge`: the server refuses it if the record has changed since. */
export const versionedRequest = (control: object) => ({ version: () => versions.get(control) })
