import type { OrderItem } from '~/api/generated/model/index.ts'
import { DataTable } from '~/kit/table/data-table.tsx'
import { columnsOf } from '~/kit/table/columns.tsx'
import { listParams } from '~/kit/table/list-search.ts'
import { givenRows } from '~/kit/table/local-rows.ts'
import { useOwnListState } from '~/kit/table/use-list-state.ts'
import { FormattedMessage } from 'react-intl'
import { itemName } from '~/features/orders/item-name.ts'
import { messages } from '~/features/orders/messages.ts'

const itemsList = listParams({ rows: 'local', sortable: [], sort: [] })

const column = columnsOf<OrderItem>()

const columns = [
  column.text('description', { label: messages.description, width: 6, value: itemName }),
  column.number('quantity', { label: messages.quantity, width: 2 }),
  column.text('sku', { label: messages.sku, width: 3 }),
  column.text('deviceTypes', {
    label: messages.deviceTypes,
    width: 6,
    value: ({ deviceTypes }) => deviceTypes.map(({ name }) => name).join(', '),
  }),
]

/** The ordered items. */
export function ItemsTable({ items }: { items: readonly OrderItem[] }) {
  const list = useOwnListState(itemsList)
  return (
    <DataTable
      label={messages.items}
      tableKey={null}
      columns={columns}
      source={givenRows(items)}
      rowId={({ id }) => String(id)}
      rowName={itemName}
      list={list}
      search={null}
      empty={<FormattedMessage {...messages.noItems} />}
    />
  )
}
