import schemas from '../openapi/schemas/documents.yaml?raw'

const [, list = ''] = /the elements are ([^;]*);/.exec(schemas) ?? []

/** The elements of rich text that the contract lists, with their attributes. */
export const contractElements = Object.fromEntries(
  [...list.matchAll(/`(\w+)`(?:\s+\(with ([^)]*)\))?/g)].map(([, name = '', attributes = '']) => [
    name,
    [...attributes.matchAll(/\w+/g)].map(String),
  ]),
)
