import type { UseQueryOptions } from '@tanstack/react-query'

/** A record that the palette has found, and its screen. */
export type FoundRecord = { name: string; to: string }

/** The call that finds records by a part of their name. */
export type RecordSource = (text: string) => UseQueryOptions<unknown, Error, FoundRecord[]>

/**
 * Lets the palette find an area's records. The route of the area's list names it as `records` in its static data, so that
 * it is asked for those who may open the list.
 *
 * @param options The generated query options of the area's search.
 * @param read What the answer has found.
 */
export const recordSource =
  <Data, Options extends object>(
    options: (text: string) => Options & { select?: unknown },
    read: (data: Data) => FoundRecord[],
  ): RecordSource =>
  (text) =>
    // The palette knows nothing of an area's data: `read` takes what `options` brings.
    ({ ...options(text), select: read }) as unknown as ReturnType<RecordSource>
