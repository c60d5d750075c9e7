import type { Locale } from '~/api/generated/model/index.ts'
import { languageName } from '~/i18n/language-name.ts'
import { useLanguage } from '~/i18n/language.ts'
import { useSession } from './session-context.ts'

/** The language of the user's profile, or the console's language if the profile has none. */
export function useOwnLanguage(): Locale {
  const { user } = useSession()
  const { tag } = useLanguage()
  return user.locale ?? { languageTag: tag, description: languageName(tag) }
}
