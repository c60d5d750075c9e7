/** Normalizes a slug while it is typed: lower case, with hyphens instead of blanks. Keeps its length. */
export const typedSlug = (typed: string): string =>
  typed.replaceAll(/\s/g, '-').replaceAll(/\p{Lu}/gu, lowerCase)

/** The suggested slug for a topic. */
export const slugOf = (topic: string): string =>
  topic
    .normalize('NFC')
    .replaceAll(/\p{Lu}/gu, lowerCase)
    .replaceAll(/['’]/g, '')
    .replaceAll(/[^\p{L}\p{N}\p{M}]+/gu, '-')
    .replaceAll(/^-|-$/g, '')

/** Skips letters that are longer in lower case, which would move the caret. */
function lowerCase(letter: string) {
  const lower = letter.toLowerCase()
  return lower.length === letter.length ? lower : letter
}
