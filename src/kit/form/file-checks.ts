type FileCheck = {
  /** The field of the files. */
  field: Node | null
  /** Resolves once the files are in the form, or refused. */
  done: Promise<unknown>
  /** Discards the result. */
  drop: () => void
}

type Place = { contains: (field: Node) => boolean } | null

/** The files that are being checked: they are not in their form yet. */
const checks = new Set<FileCheck>()

export function addFileCheck(check: FileCheck) {
  checks.add(check)
  void check.done.finally(() => checks.delete(check))
}

const checksIn = (place: Place) =>
  [...checks].filter(({ field }) => field && place?.contains(field))

/** Resolves once all files that were chosen here are in the form, or refused; undefined if they are. */
export function filesChecked(place: Place): Promise<unknown> | undefined {
  const found = checksIn(place)
  return found.length > 0 ? Promise.all(found.map(({ done }) => done)) : undefined
}

/** Discards the pending checks of a form that is cleared. */
export const dropFileChecks = (place: Place) => checksIn(place).forEach(({ drop }) => drop())
