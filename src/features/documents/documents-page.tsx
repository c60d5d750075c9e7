import { BookOpen, Eye, Pencil } from 'lucide-react'
import * as api from '~/api/generated/endpoints/documents/documents.ts'
import type { DocumentSummary } from '~/api/generated/model/index.ts'
import { ListPage } from '~/kit/list/list-page.tsx'
import { columnsOf } from '~/kit/table/columns.tsx'
import type { ListValues } from '~/kit/table/list-search.ts'
import type { RowAction } from '~/kit/table/row-action.ts'
import { useListState } from '~/kit/table/use-list-state.ts'
import { useServerRows } from '~/kit/table/rows-source.ts'
import { words } from '~/i18n/words.ts'
import { documentsList } from './documents-list.ts'
import { messages } from './messages.ts'

/** A page of the help documents of all languages. */
export const documentsQuery = ({ page, size, sort }: ListValues<never>) =>
  api.getListDocumentsQueryOptions({ page, size, sort })

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

/** The help documents of all languages: paged and sorted by the server. */
export function DocumentsPage() {
  const list = useListState(documentsList)
  const source = useServerRows(list, documentsQuery, ({ documents, page }) => ({
    rows: documents,
    total: page.totalElements,
  }))
  return (
    <ListPage
      label={messages.documents}
      tableKey="documents"
      columns={columns}
      source={source}
      rowId={({ id }) => String(id)}
      rowName={({ topic }) => topic}
      list={list}
      search={null}
      rowActions={rowActions}
      actionCount={2}
      add={{ label: words.add, link: { to: '/admin-admin/docs/add' } }}
      empty={{ icon: BookOpen, title: messages.none, hint: messages.noneHint }}
    />
  )
}
