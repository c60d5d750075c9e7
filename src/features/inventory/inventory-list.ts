import { listParams } from '~/kit/table/list-search.ts'

/** The list of inventory records, paged by the server. Columns and filters use the contract's names, in snake case. */
export const inventoryList = listParams({
  rows: 'server',
  sortable: ['device_radio_mac_address', 'device_type', 'imported_on'],
  sort: ['imported_on,desc'],
  filters: {
    device_radio_mac_address: '',
    device_type: '',
    device_inventory_location: '',
    vendor_order_id: '',
    reference_id: '',
  },
})

/** The inventory filters of the contract. */
export type InventoryFilter = keyof typeof inventoryList.defaults.filters
