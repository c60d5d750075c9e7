'use no memo' // The first screen loads it: the compiler's code would cost more than it saves.
import { LocaleProvider } from '@ark-ui/react/locale'
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import '~/ui/theme/index.css'
import { I18nProvider } from '~/i18n/i18n-provider.tsx'
import { useLanguage } from '~/i18n/language.ts'

/** The providers around every screen and story. */
export function Providers(props: { queryClient: QueryClient; children: ReactNode }) {
  const { locale } = useLanguage()
  return (
    <I18nProvider>
      <LocaleProvider locale={locale}>
        <QueryClientProvider client={props.queryClient}>{props.children}</QueryClientProvider>
      </LocaleProvider>
    </I18nProvider>
  )
}
