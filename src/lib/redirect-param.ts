import { retainSearchParams } from '@tanstack/react-router'
import * as z from 'zod/mini'
import { catch as otherwise } from 'zod/mini'

// Apart from the other search params, so that sign-in does not load their schemas.

/** A search param that is left out if it is invalid. */
export const leftOut = <Schema extends z.ZodMiniType>(schema: Schema) =>
  otherwise(z.optional(schema), undefined)

/** The address to open after signing in, which the links between the public pages pass on. */
export const redirectParam = {
  validateSearch: z.object({ redirect: leftOut(z.string()) }),
  search: { middlewares: [retainSearchParams<{ redirect?: string | undefined }>(['redirect'])] },
}
