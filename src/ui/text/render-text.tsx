import { isValidElement, type ReactNode } from 'react'
import { FormattedMessage, type IntlShape, type MessageDescriptor } from 'react-intl'

/** A text that a component shows: a message, or rendered content. */
export type TextProp = ReactNode | MessageDescriptor

/** A message in the user's language; rendered content unchanged. */
export function renderText(text: TextProp): ReactNode {
  return isMessage(text) ? <FormattedMessage {...text} /> : text
}

/** The same for a component that has `intl`: without two components for each text. */
export const textIn = (intl: IntlShape, text: TextProp): ReactNode =>
  isMessage(text) ? intl.formatMessage(text) : text

/** Whether a text is a message, and not rendered yet. */
export const isMessage = (text: TextProp): text is MessageDescriptor =>
  typeof text === 'object' && text !== null && !isValidElement(text) && 'id' in text
