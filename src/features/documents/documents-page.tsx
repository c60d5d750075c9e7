import { BookOpen, Eye, Pencil } from 'lucide-react'
import * as api from '~/api/generated/endpoints/documents/documents.ts'
import type { DocumentSummary } from '~/api/generated/model/index.ts'
import { listDocumentsParamsSortItemRegExp } from '~/api/generated/model/listDocumentsParams.zod.ts'
import { ListPage } from '~/kit/list/list-page.tsx'
import { columnsOf } from '~/kit/table/columns.tsx'
import { plainAddress } from '~/kit/table/list-address.ts'
import { defineList } from '~/kit/table/list.ts'
import type { RowAction } from '~/kit/table/row-action.ts'
import { useList } from '~/kit/table/use-list.ts'
import { words } from '~/i18n/words.ts'
import { messages } from './messages.ts'

const formOf = ({ id }: DocumentSummary) =>
  ({ to: '/admin-admin/docs/edit/$docId', params: { docId: id } }) as const

const column = columnsOf<DocumentSummary>()

const columns = [
  column.link('topic', { label: messages.topic, to: formOf }),
  column.text('slug', { label: messages.slug }),
  column.text('locale.languageTag', {
    label: words.language,
    value: ({ locale }) => locale.description,
  }),
  column.number('sortOrder', { label: messages.sortOrder }),
]

const rowActions = (document: DocumentSummary): RowAction[] => [
  { label: words.edit, icon: Pencil, link: formOf(document) },
  { label: words.view, icon: Eye, link: { to: '/help/$slug', params: { slug: document.slug } } },
]

/** The help documents of all languages. */
export const documents = defineList({
  key: 'documents',
  label: messages.documents,
  address: plainAddress,
  query: ({ page, size, sort }) => api.getListDocumentsQueryOptions({ page, size, sort }),
  rows: ({ documents: rows, page }) => ({ rows, total: page.totalElements }),
  sortable: listDocumentsParamsSortItemRegExp,
  sort: ['topic,asc'],
  columns,
  id: ({ id }) => String(id),
  name: ({ topic }) => topic,
})

/** All help documents, in every language, to edit them or add one. */
export function DocumentsPage() {
  return (
    <ListPage
      list={useList(documents)}
      search={null}
      rowActions={rowActions}
      actionCount={2}
      add={{ label: words.add, link: { to: '/admin-admin/docs/add' } }}
      empty={{ icon: BookOpen, title: messages.none, hint: messages.noneHint }}
    />
  )
}
