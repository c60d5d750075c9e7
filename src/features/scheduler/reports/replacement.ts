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
      certain = policyOf(toFailure(error)).refusal === true
      onState(certain ? refused : lost)
      throw error
    }
  }
  const removeUnlessGone = async (id: number) => {
    try {
      await calls.remove(id)
    } catch (error) {
      if (toFailure(error).status !== 404) throw error
    }
  }

  return async (data: Data): Promise<void> => {
    if (!certain) {
      existing = await calls.read()
      certain = true
      if (existing && sameValue(existing.data, data)) return
    }
    if (existing) {
      const { id } = existing
      await attempt(() => removeUnlessGone(id), 'kept', 'perhapsKept')
      existing = null
    }
    await attempt(() => calls.add(data), 'none', 'perhapsAdded')
  }
}
