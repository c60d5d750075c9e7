/** A text for comparing: without accents, capital letters and the blanks around it. */
export const foldText = (text: string): string =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().trim()
