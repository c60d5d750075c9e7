import type { MessageDescriptor } from 'react-intl'

/** What is wrong with a field: a message of the form, or the server's own words. */
export type ErrorText = MessageDescriptor | string

/** Errors by path: `name`, or `items.0.count` for a field of a row. */
export type ErrorTexts = Readonly<Record<string, ErrorText | undefined>>

/** Returns what is wrong with the values; nothing when they may be sent. */
export type Check<Values> = (values: Values) => ErrorTexts
