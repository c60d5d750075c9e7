import type { Failure } from './failure.ts'

/** The record id in an address; undefined for anything else. */
export function toRecordId(text: string): number | undefined {
  const id = /^[1-9]\d*$/.test(text) ? Number(text) : undefined
  return Number.isSafeInteger(id) ? id : undefined
}

/**
 * The route option that reads a parameter of the address as a record id, and writes it. Where it is none, there is no such
 * record: the screen shows that without asking the server.
 */
export function recordIdParam<Name extends string>(name: Name) {
  return {
    parse: (raw: Record<Name, string>) => {
      const id = toRecordId(raw[name])
      if (id === undefined) throw noSuchRecord
      return { [name]: id } as Record<Name, number>
    },
    stringify: (params: Record<Name, number>) =>
      ({ [name]: String(params[name]) }) as Record<Name, string>,
  }
}

// As if the server had answered.
const noSuchRecord: Failure = Object.assign(new Error('The address names no record'), {
  kind: 'http' as const,
  status: 404,
})
