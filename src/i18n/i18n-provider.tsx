import type { ReactNode } from 'react'
import { IntlProvider } from 'react-intl'

/** Messages, dates and numbers in the user's language. English is the source, so it needs no catalogue at run time. */
export function I18nProvider(props: { children: ReactNode }) {
  return (
    <IntlProvider locale="en-US" defaultLocale="en-US" onError={throwUnlessMissing}>
      {props.children}
    </IntlProvider>
  )
}

// A broken message is a fault to see at once; a missing translation falls back to English.
function throwUnlessMissing(error: { code: string }) {
  if (error.code !== 'MISSING_TRANSLATION') throw error
}
