import type { UseQueryOptions } from '@tanstack/react-query'

/** A record that the palette has found, and its screen. */
export type FoundRecord = { name: string; to: string }

/** How many records of one area the palette shows. */
export const mostFound = 5

/** The call that finds records by a part of their name; `language` is the tag of the user's. */
export type RecordSource = (
  text: string,
  language: string,
) => UseQueryOptions<unknown, Error, FoundRecord[]>

/**
 * Lets the palette find an area's records. The route of the area's list names it as `records` in its static data, so that
 * it is asked for those who may open the list.
 *
 * @param options The generated query options of the area's search.
 * @param read What the answer has found.
 */
export const recordSource =
  <Data, Options extends object>(
    options: (text: string, language: string) => Options & { select?: unknown },
    read: (data: Data, text: string) => FoundRecord[],
  ): RecordSource =>
  (text, language) =>
    // The palette knows nothing of an area's data: `read` takes what `options` brings.
    ({
      ...options(text, language),
      select: (data: Data) => read(data, text),
    }) as unknown as ReturnType<RecordSource>
