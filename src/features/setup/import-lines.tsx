import { columnsOf } from '~/kit/table/columns.tsx'
import { DataTable } from '~/kit/table/data-table.tsx'
import { defineList } from '~/kit/table/list.ts'
import { useLocalList } from '~/kit/table/local-rows.ts'
import { messages } from './messages.ts'
import type { ImportLine } from './read-lines.ts'

const column = columnsOf<ImportLine>()

const columns = [
  column.text('file', { label: messages.file, filter: { kind: 'choice' } }),
  column.number('row', { label: messages.row }),
  column.text('problem', { label: messages.problem, width: 6, wraps: true }),
]

const importLines = defineList({
  key: 'import-errors',
  label: messages.lines,
  sort: [],
  size: 20,
  columns,
  id: ({ place }) => String(place),
  name: ({ file, problem }) => file ?? problem,
})

/** The entries that were not added, line by line. */
export function ImportLines({ lines }: { lines: readonly ImportLine[] }) {
  return (
    <DataTable
      list={useLocalList(importLines, { rows: lines })}
      search={{ label: messages.searchLines }}
    />
  )
}
