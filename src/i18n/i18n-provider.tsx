'use no memo' // The first screen loads it: the compiler's code would cost more than it saves.
import { useLayoutEffect, type ReactNode } from 'react'
import { IntlProvider } from 'react-intl'
import { useLanguage } from './language.ts'
import { sourceLanguage } from './resolve-language.ts'

/** Formats messages, dates and numbers in the current language, and sets the document's language. */
export function I18nProvider(props: { children: ReactNode }) {
  const { tag, locale, dir, messages, ready } = useLanguage()
  useLayoutEffect(() => {
    // Until then the page keeps the language of what the build wrote into it.
    if (ready) Object.assign(document.documentElement, { lang: tag, dir })
  }, [tag, dir, ready])
  return (
    <IntlProvider
      locale={locale}
      messages={messages}
      // English messages follow the region too; a missing translation falls back to English.
      defaultLocale={messages ? sourceLanguage : locale}
      onError={throwUnlessMissing}
    >
      {props.children}
    </IntlProvider>
  )
}

// Broken messages should fail loudly; a missing translation falls back to English.
function throwUnlessMissing(error: { code: string }) {
  if (error.code !== 'MISSING_TRANSLATION') throw error
}
