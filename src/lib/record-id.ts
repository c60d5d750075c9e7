/** The number of a record as an address has it. What is no number becomes the largest one, which no record has. */
export function toRecordId(text: string): number {
  const id = /^[1-9]\d*$/.test(text) ? Number(text) : noRecord
  return Number.isSafeInteger(id) ? id : noRecord
}

// A number that the server can be asked for: its answer is that there is no such record.
const noRecord = Number.MAX_SAFE_INTEGER

/** The route option that reads a parameter of the address as the number of a record, and writes it. */
export function recordIdParam<Name extends string>(name: Name) {
  return {
    parse: (raw: Record<Name, string>) =>
      ({ [name]: toRecordId(raw[name]) }) as Record<Name, number>,
    stringify: (params: Record<Name, number>) =>
      ({ [name]: String(params[name]) }) as Record<Name, string>,
  }
}
