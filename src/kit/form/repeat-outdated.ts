import { toFailure } from '~/lib/failure.ts'

/** So often in a row, only a server that mixes up its versions has a newer one. */
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
