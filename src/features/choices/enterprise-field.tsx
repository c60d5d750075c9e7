import type { QueryClient } from '@tanstack/react-query'
import type { FieldValues } from 'react-hook-form'
import { FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl'
import {
  getListAllEnterprisesQueryOptions,
  useListAllEnterprises,
} from '~/api/generated/endpoints/enterprises/enterprises.ts'
import { Combobox } from '~/kit/form/combobox-field.tsx'
import { useField, type FieldProps } from '~/kit/form/use-field.ts'
import { useOptionsWith } from '~/kit/form/use-options-with.ts'
import { useErrorText } from '~/ui/feedback/use-error-text.ts'
import { words } from '~/i18n/words.ts'
import { retiredName } from './enterprise-options.ts'

type EnterpriseFieldProps<Values extends FieldValues> = Omit<
  FieldProps<Values, number | null | ''>,
  'label'
> & {
  label?: MessageDescriptor
  /** Adds an option with this label for no enterprise. Its value is null; '' means that nothing is chosen yet. */
  noneLabel?: MessageDescriptor
  /** Hides this enterprise and retired ones, for moving a record to another enterprise. */
  without?: number | null
}

/** Preloads the options in a screen's loader. */
export const loadEnterprises = (queryClient: QueryClient) =>
  queryClient.fetchQuery(getListAllEnterprisesQueryOptions())

/** Selects an enterprise. Retired ones are marked and cannot be chosen, but a record may keep its own. */
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
  const offered = (data?.enterprises ?? [])
    .filter(({ id, retired }) => without === undefined || (id !== without && !retired))
    .map(({ id, name, retired = false }) => ({
      value: id,
      label: retired ? intl.formatMessage(retiredName, { name }) : name,
      disabled: retired,
    }))
  const enterprises = useOptionsWith(offered, data ? [value] : [])
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

/** The name of an enterprise, given its id. */
export function EnterpriseName({
  id,
  noneLabel,
}: {
  id: number | null
  noneLabel: MessageDescriptor
}) {
  const { data } = useListAllEnterprises()
  if (id === null) return <FormattedMessage {...noneLabel} />
  return data?.enterprises.find((each) => each.id === id)?.name ?? id
}

const none = 'none'
