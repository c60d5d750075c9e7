declare module 'virtual:pseudo-locale' {
  import type { MessageFormatElement } from 'react-intl'

  /** The English messages in letters that no language has. */
  const messages: Record<string, MessageFormatElement[]>
  export default messages
}
