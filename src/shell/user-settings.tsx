import { chakra, Flex } from '@chakra-ui/react'
import { defineMessages, FormattedMessage, useIntl } from 'react-intl'
import { useSingleKeys } from '~/components/shortcuts/shortcuts.ts'
import { languageName } from '~/i18n/language-name.ts'
import { languages, useLanguage } from '~/i18n/language.ts'
import { useSaveLanguage } from './use-save-language.ts'

/** The settings in the user menu: the language, and whether single keys are shortcuts. */
export function UserSettings() {
  const intl = useIntl()
  const { tag } = useLanguage()
  const { on, choose } = useSingleKeys()
  const save = useSaveLanguage()
  return (
    <>
      <Flex align="center" justify="space-between" gap="4" px="2.5" py="1" textStyle="sm">
        <span aria-hidden>
          <FormattedMessage {...messages.language} />
        </span>
        <chakra.select
          aria-label={intl.formatMessage(messages.language)}
          value={tag}
          onChange={(event) => save(event.target.value)}
          bg="bg.muted"
          py="1"
          px="1.5"
          rounded="l2"
        >
          {languages.map((each) => (
            <option key={each} value={each} lang={each}>
              {languageName(each)}
            </option>
          ))}
        </chakra.select>
      </Flex>
      <chakra.label
        display="flex"
        alignItems="center"
        justifyContent="space-between"
        gap="4"
        px="2.5"
        py="1.5"
        textStyle="sm"
      >
        <FormattedMessage {...messages.singleKeys} />
        <chakra.input
          type="checkbox"
          boxSize="4"
          accentColor="teal.solid"
          checked={on}
          onChange={(event) => choose(event.target.checked)}
        />
      </chakra.label>
    </>
  )
}

const messages = defineMessages({
  language: { defaultMessage: 'Language', description: 'Labels the choice of the language' },
  singleKeys: {
    defaultMessage: 'Single-key shortcuts',
    description: 'User menu: whether keys such as ? and / do something by themselves',
  },
})
