import { defineMessage, useIntl } from 'react-intl'
import { useUpdateMe } from '~/api/generated/endpoints/me/me.ts'
import { chooseLanguage, forgetLanguageBefore } from '~/i18n/language.ts'
import { noteUnsavedChoice } from '~/i18n/unsaved-choice.ts'
import { toast, unsay } from '~/ui/toast/toasts.ts'

/** Shows a language at once and saves it to the profile. Typed text stays. */
export function useSaveLanguage() {
  const intl = useIntl()
  const { mutateAsync } = useUpdateMe({
    // The later choice is saved last.
    mutation: {
      scope: { id: 'me' },
      onSuccess: () => unsay('language'),
      onError: () => toast('error', intl.formatMessage(notSaved), 'language'),
    },
  })
  return (tag: string) => {
    forgetLanguageBefore()
    void chooseLanguage(tag)
    const settle = noteUnsavedChoice(tag)
    void mutateAsync({ data: { locale: tag } }).then(settle, settle)
  }
}

const notSaved = defineMessage({
  defaultMessage: 'The language could not be saved to your profile. It applies to this browser.',
  description: 'Shown when the choice of a language could not be saved',
})
