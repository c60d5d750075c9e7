import { getListInventoryQueryOptions } from '~/api/generated/endpoints/inventory/inventory.ts'
import type { InventoryPage } from '~/api/generated/model/index.ts'
import { screenOf } from '~/ui/link/record-screens.ts'
import { mostFound, recordSource, type RecordSource } from '~/ui/link/record-source.ts'
import { filtersParam } from './inventory-query.ts'

/** Inventory records for the palette, found by part of the MAC address. */
export const inventoryRecords: RecordSource = recordSource(
  (text) =>
    getListInventoryQueryOptions({
      filters: filtersParam({ device_radio_mac_address: text }),
      size: mostFound,
    }),
  ({ inventory }: InventoryPage) =>
    inventory.map(({ deviceRadioMacAddress, referenceId }) => ({
      name: deviceRadioMacAddress,
      link: screenOf('inventory', referenceId),
    })),
)
