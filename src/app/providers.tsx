import { ChakraProvider } from '@chakra-ui/react'
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { baseSystem } from '~/components/theme/base-theme.ts'
import { I18nProvider } from '~/i18n/i18n-provider.tsx'

/** The providers around every screen and story. */
export function Providers(props: { queryClient: QueryClient; children: ReactNode }) {
  return (
    <I18nProvider>
      <ChakraProvider value={baseSystem}>
        <QueryClientProvider client={props.queryClient}>{props.children}</QueryClientProvider>
      </ChakraProvider>
    </I18nProvider>
  )
}
