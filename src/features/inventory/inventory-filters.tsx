import type { QueryClient } from '@tanstack/react-query'
import * as api from '~/api/generated/endpoints/inventory/inventory.ts'
import { ListChoices } from '~/kit/table/list-choices.tsx'
import type { ListState } from '~/kit/table/use-list-state.ts'
import type { InventoryFilter } from './inventory-address.ts'
import { messages } from './messages.ts'

/** Preloads the filters' options in parallel with the rows. */
export function prefetchChoices(queryClient: QueryClient) {
  void queryClient.prefetchQuery(api.getListSupportedDeviceTypesQueryOptions())
  void queryClient.prefetchQuery(api.getListInventoryLocationsQueryOptions())
  void queryClient.prefetchQuery(api.getListVendorOrdersQueryOptions())
}

/** The list's filters that have options. */
export function InventoryFilters({ list }: { list: ListState<InventoryFilter> }) {
  const types = api.useListSupportedDeviceTypes()
  const locations = api.useListInventoryLocations()
  const vendorOrders = api.useListVendorOrders()
  return (
    <ListChoices
      list={list}
      choices={[
        {
          name: 'device_type',
          label: messages.deviceType,
          options: types.data?.deviceTypes.map(tokenOption),
          query: types,
        },
        {
          name: 'device_inventory_location',
          label: messages.location,
          options: locations.data?.locations.map(tokenOption),
          query: locations,
        },
        {
          name: 'vendor_order_id',
          label: messages.vendorOrder,
          options: vendorOrders.data?.vendorOrders.map(({ id, displayName }) => ({
            value: String(id),
            label: displayName,
          })),
          query: vendorOrders,
        },
      ]}
    />
  )
}

const tokenOption = ({ token, name }: { token: string; name: string }) => ({
  value: token,
  label: name,
})
