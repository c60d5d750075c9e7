import { columnsOf } from '~/components/table/columns.ts'
import { DataTable } from '~/components/table/data-table.tsx'
import { listParams } from '~/components/table/list-search.ts'
import { givenRows } from '~/components/table/local-rows.ts'
import { useOwnListState } from '~/components/table/use-list-state.ts'
import { messages } from './messages.ts'
import type { ImportLine } from './read-lines.ts'

const linesList = listParams({
  rows: 'local',
  sortable: ['file', 'row', 'problem'],
  sort: [],
  filters: { file: '' },
  size: 20,
})

const columns = columnsOf<ImportLine>()([
  { id: 'file', label: messages.file, value: ({ file }) => file, filter: { kind: 'choice' } },
  { id: 'row', label: messages.row, value: ({ row }) => row, align: 'end' },
  { id: 'problem', label: messages.problem, value: ({ problem }) => problem },
])

/** What was not added, line by line. */
export function ImportLines({ lines }: { lines: readonly ImportLine[] }) {
  return (
    <DataTable
      label={messages.lines}
      tableKey="import-errors"
      columns={columns}
      source={givenRows(lines)}
      rowId={({ place }) => String(place)}
      rowName={({ file, problem }) => file ?? problem}
      list={useOwnListState(linesList)}
      search={{ label: messages.searchLines }}
      empty={null}
    />
  )
}
