import type { MessageDescriptor } from 'react-intl'

/** An error: a message of the form, or the server's own text. */
export type ErrorText = MessageDescriptor | string

/** Errors by path: `name`, or `items.0.count` for a field of a row. */
export type ErrorTexts = Readonly<Record<string, ErrorText | undefined>>

/** Returns the errors of the values; empty if they may be sent. `saved` is what the form counts as saved. */
export type Check<Values> = (values: Values, saved: Values) => ErrorTexts
