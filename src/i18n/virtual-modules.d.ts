declare module 'virtual:pseudo-locale' {
  import type { MessageFormatElement } from 'react-intl'

  /** The English messages in accented letters, for tests. */
  const messages: Record<string, MessageFormatElement[]>
  export default messages
}

declare module 'virtual:catalogs' {
  import type { MessageFormatElement } from 'react-intl'

  type Texts = Record<string, MessageFormatElement[]>

  /** The translations by language, then by area. Shared texts load with their language, others on call. */
  export const catalogs: Record<
    string,
    () => Promise<{ default: Record<string, () => Texts | Promise<Texts>> }>
  >
}

declare module 'virtual:areas' {
  /** The areas whose texts each route needs, by route id: the feature folders that it imports from. */
  export const areasOf: Record<string, string[]>
}

declare module 'virtual:public-routes' {
  import type { AnyRoute } from '@tanstack/react-router'

  /** The routes that need no sign-in. */
  export const publicRoutes: AnyRoute[]
  /** The areas whose texts each of them needs, by its id. */
  export const areasOf: Record<string, string[]>
}
