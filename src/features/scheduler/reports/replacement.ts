import { policyOf, toFailure } from '~/lib/failure.ts'
import { sameValue } from '~/lib/same-value.ts'

/** The server cannot change a report: the earlier one is deleted, then the new one added. */
type Calls<Data> = {
  /** Reads what is scheduled now. */
  read: () => Promise<Existing<Data> | null>
  remove: (id: number) => Promise<unknown>
  add: (data: Data) => Promise<unknown>
}

type Existing<Data> = { id: number; data: Data }

/**
 * What is scheduled after a save that failed: the earlier report (`kept`), perhaps that one, nothing, or perhaps the new
 * one.
 */
export type ReportState = 'kept' | 'perhapsKept' | 'none' | 'perhapsAdded'

/**
 * Returns what puts a report in the place of an earlier one, or adds the first one. It can be repeated after a failure: what
 * has been done is not done again, and where that is not known, it is looked up first.
 *
 * @param onState Gets what is scheduled when it rejects.
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
