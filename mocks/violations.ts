/** A request or an answer that broke the contract, as `/sandbox/violations` lists it. */
export type ViolationRecord = {
  at: string
  world: string
  kind: 'request' | 'response'
  method: string
  url: string
  /** The operation, the place and the rule, in a sentence. */
  message: string
}

const limit = 500

/** The newest violations of every world. A reset of a world does not remove them: a test looks at its end. */
export function createViolations() {
  const records: ViolationRecord[] = []
  return {
    add(record: Omit<ViolationRecord, 'at'>) {
      records.push({ at: new Date().toISOString(), ...record })
      if (records.length > limit) records.shift()
    },
    /** Those of one world, the oldest first. */
    of: (world: string) => records.filter((record) => record.world === world),
  }
}
