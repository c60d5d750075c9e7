import * as z from 'zod/mini'
import { catch as otherwise } from 'zod/mini'
import { leftOut } from './redirect-param.ts'

// Schemas of search params for `validateSearch`. They never throw: invalid values are dropped or replaced by their
// default.

/** A search param that always has a value. Remove the default from the address with `stripSearchParams`. */
export const withDefault = <Schema extends z.ZodMiniType<string | number>>(
  schema: Schema,
  value: z.output<Schema> & z.core.util.NoUndefined<z.output<Schema>>,
) => otherwise(z._default(schema, value), value)

export const textParam = leftOut(z.string())

/** One of several words. */
export const choiceParam = <const Choice extends string>(choices: readonly Choice[]) =>
  leftOut(z.enum(choices))

const numberFrom = (least: number) =>
  leftOut(
    z.pipe(
      z
        .union([z.number(), z.string()])
        .check(z.refine((value) => isWholeNumber(value) && Number(value) >= least)),
      z.transform(Number),
    ),
  )

/** A whole number from 0. */
export const numberParam = numberFrom(0)

/** The id of a record. */
export const idParam = numberFrom(1)

/** A calendar day, such as `2026-11-16`, or an empty text for none. */
export const dayParam = leftOut(z.string().check(z.refine(isDay)))

// zod's own check would add half a kilobyte to every visit.
function isDay(text: string) {
  // Null for an invalid date, unlike its type.
  const exact: string | null = new Date(`${text}T00:00Z`).toJSON()
  return !text || exact?.startsWith(`${text}T`)
}

function isWholeNumber(value: string | number) {
  return /^\d+$/.test(String(value)) && Number.isSafeInteger(Number(value))
}
