import type { QueryClient } from '@tanstack/react-query'
import type { FieldValues } from 'react-hook-form'
import { useIntl, type MessageDescriptor } from 'react-intl'
import {
  getListAllEnterprisesQueryOptions,
  useListAllEnterprises,
} from '~/api/generated/endpoints/enterprises/enterprises.ts'
import { Combobox } from '~/components/form/combobox-field.tsx'
import { useField, type FieldProps } from '~/components/form/use-field.ts'
import { useErrorText } from '~/components/feedback/use-error-text.ts'
import { words } from '~/i18n/words.ts'
import { retiredName } from './enterprise-options.ts'

type EnterpriseFieldProps<Values extends FieldValues> = Omit<
  FieldProps<Values, number | null | ''>,
  'label'
> & {
  label?: MessageDescriptor
  /** Offers none, with this name. That is a choice as well: its value is null, and '' where nothing is chosen. */
  noneLabel?: MessageDescriptor
  /** For a record that moves: neither this enterprise, which it is in already, nor a retired one is in the list. */
  without?: number | null
}

/** For the loader of a screen with the field. */
export const loadEnterprises = (queryClient: QueryClient) =>
  queryClient.fetchQuery(getListAllEnterprisesQueryOptions())

/** One of all enterprises. A retired one is marked and not on offer; a record that belongs to it already may stay. */
export function EnterpriseField<Values extends FieldValues>({
  noneLabel,
  without,
  label = words.enterprise,
  ...props
}: EnterpriseFieldProps<Values>) {
  const intl = useIntl()
  const textOf = useErrorText()
  const { value, error, change } = useField(props)
  const { data, error: failure } = useListAllEnterprises()
  const enterprises = (data?.enterprises ?? [])
    .filter(({ id, retired }) => without === undefined || (id !== without && !retired))
    .map(({ id, name, retired = false }) => ({
      value: id,
      label: retired ? intl.formatMessage(retiredName, { name }) : name,
      disabled: retired,
    }))
  return (
    <Combobox
      {...props}
      label={label}
      options={
        noneLabel === undefined
          ? enterprises
          : [{ value: none, label: intl.formatMessage(noneLabel) }, ...enterprises]
      }
      chosen={value === null ? [none] : typeof value === 'number' ? [value] : []}
      error={error ?? (failure ? textOf(failure) : undefined)}
      onChange={([chosen]) => change(chosen === none ? null : (chosen ?? ''))}
    />
  )
}

const none = 'none'
