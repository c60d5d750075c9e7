export type Row = { readonly id: number }
type Draft<R extends Row> = Omit<R, 'id'> & { id?: number }

/**
 * Rows by id, in the order in which they were added. A row is never changed in place: a write puts a new object there, so
 * what was read before stays as it was. `version` grows with each write, for those who keep something computed.
 */
export class Table<R extends Row> {
  version = 0
  #rows = new Map<number, R>()
  #next = 1
  #all: readonly R[] | undefined
  #indexes = new Map<keyof R, Map<unknown, R[]>>()

  get size(): number {
    return this.#rows.size
  }

  /** Undefined for an unknown id, and for null, so that a nullable reference can be followed. */
  get(id: number | null | undefined): R | undefined {
    return id === null || id === undefined ? undefined : this.#rows.get(id)
  }

  /** Every row, in the order of adding. */
  all(): readonly R[] {
    this.#all ??= [...this.#rows.values()]
    return this.#all
  }

  /** The rows whose column has this value, found by an index, in the order of adding. */
  where<Column extends keyof R>(column: Column, value: R[Column]): readonly R[] {
    const index = this.#indexes.get(column) ?? Map.groupBy(this.all(), (row) => row[column])
    this.#indexes.set(column, index)
    return index.get(value) ?? []
  }

  /** The first row whose column has this value. */
  find<Column extends keyof R>(column: Column, value: R[Column]): R | undefined {
    return this.where(column, value)[0]
  }

  /**
   * Adds a row under the next free id, or under its own.
   *
   * @throws When its own id is taken.
   */
  insert(draft: Draft<R>): R {
    const id = draft.id ?? this.#next
    if (this.#rows.has(id)) throw new Error(`The id ${id} is taken`)
    const row = { ...draft, id } as unknown as R
    this.#next = Math.max(this.#next, id + 1)
    this.#rows.set(id, row)
    this.#changed()
    return row
  }

  /**
   * Replaces the given columns of a row and answers the new one.
   *
   * @throws When there is no such row.
   */
  update(id: number, change: Partial<Omit<R, 'id'>>): R {
    const before = this.#rows.get(id)
    if (!before) throw new Error(`There is no row ${id}`)
    const row = { ...before, ...change }
    this.#rows.set(id, row)
    this.#changed()
    return row
  }

  /** Removes a row; false when there is none. */
  delete(id: number): boolean {
    const existed = this.#rows.delete(id)
    if (existed) this.#changed()
    return existed
  }

  #changed() {
    this.version += 1
    this.#all = undefined
    if (this.#indexes.size > 0) this.#indexes = new Map()
  }
}
