/** The slug as one types it: in lower case, with hyphens in the place of blanks. It keeps its length. */
export const typedSlug = (typed: string): string =>
  typed.replaceAll(/\s/g, '-').replaceAll(/\p{Lu}/gu, lowerCase)

/** The slug that is offered for a topic. */
export const slugOf = (topic: string): string =>
  topic
    .normalize('NFC')
    .replaceAll(/\p{Lu}/gu, lowerCase)
    .replaceAll(/['’]/g, '')
    .replaceAll(/[^\p{L}\p{N}\p{M}]+/gu, '-')
    .replaceAll(/^-|-$/g, '')

/** Some letters are longer in lower case, which would move the caret. */
function lowerCase(letter: string) {
  const lower = letter.toLowerCase()
  return lower.length === letter.length ? lower : letter
}
