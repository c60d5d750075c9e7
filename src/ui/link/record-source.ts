import type { UseQueryOptions } from '@tanstack/react-query'
import { hasWord, searchedText, wordsOf } from '~/lib/word-search.ts'
import type { LinkTarget } from './link-target.ts'

/** A record found by the palette, and its screen; `matched` is the matching text if the name does not show it. */
export type FoundRecord = { name: string; link: LinkTarget; matched: string | undefined }

/** The same before it is known what matched: `texts` are what else can match. */
type Match = { name: string; link: LinkTarget; texts?: readonly (string | null | undefined)[] }

/** How many records of one area the palette shows. */
export const mostFound = 5

/** The first text that contains a word of the search which the name does not contain. */
export function matchedIn(
  search: string,
  name: string,
  texts: readonly (string | null | undefined)[],
): string | undefined {
  const inName = searchedText(name)
  const missing = wordsOf(search).filter((word) => !hasWord(inName, word))
  const hasMissing = (text: string) => missing.some((word) => hasWord(searchedText(text), word))
  return texts.find((text) => text && hasMissing(text)) ?? undefined
}

/** Finds records by part of their name; `language` is the user's language tag. */
export type RecordSource = (
  text: string,
  language: string,
) => UseQueryOptions<unknown, Error, FoundRecord[]>

/**
 * Lets the palette find an area's records. The route of the area's list sets it as `records` in its static data, so that
 * only users who may open the list search it.
 *
 * @param options The generated query options of the area's search.
 * @param read Reads the found records from the response, the best first.
 */
export const recordSource =
  <Data, Options extends object>(
    options: (text: string, language: string) => Options & { select?: unknown },
    read: (data: Data, text: string) => readonly Match[],
  ): RecordSource =>
  (text, language) =>
    // The palette does not know the area's data: `read` gets the data of `options`.
    ({
      ...options(text, language),
      select: (data: Data) =>
        read(data, text)
          .slice(0, mostFound)
          .map(({ name, link, texts = [] }) => ({
            name,
            link,
            matched: matchedIn(text, name, texts),
          })),
    }) as unknown as ReturnType<RecordSource>
