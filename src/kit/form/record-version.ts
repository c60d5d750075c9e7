const versions = new WeakMap<object, string>()

/** Stores the version of the record that a form is about to change, as the server named it; null if it named none. */
export function setVersion(control: object, version: string | null) {
  // A weak one matches nothing.
  if (version?.startsWith('"')) versions.set(control, version)
  else versions.delete(control)
}

/** For the generated hook that saves the record of a form with `useMerge`: the server refuses it if the record has changed since. */
export const versionedRequest = (control: object) => ({ version: () => versions.get(control) })
