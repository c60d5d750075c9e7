import { FormattedMessage } from 'react-intl'
import type { OrderItem } from '~/api/generated/model/index.ts'
import { itemName } from '~/features/orders/item-name.ts'
import { messages } from '~/features/orders/messages.ts'
import { columnsOf } from '~/kit/table/columns.tsx'
import { DataTable } from '~/kit/table/data-table.tsx'
import { defineList } from '~/kit/table/list.ts'
import { useLocalList } from '~/kit/table/local-rows.ts'

const column = columnsOf<OrderItem>()

const columns = [
  column.text('description', {
    label: messages.description,
    unsorted: true,
    width: 6,
    value: itemName,
  }),
  column.number('quantity', { label: messages.quantity, unsorted: true, width: 2 }),
  column.text('sku', { label: messages.sku, unsorted: true, width: 3 }),
  column.text('deviceTypes', {
    label: messages.deviceTypes,
    unsorted: true,
    width: 6,
    value: ({ deviceTypes }) => deviceTypes.map(({ name }) => name).join(', '),
  }),
]

const orderedItems = defineList({
  key: null,
  label: messages.items,
  sort: [],
  columns,
  id: ({ id }) => String(id),
  name: itemName,
})

export function ItemsTable({ items }: { items: readonly OrderItem[] }) {
  return (
    <DataTable
      list={useLocalList(orderedItems, { rows: items })}
      empty={<FormattedMessage {...messages.noItems} />}
    />
  )
}
