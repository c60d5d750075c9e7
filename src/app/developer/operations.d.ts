declare module 'virtual:operations' {
  /** Every operation of the contract, with the statuses and examples that the mock can answer with. */
  export const operations: {
    operationId: string
    method: string
    tag: string
    codes: string[]
    examples: string[]
  }[]
}
