/** Normalizes a slug while it is typed: lower case, with hyphens instead of blanks. Keeps its length. */
export const typedSlug = (typed: string): string =>
  typed.replaceAll(/\s/g, '-').replaceAll(/\p{Lu}/gu, lowerCase)

/** A slug without the hyphens of blanks around it. */
export const trimmedSlug = (slug: string): string => slug.replaceAll(/^-+|-+$/g, '')

/** The suggested slug for a topic. */
export const slugOf = (topic: string): string =>
  trimmedSlug(
    topic
      .normalize('NFC')
      .replaceAll(/\p{Lu}/gu, lowerCase)
      .replaceAll(/['’]/g, '')
      .replaceAll(/[^\p{L}\p{N}\p{M}]+/gu, '-'),
  )

/** The slug that is offered for a new document. A translation needs another one than its original. */
export function offeredSlug(
  { topic, locale }: { topic: string; locale: string },
  original?: string,
): string {
  const slug = slugOf(topic)
  if (original === undefined || (slug !== '' && slug !== original)) return slug
  return locale && `${original}-${locale.toLowerCase()}`
}

/** Skips letters that are longer in lower case, which would move the caret. */
function lowerCase(letter: string) {
  const lower = letter.toLowerCase()
  return lower.length === letter.length ? lower : letter
}
