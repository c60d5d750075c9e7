import { listAddress } from '~/kit/table/list-address.ts'

/** Its filters have the contract's names, in snake case. */
export const inventoryAddress = listAddress({
  filters: {
    device_radio_mac_address: '',
    device_type: '',
    device_inventory_location: '',
    vendor_order_id: '',
    reference_id: '',
  },
})

/** The inventory filters of the contract. */
export type InventoryFilter = keyof typeof inventoryAddress.filters
