import { toFailure } from '~/lib/failure.ts'
import { mayBeDone } from '~/lib/outcome.ts'
import { sameValue } from '~/lib/same-value.ts'

/** The server cannot change a report, so the earlier one is deleted and a new one added. */
type Calls<Data> = {
  /** Reads the current schedule. */
  read: () => Promise<Existing<Data> | null>
  remove: (id: number) => Promise<unknown>
  add: (data: Data) => Promise<unknown>
}

type Existing<Data> = { id: number; data: Data }

/**
 * The state after a failed save: the earlier report (`kept`), possibly that one, none, possibly the new one, or one of
 * somebody else that the user has not seen (`taken`).
 */
export type ReportState = 'kept' | 'perhapsKept' | 'none' | 'perhapsAdded' | 'taken'

/**
 * Replaces a report or adds the first one. A save can be retried: it does not repeat what was done, and looks up what is
 * unknown. It deletes only what the user has seen, or what it may have added itself; about any other report it rejects as
 * outdated.
 *
 * @param onState Called with the state if a save rejects.
 */
export function createReplacement<Data>(
  calls: Calls<Data>,
  before: Existing<Data> | null,
  onState: (state: ReportState) => void,
) {
  let existing = before
  let certain = true
  /** What may have been added here. */
  const sent: Data[] = []

  const isOwn = ({ data }: Existing<Data>) => sent.some((each) => sameValue(each, data))
  const isThere = (data: Data) => existing !== null && sameValue(existing.data, data)
  const taken = (): never => {
    certain = false
    onState('taken')
    throw Object.assign(new Error('Taken'), { kind: 'http', status: 412 })
  }
  const lookUp = async (data: Data) => {
    const found = await calls.read()
    const isKnown = !found || found.id === existing?.id || isOwn(found)
    if (!isKnown && !sameValue(found.data, data)) taken()
    certain = true
    existing = found
  }
  /** Deletes the existing report, if any. Returns false if it was gone already. */
  const removeExisting = async () => {
    if (!existing) return true
    let found = true
    try {
      await calls.remove(existing.id)
    } catch (error) {
      const failure = toFailure(error)
      found = failure.status !== 404
      if (found) {
        certain = !mayBeDone(failure)
        onState(certain ? 'kept' : 'perhapsKept')
        throw error
      }
    }
    existing = null
    return found
  }
  const add = async (data: Data) => {
    const mayBeOwn = sent.length > 0
    sent.push(data)
    try {
      await calls.add(data)
    } catch (error) {
      const failure = toFailure(error)
      const isRefused = !mayBeDone(failure)
      if (isRefused) sent.pop()
      // A conflict says that a report exists.
      if (failure.status === 409 && !mayBeOwn) taken()
      certain = isRefused && failure.status !== 409
      onState(certain ? 'none' : 'perhapsAdded')
      throw error
    }
    // The next save of the same form has to look up what this one has added.
    certain = false
  }

  return {
    save: async (data: Data): Promise<void> => {
      if (!certain) await lookUp(data)
      if (isThere(data)) return
      if (!(await removeExisting())) {
        // Somebody else deleted it, and may have added another one.
        certain = false
        onState('perhapsKept')
        await lookUp(data)
        if (isThere(data)) return
        await removeExisting()
      }
      await add(data)
    },
    /** Says what is scheduled now, before the user decides about it. Returns whether it may have been added here. */
    see: (found: Existing<Data> | null): boolean => {
      certain = true
      existing = found
      return found !== null && isOwn(found)
    },
  }
}
