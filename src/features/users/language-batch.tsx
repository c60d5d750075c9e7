import { useQueryClient } from '@tanstack/react-query'
import { FormattedMessage, useIntl } from 'react-intl'
import type { BatchEntry, BatchSpec, NamedItem, OwnKind } from '~/kit/batch/batch-state.ts'
import { kindOfRecords } from '~/kit/batch/create-batch.ts'
import { columnsOf } from '~/kit/table/columns.tsx'
import { refusal } from '~/lib/refusal.ts'
import { changeCount, languageChange, messages, toLanguage } from './change-messages.ts'
import { readUserNow } from './read-user-now.ts'
import { useChangeUser } from './use-change-user.ts'

/** The new language: its tag and its name. */
export type LanguageTarget = { tag: string; name: string }

/** `tag` and `language` are the one that the user had when it was checked. */
type LanguageVerdict = { kind: OwnKind; note?: string; tag?: string; language?: string }

export const languageMany = kindOfRecords<LanguageTarget>('users-language')

const column = columnsOf<BatchEntry<NamedItem, LanguageVerdict, void>>()

const columns = [
  column.text('before', {
    label: messages.languageBefore,
    labeled: true,
    value: ({ verdict }) => (verdict && 'language' in verdict ? verdict.language : undefined),
  }),
]

/** Sets the language of many users, reading each one first. */
export function useLanguageBatch(): BatchSpec<NamedItem, LanguageVerdict, LanguageTarget, void> {
  const intl = useIntl()
  const queryClient = useQueryClient()
  const changeUser = useChangeUser()
  return {
    kinds: { done: { label: messages.hasLanguage, tone: 'neutral', offer: 'done' } },
    judge: async ({ id }, target) => {
      const { locale } = await readUserNow(queryClient, id)
      const tag = locale?.languageTag
      return { kind: tag === target.tag ? 'done' : 'ready', tag, language: locale?.description }
    },
    run: ({ id }, checked, target) =>
      changeUser(id, ({ locale }) => {
        if (locale?.languageTag !== checked.tag)
          throw refusal(intl.formatMessage(messages.languageChanged))
        return { locale: target.tag }
      }),
    texts: {
      title: messages.changeLanguage,
      subtitle: ({ name }, { formatMessage }) => formatMessage(toLanguage, { language: name }),
      run: changeCount,
      warning: (_entries, { name }) => (
        <FormattedMessage {...languageChange} values={{ language: name }} />
      ),
    },
    columns,
  }
}
