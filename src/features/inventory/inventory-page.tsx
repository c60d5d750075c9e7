import { Eye, Pencil, Warehouse } from 'lucide-react'
import { getListInventoryQueryOptions } from '~/api/generated/endpoints/inventory/inventory.ts'
import type { InventoryRow } from '~/api/generated/model/index.ts'
import { listInventoryParamsSortItemRegExp } from '~/api/generated/model/listInventoryParams.zod.ts'
import { words } from '~/i18n/words.ts'
import { columnsOf } from '~/kit/table/columns.tsx'
import { foundBy } from '~/kit/table/found-by.tsx'
import { ListPage } from '~/kit/table/list-page.tsx'
import { defineList } from '~/kit/table/list.ts'
import type { RowAction } from '~/kit/table/row-action.ts'
import { useList } from '~/kit/table/use-list.ts'
import { screenOf } from '~/ui/link/record-screens.ts'
import { inventoryAddress } from './inventory-address.ts'
import { InventoryFilters } from './inventory-filters.tsx'
import { filtersParam } from './inventory-query.ts'
import { messages } from './messages.ts'
import { UnsentNotice } from './unsent-notice.tsx'

const column = columnsOf<InventoryRow>()

const columns = [
  column.link('device_radio_mac_address', {
    label: messages.macAddress,
    value: ({ deviceRadioMacAddress }) => deviceRadioMacAddress,
    to: ({ referenceId }) => screenOf('inventory', referenceId),
    filter: { kind: 'text', pauseMs: 500 },
  }),
  column.text('device_type', {
    label: messages.deviceType,
    value: ({ deviceType }) => deviceType.name,
  }),
  column.instant('imported_on', {
    label: messages.importDate,
    value: ({ importedOn }) => importedOn,
  }),
  column.text('device_inventory_location', {
    label: messages.location,
    value: ({ deviceInventoryLocation }) => deviceInventoryLocation?.name,
    hidden: true,
  }),
  column.text('vendor_order_id', {
    label: messages.vendorOrder,
    value: ({ vendorOrder }) => vendorOrder?.displayName,
    hidden: true,
  }),
  column.text('reference_id', {
    label: messages.reference,
    value: ({ referenceId }) => referenceId,
    filter: { kind: 'text', pauseMs: 500 },
    hidden: true,
  }),
]

const rowActions = ({ referenceId }: InventoryRow): RowAction[] => [
  { label: words.view, icon: Eye, link: screenOf('inventory', referenceId) },
  {
    label: words.edit,
    icon: Pencil,
    link: { to: '/admin-fulfillment/inventory/$referenceId/edit', params: { referenceId } },
  },
]

/** The devices in the inventory. */
export const inventory = defineList({
  key: 'inventory',
  kind: 'inventory',
  label: messages.inventory,
  address: inventoryAddress,
  query: ({ page, size, sort, filters }) =>
    getListInventoryQueryOptions({ page, size, sort, filters: filtersParam(filters) }),
  rows: ({ inventory: rows, page }) => ({ rows, total: page.totalElements }),
  sortable: listInventoryParamsSortItemRegExp,
  sort: ['imported_on,desc'],
  columns,
  foundBy: foundBy('device_radio_mac_address'),
  id: ({ referenceId }) => referenceId,
  name: ({ deviceRadioMacAddress }) => deviceRadioMacAddress,
})

/** Every device that was added to the inventory, to look one up or add more. */
export function InventoryPage() {
  const list = useList(inventory)
  return (
    <>
      <UnsentNotice />
      <ListPage
        list={list}
        filters={<InventoryFilters list={list} />}
        rowActions={rowActions}
        actionCount={2}
        add={{ to: '/admin-fulfillment/inventory/add' }}
        empty={{ icon: Warehouse, title: messages.none, hint: messages.noneHint }}
      />
    </>
  )
}
