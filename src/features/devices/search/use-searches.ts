import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import type { DeviceSearchData } from '~/api/generated/model/index.ts'
import { policyOf, toFailure } from '~/lib/failure.ts'
import { useErrorText } from '~/ui/feedback/use-error-text.ts'
import { searchQuery } from './search-query.ts'

/** The outcome of the search for one serial number. */
export type Answer = { data: DeviceSearchData } | { failure: string; isOffline: boolean }

/**
 * Searches for several serial numbers, one after the other. Stops when the connection is lost.
 *
 * @param isRepeat Whether to ignore cached answers.
 */
export function useSearches(serials: readonly string[], isRepeat: boolean) {
  const queryClient = useQueryClient()
  const textOf = useErrorText()
  const [answers, setAnswers] = useState<ReadonlyMap<string, Answer>>(new Map())
  const [stopped, setStopped] = useState(false)
  const pending = stopped ? undefined : serials.find((serial) => !answers.has(serial))
  const ask = useEffectEvent(async (serial: string): Promise<Answer> => {
    try {
      const query = { ...searchQuery(serial), ...(isRepeat && { staleTime: 0 }) }
      return { data: (await queryClient.fetchQuery(query)).data }
    } catch (error) {
      const failure = toFailure(error)
      return { failure: textOf(failure), isOffline: policyOf(failure).repeat === true }
    }
  })
  useEffect(() => {
    if (pending === undefined) return
    let isCanceled = false
    void ask(pending).then((answer) => {
      if (isCanceled) return
      setAnswers((before) => new Map(before).set(pending, answer))
      if ('isOffline' in answer) setStopped(answer.isOffline)
    })
    return () => {
      isCanceled = true
    }
  }, [pending])
  return {
    answers,
    running: pending !== undefined,
    stop: () => setStopped(true),
    /** Searches for those without an answer, and again for those that failed. */
    resume: () => {
      setAnswers((before) => new Map([...before].filter(([, answer]) => 'data' in answer)))
      setStopped(false)
    },
  }
}
