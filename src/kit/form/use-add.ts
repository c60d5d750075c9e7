import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useSelector } from '@tanstack/react-store'
import { useRef, useState } from 'react'
import { useFormState, type FieldValues, type UseFormReturn } from 'react-hook-form'
import { policyOf, toFailure } from '~/lib/failure.ts'
import { sentMarkOf, type SentMark } from './sent-mark.ts'
import type { SavedRecord } from './use-say-saved.ts'

type KnownBy<Values> = {
  /** What no two records may share, such as the username. */
  keyOf: (values: Values) => string
  /** Reads the record with that key, past the cache. */
  find: (queryClient: QueryClient, key: string) => Promise<SavedRecord | undefined>
}

/** What is known about an earlier send of a new record, for an `<AddFailure>`. */
export type EarlierSend = {
  /** When it was sent without a usable answer, in milliseconds; null if there is none to speak of. */
  sentAt: number | null
  /** Whether the server has just refused the record because it exists: it may be that one. */
  isTaken: boolean
  /** The record that exists, if it was found. */
  found: SavedRecord | undefined
}

/**
 * For a form that adds a record: remembers with its draft that the record was sent, until the server has answered. If the
 * answer is lost, the form says so, also after a reload, since a second send may add a second record, or be refused
 * because of the first one.
 *
 * @param knownBy For records that the server refuses to add twice.
 */
export function useAdd<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  knownBy?: KnownBy<Values>,
) {
  const queryClient = useQueryClient()
  const mark = sentMarkOf(form.control)
  const sent = useSelector(mark)
  const { isSubmitting } = useFormState({ control: form.control })
  const latest = useRef({ before: null as SentMark | null, own: null as SentMark | null })
  const [taken, setTaken] = useState<{ found: SavedRecord | undefined } | null>(null)

  /** For a send that has certainly not arrived. */
  const takeBack = () => {
    const { own, before } = latest.current
    // Leaving the form discards the mark, too.
    if (mark.get() === own) mark.set(before)
  }
  /** Sends the record. */
  const add = async <Answer>(values: Values, send: () => Promise<Answer>) => {
    const before = mark.get()
    const own = { at: Date.now(), key: knownBy?.keyOf(values) ?? '' }
    latest.current = { before, own }
    setTaken(null)
    mark.set(own)
    try {
      const answer = await send()
      mark.set(null)
      return answer
    } catch (error) {
      const failure = toFailure(error)
      if (policyOf(failure).refusal) takeBack()
      if (failure.status === 409 && knownBy && before?.key === own.key) {
        setTaken({ found: await knownBy.find(queryClient, own.key).catch(() => undefined) })
      }
      throw error
    }
  }
  const earlier: EarlierSend = {
    sentAt: isSubmitting ? null : (sent?.at ?? null),
    isTaken: taken !== null,
    found: taken?.found,
  }
  return { add, takeBack, earlier }
}
