import { merge, type Conflict, type RowKeys, type Side } from '~/lib/merge.ts'
import { sameValue } from '~/lib/same-value.ts'

type Sides<Values> = { base: Values; mine: Values; rowKeys: RowKeys }

type Calls<Values> = {
  /** Reads what the record has now. */
  read: () => Promise<Values>
  /** Asks which side of each conflict is kept. */
  ask: (conflicts: readonly Conflict[]) => Promise<readonly Side[]>
}

/**
 * Merges changes with what is read. A question may stay open for hours, so the record is read again after each one, and
 * what is new since then is asked about, too.
 */
export async function mergeLatest<Values>(
  { base, mine, rowKeys }: Sides<Values>,
  { read, ask }: Calls<Values>,
): Promise<{ merged: Values; theirs: Values }> {
  const answers: { conflict: Conflict; side: Side | undefined }[] = []
  const answerTo = (conflict: Conflict) =>
    answers.find((each) => isSame(each.conflict, conflict))?.side
  for (;;) {
    const theirs = await read()
    const { conflicts } = merge(base, mine, theirs, rowKeys)
    const open = conflicts.filter((conflict) => !answerTo(conflict))
    if (open.length === 0) {
      const choices = conflicts.map((conflict) => answerTo(conflict) ?? 'mine')
      return { merged: merge(base, mine, theirs, rowKeys, choices).merged, theirs }
    }
    const sides = await ask(open)
    for (const [index, conflict] of open.entries()) answers.push({ conflict, side: sides[index] })
  }
}

/** Whether the user has seen the very values of a conflict. */
const isSame = (one: Conflict, other: Conflict) =>
  sameValue(
    [one.path, one.mine ?? null, one.theirs ?? null],
    [other.path, other.mine ?? null, other.theirs ?? null],
  )
