import { listDocumentsParamsSortItemRegExp } from '~/api/generated/model/listDocumentsParams.zod.ts'
import { words } from '~/i18n/words.ts'
import { allPages } from '~/kit/table/all-pages.tsx'
import { columnsOf } from '~/kit/table/columns.tsx'
import { defineList } from '~/kit/table/list.ts'
import { css } from '~/styled-system/css'
import { screenOf } from '~/ui/link/record-screens.ts'
import { RowLink } from '~/ui/link/row-link.tsx'
import { documentsAddress } from './documents-address.ts'
import { messages } from './messages.ts'
import { passageOf, type Passage } from './texts/passage.ts'
import { documentPages, textsQuery, type ListedDocument } from './texts/texts-query.ts'

const column = columnsOf<ListedDocument>()

const columns = [
  column.text('topic', {
    label: messages.topic,
    width: 5,
    cell: (document, topic) => (
      <>
        <RowLink link={screenOf('document', document.id)}>{topic}</RowLink>
        {document.passage && <FoundPassage passage={document.passage} />}
      </>
    ),
  }),
  column.text('slug', { label: messages.slug }),
  column.text('locale.languageTag', {
    label: words.language,
    value: ({ locale }) => locale.description,
  }),
  column.number('sortOrder', { label: messages.sortOrder }),
  column.instant('lastUpdatedAt', { label: messages.lastUpdated, hidden: true }),
]

/** The help documents of all languages. The server neither searches nor filters them. */
export const documents = defineList({
  ...documentPages,
  key: 'documents',
  kind: 'document',
  label: messages.documents,
  address: documentsAddress,
  sortable: listDocumentsParamsSortItemRegExp,
  columns,
  name: ({ topic }) => topic,
  allPages: allPages<ListedDocument, 'language'>({
    query: ({ search }) => (search === '' ? undefined : textsQuery),
    filters: { language: ({ locale }, tag) => locale.languageTag === tag },
    searched: ({ topic, slug, content }) => [topic, slug, content?.text],
    found: (document, searched) =>
      searched.length > 0 && document.content
        ? { ...document, passage: passageOf(document.content.text, searched) }
        : document,
  }),
})

function FoundPassage({ passage }: { passage: Passage }) {
  return (
    <small className={lines}>
      {passage.map(({ text, isMatch }, index) =>
        isMatch ? <mark key={index}>{text}</mark> : <span key={index}>{text}</span>,
      )}
    </small>
  )
}

const lines = css({
  display: 'block',
  whiteSpace: 'normal',
  overflowWrap: 'anywhere',
  lineClamp: '2',
  unicodeBidi: 'plaintext',
  '& mark': { bg: 'orange.subtle', color: 'fg', fontWeight: 'medium', rounded: 'l1' },
})
