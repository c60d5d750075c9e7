import { notFound } from '@tanstack/react-router'

/** The record id in an address, or undefined if invalid. */
export function toRecordId(text: string): number | undefined {
  const id = /^[1-9]\d*$/.test(text) ? Number(text) : undefined
  return Number.isSafeInteger(id) ? id : undefined
}

/**
 * The route option that parses and writes a parameter as a record id. For an invalid id, the screen shows that there is no
 * such record, without asking the server.
 */
export function recordIdParam<Name extends string>(name: Name) {
  return {
    parse: (raw: Record<Name, string>) => {
      const id = toRecordId(raw[name])
      // The router's own way to report it, which no error boundary logs.
      if (id === undefined) throw notFound()
      return { [name]: id } as Record<Name, number>
    },
    stringify: (params: Record<Name, number>) =>
      ({ [name]: String(params[name]) }) as Record<Name, string>,
  }
}
