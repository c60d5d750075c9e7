import { toFailure } from '~/lib/failure.ts'

/** After this many conflicts in a row, the server must be mixing up its versions. */
const mostSends = 3

/** Whether the server refused a save because the record has changed since it was read. */
export const isOutdated = (error: unknown) => toFailure(error).status === 412

/** Runs a save again while the server refuses it as outdated. It has to read the record itself, each time. */
export async function repeatOutdated<Result>(save: () => Promise<Result>): Promise<Result> {
  for (let sends = 1; ; sends += 1) {
    try {
      return await save()
    } catch (error) {
      if (!isOutdated(error) || sends === mostSends) throw error
    }
  }
}
