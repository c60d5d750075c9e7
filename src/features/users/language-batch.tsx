import { useQueryClient } from '@tanstack/react-query'
import { FormattedMessage, useIntl } from 'react-intl'
import type { BatchEntry, BatchKind, BatchSpec, OwnKind } from '~/kit/batch/batch-state.ts'
import { columnsOf } from '~/kit/table/columns.tsx'
import { refusal } from '~/lib/refusal.ts'
import { changeCount, languageChange, messages, toLanguage } from './change-messages.ts'
import { readUserNow } from './read-user-now.ts'
import { useChangeUser } from './use-change-user.ts'

type Item = { id: number; name: string }

/** The new language: its tag and its name. */
export type LanguageTarget = { tag: string; name: string }

/** `tag` and `language` are the one that the user had when it was checked. */
type LanguageVerdict = { kind: OwnKind; note?: string; tag?: string; language?: string }

export const languageMany: BatchKind<Item, LanguageTarget> = {
  name: 'users-language',
  idOf: ({ id }) => String(id),
  nameOf: ({ name }) => name,
}

const column = columnsOf<BatchEntry<Item, LanguageVerdict, void>>()

const columns = [
  column.text('before', {
    label: messages.languageBefore,
    labeled: true,
    value: ({ verdict }) => (verdict && 'language' in verdict ? verdict.language : undefined),
  }),
]

/** Sets the language of many users, reading each one first. */
export function useLanguageBatch(): BatchSpec<Item, LanguageVerdict, LanguageTarget, void> {
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
