import { useLayoutEffect, type ReactNode } from 'react'
import { IntlProvider } from 'react-intl'
import { useLanguage } from './language.ts'
import { sourceLanguage } from './resolve-language.ts'

/** Messages, dates and numbers in the language that is shown, which the document says too. */
export function I18nProvider(props: { children: ReactNode }) {
  const { tag, locale, dir, messages } = useLanguage()
  useLayoutEffect(() => {
    Object.assign(document.documentElement, { lang: tag, dir })
  }, [tag, dir])
  return (
    <IntlProvider
      locale={locale}
      messages={messages}
      // English messages follow the region too; where a translation is missing, English stands in.
      defaultLocale={messages ? sourceLanguage : locale}
      onError={throwUnlessMissing}
    >
      {props.children}
    </IntlProvider>
  )
}

// A broken message is a fault to see at once; a missing translation falls back to English.
function throwUnlessMissing(error: { code: string }) {
  if (error.code !== 'MISSING_TRANSLATION') throw error
}
