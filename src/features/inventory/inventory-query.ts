import { QueryObserver, type QueryClient } from '@tanstack/react-query'
import { ApiError } from '~/api/errors.ts'
import { getListInventoryQueryOptions } from '~/api/generated/endpoints/inventory/inventory.ts'
import type { InventoryPage, InventoryRow } from '~/api/generated/model/index.ts'
import { largestPage } from '~/kit/table/paging.ts'
import { macAddressOf, macSearch } from '~/lib/codes.ts'
import type { InventoryFilter } from './inventory-address.ts'

/** The query parameter `filters`: a JSON list of objects with one key each. */
export function filtersParam(
  filters: Partial<Record<InventoryFilter, string>>,
): string | undefined {
  const list = Object.entries(filters)
    .filter(([, value]) => value)
    .map(([name, value]) => ({
      [name]: name === 'device_radio_mac_address' ? macSearch(value) : value,
    }))
  return list.length === 0 ? undefined : JSON.stringify(list)
}

/** The query for one record, since the API can only list them. */
export const recordParams = (referenceId: string) => ({
  filters: filtersParam({ reference_id: referenceId }),
  size: 1,
})

/** The requested record. Throws the router's not-found error if there is none. */
export function recordOf({ inventory }: InventoryPage, referenceId: string): InventoryRow {
  const found = inventory.find((row) => row.referenceId === referenceId)
  if (found) return found
  throw new ApiError({
    kind: 'http',
    operationId: 'listInventory',
    status: 404,
    message: 'This record no longer exists.',
  })
}

/** Loads the record of a screen, and its MAC address for the title. */
export async function loadRecord(queryClient: QueryClient, referenceId: string) {
  const page = await queryClient.fetchQuery(getListInventoryQueryOptions(recordParams(referenceId)))
  return { name: recordOf(page, referenceId).deviceRadioMacAddress }
}

/** The query for a MAC address. It also finds addresses that contain it. */
export const macParams = (macAddress: string) => ({
  filters: filtersParam({ device_radio_mac_address: macAddress }),
  size: largestPage,
})

/** The record with exactly this MAC address. */
export const withMac = ({ inventory }: InventoryPage, macAddress: string) =>
  inventory.find((row) => macAddressOf(row.deviceRadioMacAddress) === macAddressOf(macAddress))

/** Looks up a MAC address in the inventory, bypassing the cache. */
export async function findByMac(queryClient: QueryClient, macAddress: string) {
  const options = { ...getListInventoryQueryOptions(macParams(macAddress)), staleTime: 0 }
  // The form looks up the same address. When it continues with the next device, the shared call must not be canceled.
  const observer = new QueryObserver(queryClient, { ...options, enabled: false })
  const stop = observer.subscribe(() => undefined)
  try {
    return withMac(await queryClient.fetchQuery(options), macAddress)
  } finally {
    stop()
  }
}
