import { policyOf, toFailure } from '~/lib/failure.ts'
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
 * The state after a failed save: the earlier report (`kept`), possibly that one, none, or possibly the new
 * one.
 */
export type ReportState = 'kept' | 'perhapsKept' | 'none' | 'perhapsAdded'

/**
 * Returns a function that replaces a report or adds the first one. It can be retried: it does not repeat what was done, and
 * looks up what is unknown.
 *
 * @param onState Called with the state if it rejects.
 */
export function createReplacement<Data>(
  calls: Calls<Data>,
  before: Existing<Data> | null,
  onState: (state: ReportState) => void,
) {
  let existing = before
  let certain = true

  const attempt = async (call: () => Promise<unknown>, refused: ReportState, lost: ReportState) => {
    try {
      await call()
    } catch (error) {
      const failure = toFailure(error)
      // A conflict says that a report exists: that of somebody else, or perhaps the new one.
      certain = policyOf(failure).refusal === true && failure.status !== 409
      onState(certain ? refused : lost)
      throw error
    }
  }
  /** Looks up the schedule. Returns whether it is the wanted one. */
  const isScheduled = async (data: Data) => {
    existing = await calls.read()
    certain = true
    return existing !== null && sameValue(existing.data, data)
  }
  /** Deletes the existing report, if any. Returns false if it was gone already. */
  const removeExisting = async () => {
    if (!existing) return true
    const { id } = existing
    let found = true
    const removeIfFound = async () => {
      try {
        await calls.remove(id)
      } catch (error) {
        if (toFailure(error).status !== 404) throw error
        found = false
      }
    }
    await attempt(removeIfFound, 'kept', 'perhapsKept')
    existing = null
    return found
  }

  return async (data: Data): Promise<void> => {
    if (!certain && (await isScheduled(data))) return
    if (!(await removeExisting())) {
      // Somebody else deleted it, and may have added another one.
      certain = false
      onState('perhapsKept')
      if (await isScheduled(data)) return
      await removeExisting()
    }
    await attempt(() => calls.add(data), 'none', 'perhapsAdded')
    // The next save of the same form has to look up what this one has added.
    certain = false
  }
}
