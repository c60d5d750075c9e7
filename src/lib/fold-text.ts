/** Letters that have no accent to leave out, by what people type for them. */
const plain: Record<string, string> = {
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ß: 'ss',
  ı: 'i',
}

/** Normalizes a text for comparison: no accents, lower case, trimmed. */
export const foldText = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[æœøłđßı]/g, (letter) => plain[letter]!)
    .trim()
