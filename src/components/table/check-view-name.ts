import { defineMessages } from 'react-intl'
import type { FieldErrors } from '~/components/form/form-store.ts'

/** A view needs a name. */
export function checkName({ name }: { name: string }): FieldErrors {
  return name.trim() === '' ? { name: messages.required } : {}
}

const messages = defineMessages({
  required: { defaultMessage: 'Enter a name', description: 'A saved view has no name' },
})
