import type { QueryClient } from '@tanstack/react-query'
import type { FieldValues } from 'react-hook-form'
import {
  getListLocalesQueryOptions,
  useListLocales,
} from '~/api/generated/endpoints/system/system.ts'
import type { Locale } from '~/api/generated/model/index.ts'
import { words } from '~/i18n/words.ts'
import type { Option } from '~/kit/form/options.ts'
import { SelectField } from '~/kit/form/select-field.tsx'
import type { FieldProps } from '~/kit/form/use-field.ts'

/** Preloads the options in a screen's loader. */
export const loadLanguages = (queryClient: QueryClient) =>
  queryClient.fetchQuery(getListLocalesQueryOptions())

type LanguageFieldProps<Values extends FieldValues> = Omit<
  FieldProps<Values, Option['value'] | null>,
  'label'
> & {
  /** The record's language, also offered if the server no longer supports it; none for a new record. */
  saved?: Locale | null | undefined
}

/** Selects one of the server's languages. The value is its tag, '' for none. */
export function LanguageField<Values extends FieldValues>({
  saved,
  ...props
}: LanguageFieldProps<Values>) {
  const offered = useListLocales().data?.locales ?? []
  const isOffered = offered.some(({ languageTag }) => languageTag === saved?.languageTag)
  const locales = saved && !isOffered ? [...offered, saved] : offered
  const options = locales.map(({ languageTag, description }) => ({
    value: languageTag,
    label: description,
  }))
  return <SelectField {...props} label={words.language} options={options} />
}
