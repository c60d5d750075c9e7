/** Normalizes a text for comparison: no accents, lower case, trimmed. */
export const foldText = (text: string): string =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().trim()
