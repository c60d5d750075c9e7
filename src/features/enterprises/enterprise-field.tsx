import type { FieldValues } from 'react-hook-form'
import { defineMessage, FormattedMessage, useIntl } from 'react-intl'
import { useListAllEnterprises } from '~/api/generated/endpoints/enterprises/enterprises.ts'
import { Combobox } from '~/components/form/combobox-field.tsx'
import { useField, type FieldProps } from '~/components/form/use-field.ts'
import { useErrorText } from '~/components/feedback/use-error-text.ts'
import { words } from '~/i18n/words.ts'

type EnterpriseFieldProps<Values extends FieldValues> = Omit<
  FieldProps<Values, number | null | ''>,
  'label'
> & {
  /** Offers none, with this name. That is a choice as well: its value is null, and '' where nothing is chosen. */
  noneLabel?: string
  /** Not on offer, such as the enterprise that a device is in already. */
  without?: number
}

/**
 * One of all enterprises. A retired one is marked and not on offer, unless the record belongs to it already. The loader
 * of the screen reads them, so that the field is filled at once.
 */
export function EnterpriseField<Values extends FieldValues>({
  noneLabel,
  without,
  ...props
}: EnterpriseFieldProps<Values>) {
  const intl = useIntl()
  const textOf = useErrorText()
  const { value, error, change } = useField(props)
  const { data, error: failure } = useListAllEnterprises()
  const enterprises = (data?.enterprises ?? [])
    .filter(({ id }) => id !== without)
    .map(({ id, name, retired = false }) => ({
      value: id,
      label: retired ? intl.formatMessage(retiredName, { name }) : name,
      disabled: retired,
    }))
  return (
    <Combobox
      {...props}
      label={<FormattedMessage {...words.enterprise} />}
      options={
        noneLabel === undefined ? enterprises : [{ value: none, label: noneLabel }, ...enterprises]
      }
      chosen={value === null ? [none] : typeof value === 'number' ? [value] : []}
      error={error ?? (failure ? textOf(failure) : undefined)}
      onChange={([chosen]) => change(chosen === none ? null : (chosen ?? ''))}
    />
  )
}

const none = 'none'

const retiredName = defineMessage<{ name: string }>({
  defaultMessage: '{name} (retired)',
  description: 'A choice of a list: an enterprise that is no customer any more',
})
