/** A request or an answer that broke the contract, as `/sandbox/violations` lists it. */
export type ViolationRecord = {
  at: string
  world: string
  kind: 'request' | 'response'
  method: string
  url: string
  /** A sentence with the operation, the place and the rule. */
  message: string
}

const limit = 500

/** The newest violations of every world. A reset does not remove them, so that a test can check them at its end. */
export function createViolations() {
  const records: ViolationRecord[] = []
  return {
    add(record: Omit<ViolationRecord, 'at'>) {
      records.push({ at: new Date().toISOString(), ...record })
      if (records.length > limit) records.shift()
    },
    /** Those of one world, oldest first. */
    of: (world: string) => records.filter((record) => record.world === world),
  }
}
