import { defineMessage, useIntl } from 'react-intl'

type Named = { id: number; name: string; retired?: boolean }

/** Enterprises as options, by name. Retired ones are marked, and can be chosen. */
export function useEnterpriseOptions(enterprises: readonly Named[]) {
  const intl = useIntl()
  const { compare } = new Intl.Collator(intl.locale, { numeric: true })
  return enterprises
    .map(({ id, name, retired }) => ({
      value: id,
      label: retired ? intl.formatMessage(retiredName, { name }) : name,
    }))
    .toSorted((a, b) => compare(a.label, b.label))
}

export const retiredName = defineMessage<{ name: string }>({
  defaultMessage: '{name} (retired)',
  description: 'A choice of a list: an enterprise that is no customer any more',
})
