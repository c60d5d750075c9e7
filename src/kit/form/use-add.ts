import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useSelector } from '@tanstack/react-store'
import { useEffect, useRef, useState } from 'react'
import { useFormState, type FieldValues, type UseFormReturn } from 'react-hook-form'
import { toFailure } from '~/lib/failure.ts'
import { mayBeDone } from '~/lib/outcome.ts'
import type { RecordKind } from '~/ui/link/record-screens.ts'
import { useSettings } from '~/ui/settings/operator-settings.ts'
import { markSent, sentMarkOf, takeBackMark, type SentMark } from './sent-mark.ts'

/** A record that was saved just now. */
export type SavedRecord = {
  kind: RecordKind
  id: number
  name: string
}

/** How a new record that was sent is found again. */
export type NewRecord<Values> = {
  /** What no two records may share, such as the username; for records that may be equal, everything that is sent. */
  keyOf: (values: Values) => string
  /** Reads the record with that key, past the cache. `sentAt` is when it was first sent, in milliseconds. */
  find: (queryClient: QueryClient, key: string, sentAt: number) => Promise<SavedRecord | undefined>
  /** Whether the server adds an equal record without a word. The user is then asked first. */
  mayRepeat?: boolean
}

/** What is known about an earlier send of a new record, for a `<SaveFailure>`. */
export type EarlierSend = {
  /** When it was sent without a usable answer, in milliseconds; null if there is none to speak of. */
  sentAt: number | null
  /** Whether the server has just refused the record because it exists: it may be that one. */
  isTaken: boolean
  /** The record that exists, if it was found. */
  found: SavedRecord | undefined
  /** Set while the user is asked whether to add a record although an earlier send has added one. */
  question: Question | null
}

export type Question = { sentAt: number; found: SavedRecord; answer: (again: boolean) => void }

/**
 * For a form that adds a record: remembers with its draft that the record was sent, until the server has answered. If the
 * answer is lost, the form says so, also after a reload, since a second send may add a second record, or be refused
 * because of the first one. Servers with idempotency keys do neither; the generated hook needs a `requestFor` the form for that.
 *
 * @param knownBy For records that can be found again.
 */
export function useAdd<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  knownBy?: NewRecord<Values>,
) {
  const queryClient = useQueryClient()
  const mark = sentMarkOf(form.control)
  const sent = useSelector(mark)
  const { isSubmitting } = useFormState({ control: form.control })
  const { idempotencyKeys = false } = useSettings()
  const [question, setQuestion] = useState<Question | null>(null)
  const [lookUpError, setLookUpError] = useState<Error | null>(null)
  const isLeft = useRef(false)
  const refuse = useRef(() => {})
  useEffect(() => {
    isLeft.current = false
    return () => {
      isLeft.current = true
      // The submission must end, since it keeps the draft locked.
      refuse.current()
    }
  }, [])
  const [taken, setTaken] = useState<{ found: SavedRecord | undefined } | null>(null)

  /** Asks, if an earlier send has added the record after all. */
  const mayAdd = async ({ key, at }: SentMark): Promise<boolean> => {
    const found = await knownBy?.find(queryClient, key, at).catch((error: unknown) => {
      setLookUpError(toFailure(error))
      throw error
    })
    if (!found) return true
    if (isLeft.current) return false
    const { promise, resolve } = Promise.withResolvers<boolean>()
    refuse.current = () => resolve(false)
    setQuestion({ sentAt: at, found, answer: resolve })
    return promise.finally(() => setQuestion(null))
  }
  /** Sends the record. */
  const add = async <Answer>(values: Values, send: () => Promise<Answer>) => {
    const before = mark.get()
    setLookUpError(null)
    if (before && knownBy?.mayRepeat && !idempotencyKeys && !(await mayAdd(before))) {
      throw new NotSent()
    }
    const key = knownBy?.keyOf(values) ?? ''
    const own = {
      at: before?.key === key ? before.at : Date.now(),
      key,
      idempotencyKey: before?.idempotencyKey ?? crypto.randomUUID(),
    }
    setTaken(null)
    markSent(form.control, own, before)
    try {
      const answer = await send()
      mark.set(null)
      return answer
    } catch (error) {
      const failure = toFailure(error)
      if (!mayBeDone(failure)) takeBackMark(form.control)
      if (failure.status === 409 && knownBy && before) {
        // The server has answered for this key: what is sent next is another record.
        mark.set({ ...before, idempotencyKey: crypto.randomUUID() })
        if (before.key === own.key || idempotencyKeys) {
          const found = await knownBy
            .find(queryClient, before.key, before.at)
            .catch(() => undefined)
          setTaken({ found })
        }
      }
      throw error
    }
  }
  const earlier: EarlierSend = {
    sentAt: isSubmitting ? null : (sent?.at ?? null),
    isTaken: taken !== null,
    found: taken?.found,
    question,
  }
  return { add, earlier, lookUpError }
}

/** Counts as a failed send for the form: nothing counts as saved, and the draft stays. */
class NotSent extends Error {
  readonly fieldErrors = []
}
