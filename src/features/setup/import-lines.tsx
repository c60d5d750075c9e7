import { columnsOf } from '~/kit/table/columns.tsx'
import { DataTable } from '~/kit/table/data-table.tsx'
import { listParams } from '~/kit/table/list-search.ts'
import { givenRows } from '~/kit/table/local-rows.ts'
import { useOwnListState } from '~/kit/table/use-list-state.ts'
import { messages } from './messages.ts'
import type { ImportLine } from './read-lines.ts'

const linesList = listParams({
  rows: 'local',
  sortable: ['file', 'row', 'problem'],
  sort: [],
  filters: { file: '' },
  size: 20,
})

const column = columnsOf<ImportLine>()

const columns = [
  column.text('file', { label: messages.file, filter: { kind: 'choice' } }),
  column.number('row', { label: messages.row }),
  column.text('problem', { label: messages.problem, width: 6, wraps: true }),
]

/** The entries that were not added, line by line. */
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
