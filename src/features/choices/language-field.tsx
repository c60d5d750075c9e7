import type { QueryClient } from '@tanstack/react-query'
import type { FieldValues } from 'react-hook-form'
import {
  getListLocalesQueryOptions,
  useListLocales,
} from '~/api/generated/endpoints/system/system.ts'
import type { Option } from '~/components/form/options.ts'
import { SelectField } from '~/components/form/select-field.tsx'
import type { FieldProps } from '~/components/form/use-field.ts'
import { words } from '~/i18n/words.ts'

/** For the loader of a screen with the field. */
export const loadLanguages = (queryClient: QueryClient) =>
  queryClient.fetchQuery(getListLocalesQueryOptions())

/** One of the languages that the server offers. The value is its tag, '' for none. */
export function LanguageField<Values extends FieldValues>(
  props: Omit<FieldProps<Values, Option['value'] | null>, 'label'>,
) {
  const { data } = useListLocales()
  const options = (data?.locales ?? []).map(({ languageTag, description }) => ({
    value: languageTag,
    label: description,
  }))
  return <SelectField {...props} label={words.language} options={options} />
}
