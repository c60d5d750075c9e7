declare module 'virtual:pseudo-locale' {
  import type { MessageFormatElement } from 'react-intl'

  /** The English messages in letters that no language has. */
  const messages: Record<string, MessageFormatElement[]>
  export default messages
}

declare module 'virtual:catalogs' {
  import type { MessageFormatElement } from 'react-intl'

  type Texts = Record<string, MessageFormatElement[]>

  /** The translations by language, then by area. The shared texts come with their language, the others when called. */
  export const catalogs: Record<
    string,
    () => Promise<{ default: Record<string, () => Texts | Promise<Texts>> }>
  >
}

declare module 'virtual:areas' {
  /** The areas whose texts a route needs, by the route's id: the feature folders that it imports from. */
  export const areasOf: Record<string, string[]>
}
