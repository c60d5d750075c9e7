/**
 * The rows with an id that no other row has: `idOf`, numbered from its second row on. Rows that share an id, such as errors
 * of the same millisecond, keep their own as long as their order stays the same.
 */
export function withIds<Row extends object>(
  rows: readonly Row[],
  idOf: (row: Row) => string | number,
) {
  const counts = new Map<string, number>()
  return rows.map((row): Row & { id: string } => {
    const id = String(idOf(row))
    const count = (counts.get(id) ?? 0) + 1
    counts.set(id, count)
    return { ...row, id: count === 1 ? id : `${id} ${count}` }
  })
}
