import { chakra } from '@chakra-ui/react'
import { defineMessages, useIntl } from 'react-intl'
import { chooseBeforeProfile, languages, useLanguage } from '~/i18n/language.ts'
import { languageName } from '~/i18n/language-name.ts'

/** The language switch of the public screens, with each language under its own name. */
export function LanguageSwitch() {
  const intl = useIntl()
  const { tag } = useLanguage()
  return (
    <chakra.select
      aria-label={intl.formatMessage(messages.language)}
      value={tag}
      onChange={(event) => void chooseBeforeProfile(event.target.value)}
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
          {languageName(each)}
        </option>
      ))}
    </chakra.select>
  )
}

const messages = defineMessages({
  language: { defaultMessage: 'Language', description: 'Labels the choice of the language' },
})
