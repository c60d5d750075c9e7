import { BookOpen, Eye, Languages, Link2, Pencil } from 'lucide-react'
import { FormattedMessage } from 'react-intl'
import { useListLocales } from '~/api/generated/endpoints/system/system.ts'
import { words } from '~/i18n/words.ts'
import { ListChoices } from '~/kit/table/list-choices.tsx'
import { ListPage } from '~/kit/table/list-page.tsx'
import type { RowAction } from '~/kit/table/row-action.ts'
import { useList } from '~/kit/table/use-list.ts'
import { Box } from '~/styled-system/jsx'
import { Button } from '~/ui/button/button.tsx'
import { screenOf } from '~/ui/link/record-screens.ts'
import { ScreenLink } from '~/ui/link/screen-link.tsx'
import { documents } from './documents-list.tsx'
import { messages } from './messages.ts'
import { messages as textMessages } from './texts/messages.ts'
import type { ListedDocument } from './texts/texts-query.ts'
import { TextsProgress, UnreadTexts } from './texts/texts-status.tsx'
import { useTexts } from './texts/use-texts.ts'

const rowActions = (document: ListedDocument): RowAction[] => [
  { label: words.edit, icon: Pencil, link: screenOf('document', document.id) },
  { label: words.view, icon: Eye, link: { to: '/help/$slug', params: { slug: document.slug } } },
  {
    label: messages.translate,
    icon: Languages,
    more: true,
    link: { to: '/admin-admin/docs/add', search: { translationOf: document.id } },
  },
]

/** All help documents, in every language, to edit them or add one. */
export function DocumentsPage() {
  const list = useList(documents)
  const locales = useListLocales()
  const isSearched = list.search !== ''
  const texts = useTexts({ subscribed: isSearched })
  return (
    <ListPage
      list={list}
      search={{ label: messages.search }}
      filters={
        <>
          <ListChoices
            list={list}
            choices={[
              {
                name: 'language',
                label: words.language,
                options: locales.data?.locales.map(({ languageTag, description }) => ({
                  value: languageTag,
                  label: description,
                })),
                query: locales,
              },
            ]}
          />
          {isSearched && <TextsProgress texts={texts} />}
          {isSearched && texts.unreadable.length > 0 && (
            <Box w="full" order="1">
              <UnreadTexts texts={texts} />
            </Box>
          )}
        </>
      }
      leftOut={
        isSearched && (!texts.isWhole || texts.unreadable.length > 0)
          ? { hint: <FormattedMessage {...textMessages.notAllRead} />, action: null, found: null }
          : undefined
      }
      rowActions={rowActions}
      actionCount={3}
      actions={
        <Button asChild size="sm" quiet>
          <ScreenLink to="/admin-admin/docs/links">
            <Link2 aria-hidden />
            <FormattedMessage {...messages.links} />
          </ScreenLink>
        </Button>
      }
      add={{ to: '/admin-admin/docs/add' }}
      empty={{ icon: BookOpen, title: messages.none, hint: messages.noneHint }}
    />
  )
}
