/** The record id in an address. Invalid ids become MAX_SAFE_INTEGER, so the server answers 404. */
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
