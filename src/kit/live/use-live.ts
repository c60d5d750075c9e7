import { useEffect, useState } from 'react'
import { titleCount } from '~/ui/page/use-page-title.ts'
import { useWindowEvent } from '~/ui/page/use-window-event.ts'
import { isSingleKey, shortcuts } from '~/ui/shortcuts/shortcuts.ts'
import type { LivePart } from './use-live-query.ts'
import { useReading } from './use-reading.ts'

export type Live = ReturnType<typeof useLive>

/** Keeps a page up to date without moving anything: reads its parts in the background; the user applies the changes. */
export function useLive(parts: readonly LivePart[]) {
  const [paused, setPaused] = useState(false)
  useReading(parts, paused)
  const news = parts.flatMap((part) => part.news)
  const waiting = parts.reduce((sum, part) => sum + part.waiting, 0)
  const apply = () => {
    for (const part of parts) part.apply()
  }

  useWindowEvent('keydown', (event) => {
    if (waiting === 0 || !isSingleKey(event, shortcuts.tables.apply)) return
    event.preventDefault()
    apply()
  })

  const count = news.length
  useEffect(() => {
    titleCount.set(count)
    return () => titleCount.set(0)
  }, [count])

  return {
    /** The number of rows that were changed, added or removed since the data on screen was read. */
    waiting,
    news,
    apply,
    paused,
    setPaused,
    /** The time of the oldest read, in milliseconds since 1970; 0 until all parts have loaded. */
    readAt: Math.min(...parts.map((part) => part.readAt)),
    /** Whether the last background read failed, so that the data is outdated. */
    old: parts.some((part) => part.failedQuietly),
    busy: parts.some((part) => part.isFetching),
    failed: parts.some((part) => part.isError),
    refresh: () => {
      for (const part of parts) if (part.enabled) void part.refetch()
    },
  }
}
