import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import type { DeviceSearchData } from '~/api/generated/model/index.ts'
import { useErrorText } from '~/components/feedback/use-error-text.ts'
import { policyOf } from '~/lib/failure.ts'
import { searchQuery } from './search-query.ts'

/** What came of the search for one serial number. */
export type Answer = { data: DeviceSearchData } | { failure: string; isOffline: boolean }

/**
 * Searches for several serial numbers, one after the other. Without a connection it stops.
 *
 * @param isRepeat Whether answers of a moment ago do not count.
 */
export function useSearches(serials: readonly string[], isRepeat: boolean) {
  const queryClient = useQueryClient()
  const textOf = useErrorText()
  const [answers, setAnswers] = useState<ReadonlyMap<string, Answer>>(new Map())
  const [running, setRunning] = useState(true)
  const ask = async (serial: string): Promise<Answer> => {
    try {
      const query = { ...searchQuery(serial), ...(isRepeat && { staleTime: 0 }) }
      return { data: (await queryClient.fetchQuery(query)).data }
    } catch (error) {
      const failure = error instanceof Error ? error : new Error(String(error))
      return { failure: textOf(failure), isOffline: policyOf(failure).repeat === true }
    }
  }
  const searchAll = useEffectEvent(async (left: AbortSignal) => {
    for (const serial of serials.filter((each) => !hasData(answers.get(each)))) {
      const answer = await ask(serial)
      if (left.aborted) return
      setAnswers((before) => new Map(before).set(serial, answer))
      if ('isOffline' in answer && answer.isOffline) return
    }
  })
  useEffect(() => {
    if (!running) return
    const left = new AbortController()
    void searchAll(left.signal).then(() => {
      if (!left.signal.aborted) setRunning(false)
    })
    return () => left.abort()
  }, [running])
  return {
    answers,
    running,
    stop: () => setRunning(false),
    /** Searches for those that have no answer yet, or whose search has failed. */
    goOn: () => setRunning(true),
  }
}

const hasData = (answer: Answer | undefined) => answer !== undefined && 'data' in answer
