import { chakra } from '@chakra-ui/react'
import { defineMessages, useIntl } from 'react-intl'
import { chooseLanguage, languages, useLanguage } from '~/i18n/language.ts'
import { sourceLanguage } from '~/i18n/resolve-language.ts'

/** For people who are not signed in, whose profile cannot say it: the language of the console, each in its own words. */
export function LanguageSwitch() {
  const intl = useIntl()
  const { tag } = useLanguage()
  return (
    <chakra.select
      aria-label={intl.formatMessage(messages.language)}
      value={tag}
      onChange={(event) => void chooseLanguage(event.target.value)}
      bg="transparent"
      color="fg.muted"
      textStyle="sm"
      py="1"
      rounded="l2"
      fieldSizing="content"
      focusVisibleRing="outside"
    >
      {languages.map((each) => (
        <option key={each} value={each} lang={each}>
          {nameOf(each)}
        </option>
      ))}
    </chakra.select>
  )
}

/** A language as its speakers call it, with the capital letter of a list. */
function nameOf(tag: string): string {
  // The console's English is not named after a country.
  const code = tag === sourceLanguage ? new Intl.Locale(tag).language : tag
  const name = new Intl.DisplayNames(tag, { type: 'language' }).of(code) ?? tag
  return name.charAt(0).toLocaleUpperCase(tag) + name.slice(1)
}

const messages = defineMessages({
  language: { defaultMessage: 'Language', description: 'Labels the choice of the language' },
})
