import { defineMessage, FormattedMessage } from 'react-intl'
import { languageName } from '~/i18n/language-name.ts'
import { chooseLanguage, forgetLanguageBefore, useLanguageBefore } from '~/i18n/language.ts'
import { Flex } from '~/styled-system/jsx'
import { Button } from '~/ui/button/button.tsx'
import { Notice } from '~/ui/feedback/notice.tsx'
import { useSaveLanguage } from './use-save-language.ts'

/** Asks once whether to keep the language chosen before signing in. */
export function LanguageQuestion({ own }: { own: string }) {
  const before = useLanguageBefore()
  const save = useSaveLanguage()
  if (before === null || before === own) return null
  const drop = () => {
    forgetLanguageBefore()
    void chooseLanguage(own)
  }
  return (
    <Flex direction="column" mb="4">
      <Notice
        status="info"
        role="status"
        title={<FormattedMessage {...question} values={{ language: languageName(before) }} />}
        action={
          <Flex gap="2" wrap="wrap">
            <Button size="sm" onClick={() => save(before)}>
              <FormattedMessage {...use} values={{ language: languageName(before) }} />
            </Button>
            <Button size="sm" quiet onClick={drop}>
              <FormattedMessage {...use} values={{ language: languageName(own) }} />
            </Button>
          </Flex>
        }
      />
    </Flex>
  )
}

const question = defineMessage<{ language: string }>({
  defaultMessage: 'Keep {language} as your language?',
  description: 'Asked after signing in when another language was chosen on the sign-in screen',
})

const use = defineMessage<{ language: string }>({
  defaultMessage: 'Use {language}',
  description: 'Button that chooses a language',
})
