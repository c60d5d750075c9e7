import type { QueryClient } from '@tanstack/react-query'
import { ApiError } from '~/api/errors.ts'
import { getListInventoryQueryOptions } from '~/api/generated/endpoints/inventory/inventory.ts'
import type { InventoryPage, InventoryRow } from '~/api/generated/model/index.ts'
import { macAddressOf } from '~/lib/codes.ts'
import { largestPage, type ListValues } from '~/components/table/list-search.ts'
import type { InventoryFilter } from './inventory-list.ts'

/** The query parameter `filters`: a JSON list of objects with one key each. */
export function filtersParam(
  filters: Partial<Record<InventoryFilter, string>>,
): string | undefined {
  const list = Object.entries(filters)
    .filter(([, value]) => value)
    .map(([name, value]) => ({ [name]: value }))
  return list.length === 0 ? undefined : JSON.stringify(list)
}

/** A page of the inventory. */
export const inventoryQuery = ({ page, size, sort, filters }: ListValues<InventoryFilter>) =>
  getListInventoryQueryOptions({ page, size, sort, filters: filtersParam(filters) })

/** What finds one record: the API has no call for it but the list. */
export const recordParams = (referenceId: string) => ({
  filters: filtersParam({ reference_id: referenceId }),
  size: 1,
})

/** The record that was asked for. Throws what a screen of a missing record expects if there is none. */
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

/** Reads the record of a screen, and its MAC address for the title. */
export async function loadRecord(queryClient: QueryClient, referenceId: string) {
  const page = await queryClient.fetchQuery(getListInventoryQueryOptions(recordParams(referenceId)))
  return { name: recordOf(page, referenceId).deviceRadioMacAddress }
}

/** The parameters that find a device by its MAC address, and those whose addresses contain it. */
export const macParams = (macAddress: string) => ({
  filters: filtersParam({ device_radio_mac_address: macAddress }),
  size: largestPage,
})

/** The record with exactly this MAC address. */
export const withMac = ({ inventory }: InventoryPage, macAddress: string) =>
  inventory.find((row) => macAddressOf(row.deviceRadioMacAddress) === macAddressOf(macAddress))

/** Reads now whether a MAC address is in the inventory. */
export const findByMac = async (queryClient: QueryClient, macAddress: string) =>
  withMac(
    await queryClient.fetchQuery({
      ...getListInventoryQueryOptions(macParams(macAddress)),
      staleTime: 0,
    }),
    macAddress,
  )
