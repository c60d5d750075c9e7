import * as z from 'zod/mini'
import { catch as otherwise } from 'zod/mini'

// Schemas of search params for `validateSearch`. They never throw: invalid values are dropped or replaced by their
// default.

/** A search param that always has a value. Remove the default from the address with `stripSearchParams`. */
export const withDefault = <Schema extends z.ZodMiniType<string | number>>(
  schema: Schema,
  value: z.output<Schema> & z.core.util.NoUndefined<z.output<Schema>>,
) => otherwise(z._default(schema, value), value)

const leftOut = <Schema extends z.ZodMiniType>(schema: Schema) =>
  otherwise(z.optional(schema), undefined)

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

/** A calendar day, such as `2026-11-16`. */
export const dayParam = leftOut(z.string().check(z.refine(isDay)))

/** A day, or an empty text for no limit. */
export const openDayParam = leftOut(z.string().check(z.refine((text) => !text || isDay(text))))

// zod's own check would add half a kilobyte to every visit.
function isDay(text: string) {
  const time = Date.parse(`${text}T00:00Z`)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(`${text}T`)
}

function isWholeNumber(value: string | number) {
  return /^\d+$/.test(String(value)) && Number.isSafeInteger(Number(value))
}
