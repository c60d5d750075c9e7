import { defineMessage, FormattedMessage } from 'react-intl'
import { words } from '~/i18n/words.ts'
import { css } from '~/styled-system/css'
import { Flex, styled } from '~/styled-system/jsx'
import { LanguageSelect } from '~/ui/layout/language-switch.tsx'
import { useSingleKeys } from '~/ui/shortcuts/shortcuts.ts'
import { useSaveLanguage } from './use-save-language.ts'

/** The settings in the user menu: the language, and whether single keys are shortcuts. */
export function UserSettings() {
  const { on, choose } = useSingleKeys()
  const save = useSaveLanguage()
  return (
    <>
      <Flex align="center" justify="space-between" gap="4" px="2.5" py="1" textStyle="sm">
        <span aria-hidden>
          <FormattedMessage {...words.language} />
        </span>
        <LanguageSelect onChoose={save} className={css({ bg: 'bg.muted', px: '1.5' })} />
      </Flex>
      <styled.label
        display="flex"
        alignItems="center"
        justifyContent="space-between"
        gap="4"
        px="2.5"
        py="1.5"
        textStyle="sm"
      >
        <FormattedMessage {...singleKeys} />
        <styled.input
          type="checkbox"
          boxSize="4"
          accentColor="teal.solid"
          checked={on}
          onChange={(event) => choose(event.target.checked)}
        />
      </styled.label>
    </>
  )
}

const singleKeys = defineMessage({
  defaultMessage: 'Single-key shortcuts',
  description: 'User menu: whether keys such as ? and / do something by themselves',
})
