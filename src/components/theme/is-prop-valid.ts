const ours = new Set(['as', 'asChild', 'theme', 'recipe', 'unstyled'])

/**
 * Stands in for `@emotion/is-prop-valid`, by which Chakra asks whether a prop that is no style goes to the element. That
 * is a list of all attributes there are, 2 kB of the first load; the types let no other prop come here, and React would
 * log one, which fails a story.
 */
const isPropValid = (name: string): boolean => !ours.has(name)

export default isPropValid
