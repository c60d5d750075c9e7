import { keepPreviousData, useQueries } from '@tanstack/react-query'
import { useRouter, type AnyRoute } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useDebounced } from '~/kit/form/use-debounced.ts'
import type { Access } from '~/session/access.ts'
import { useOwnLanguage } from '~/session/use-own-language.ts'
import { addressOf } from '~/ui/link/link-target.ts'
import type { RecordSource } from '~/ui/link/record-source.ts'

/** A single letter would match too many records. */
const minLength = 2

/** Debounce time in milliseconds. */
const debounce = 200

/** The search for a list's records, and the list's path. */
type Source = { list: string; search: RecordSource }

/**
 * The records with `text` in their name, from the lists that the user may open. Those of an earlier text stay in sight, as
 * `isOld`, until the answer for this one.
 */
export function useFoundRecords(access: Access, text: string) {
  const router = useRouter()
  const { languageTag } = useOwnLanguage()
  const sources = useSources(access)
  const settled = useDebounced(text, debounce)
  const asks = text.length >= minLength
  const queries = useQueries({
    queries: sources.map(({ search }) => ({
      ...search(settled, languageTag),
      enabled: settled.length >= minLength,
      placeholderData: keepPreviousData,
    })),
  })
  const records = queries.flatMap(({ data, isPlaceholderData }, index) => {
    const isOld = isPlaceholderData || settled !== text
    const list = sources[index]?.list
    return (data ?? []).map(({ name, link, matched }) => {
      return { name, to: addressOf(router, link), matched, list, isOld }
    })
  })
  return {
    records: asks ? records : [],
    searching: asks && (settled !== text || queries.some(({ isFetching }) => isFetching)),
    failed: asks && queries.some(({ isError }) => isError),
  }
}

/** Loads the search of each list that the user may open. */
function useSources({ can }: Access): readonly Source[] {
  const router = useRouter()
  const [sources, setSources] = useState<readonly Source[]>([])
  useEffect(() => {
    let gone = false
    const routes: AnyRoute[] = Object.values(router.routesById)
    const loads = routes.flatMap(({ to, options }) => {
      const load = (options.staticData as { records?: () => Promise<RecordSource> })?.records
      const list = to as string
      return load && can(list) ? [load().then((search) => ({ list, search }))] : []
    })
    // If one fails to load, the others still work.
    void Promise.allSettled(loads).then((loaded) => {
      const found = loaded.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []))
      if (!gone) setSources(found)
    })
    return () => {
      gone = true
    }
  }, [router, can])
  return sources
}
