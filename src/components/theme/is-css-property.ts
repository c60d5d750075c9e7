/**
 * Stands in for `@pandacss/is-valid-prop`, by which Chakra tells a style from an attribute. That is a list of all CSS
 * properties there are, 2.5 kB of the first load, and the browser knows those that it can draw. Chakra remembers answers.
 */
export const isCssProperty = (name: string): boolean =>
  /^--|[&@]/.test(name) ||
  // Emotion writes the prefixes, without which Safari does not know all.
  ['', '-webkit-'].some((prefix) => CSS.supports(prefix + hyphenated(name), 'inherit'))

const hyphenated = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
