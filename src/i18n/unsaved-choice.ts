/** The choices that are being saved, the latest last. */
let unsaved: readonly string[] = []

/** Notes that a choice is being saved. Returns a function to call when that is over. */
export function noteUnsavedChoice(tag: string) {
  unsaved = [...unsaved, tag]
  return () => (unsaved = unsaved.toSpliced(unsaved.indexOf(tag), 1))
}

/** Whether the user has chosen another language since, which is still being saved. */
export const isOutdatedChoice = (tag: string) => (unsaved.at(-1) ?? tag) !== tag
