export type Row = { readonly id: number }
type Draft<R extends Row> = Omit<R, 'id'> & { id?: number }

/**
 * Rows by id, in insertion order. Rows are immutable: a write replaces the object, so earlier reads do not change. `version`
 * grows with each write, for caches.
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

  /** Undefined for an unknown id and for null, so that a nullable reference can be followed. */
  get(id: number | null | undefined): R | undefined {
    return id === null || id === undefined ? undefined : this.#rows.get(id)
  }

  /** Every row, in insertion order. */
  all(): readonly R[] {
    this.#all ??= [...this.#rows.values()]
    return this.#all
  }

  /** The rows whose column has this value, found by an index, in insertion order. */
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
   * Replaces the given columns of a row and returns the new row.
   *
   * @throws When the row does not exist.
   */
  update(id: number, change: Partial<Omit<R, 'id'>>): R {
    const before = this.#rows.get(id)
    if (!before) throw new Error(`There is no row ${id}`)
    const row = { ...before, ...change }
    this.#rows.set(id, row)
    this.#changed()
    return row
  }

  /** Removes a row; false if it does not exist. */
  delete(id: number): boolean {
    const existed = this.#rows.delete(id)
    if (existed) this.#changed()
    return existed
  }

  /** A table with the same rows, which changes on its own. */
  copy(): Table<R> {
    const copy = new Table<R>()
    copy.version = this.version
    copy.#rows = new Map(this.#rows)
    copy.#next = this.#next
    copy.#all = this.#all
    copy.#indexes = new Map(this.#indexes)
    return copy
  }

  #changed() {
    this.version += 1
    this.#all = undefined
    if (this.#indexes.size > 0) this.#indexes = new Map()
  }
}
