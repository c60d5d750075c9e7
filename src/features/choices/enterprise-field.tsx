import type { QueryClient } from '@tanstack/react-query'
import type { FieldValues } from 'react-hook-form'
import { useIntl, type MessageDescriptor } from 'react-intl'
import {
  getListAllEnterprisesQueryOptions,
  useListAllEnterprises,
} from '~/api/generated/endpoints/enterprises/enterprises.ts'
import { words } from '~/i18n/words.ts'
import { Combobox } from '~/kit/form/combobox-field.tsx'
import { labelIn } from '~/kit/form/options.ts'
import { useField, type FieldProps } from '~/kit/form/use-field.ts'
import { useOptionsWith } from '~/kit/form/use-options-with.ts'
import { useErrorText } from '~/ui/feedback/use-error-text.ts'
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
  const { data, error: failure } = useListAllEnterprises()
  const offered = (data?.enterprises ?? [])
    .filter(({ id, retired }) => without === undefined || (id !== without && !retired))
    .map(({ id, name, retired = false }) => ({
      value: id,
      label: retired ? intl.formatMessage(retiredName, { name }) : name,
      disabled: retired,
    }))
  const none = noneLabel && { value: noneValue, label: intl.formatMessage(noneLabel) }
  const choices = none ? [none, ...offered] : offered
  const { value, error, change } = useField(
    { ...props, label },
    { show: (id: number | null) => labelIn(choices)(id ?? noneValue) ?? String(id) },
  )
  const options = useOptionsWith(choices, data ? [value] : [])
  return (
    <Combobox
      {...props}
      label={label}
      options={options}
      chosen={value === null ? [noneValue] : typeof value === 'number' ? [value] : []}
      error={error ?? (failure ? textOf(failure) : undefined)}
      onChange={([chosen]) => change(chosen === noneValue ? null : (chosen ?? ''))}
    />
  )
}

const noneValue = 'none'
