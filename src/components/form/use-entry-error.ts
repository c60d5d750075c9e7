import { useSyncExternalStore } from 'react'
import { useIntl } from 'react-intl'
import { errorText, useFormFields } from './use-form.ts'

/** What is wrong with the first bad entry of a list that one field holds, since no field is there for the entry itself. */
export function useEntryError(path: string): string | undefined {
  const form = useFormFields()
  const intl = useIntl()
  return useSyncExternalStore(form.subscribe, () => {
    const entry = form.faults().find((fault) => fault.startsWith(`${path}.`))
    return entry === undefined ? undefined : errorText(intl, form.error(entry))
  })
}
