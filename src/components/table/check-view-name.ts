import { defineMessages } from 'react-intl'
import * as z from 'zod/mini'
import { contractCheck } from '~/components/form/contract-check.ts'

const messages = defineMessages({
  required: { defaultMessage: 'Enter a name', description: 'A saved view has no name' },
})

/** A view needs a name. */
export const checkName = contractCheck<{ name: string }>(
  z.object({ name: z.string().check(z.regex(/\S/)) }),
  { name: { required: messages.required } },
)
