import { createFileRoute } from '@tanstack/react-router'
import { defineMessage } from 'react-intl'
import { inventoryAddress } from '~/features/inventory/inventory-address.ts'
import { prefetchChoices } from '~/features/inventory/inventory-filters.tsx'
import { inventory, InventoryPage } from '~/features/inventory/inventory-page.tsx'
import { prefetchList } from '~/kit/table/list.ts'

export const Route = createFileRoute('/admin-fulfillment/inventory/')({
  staticData: {
    title: defineMessage({
      defaultMessage: 'Inventory List',
      description: 'Name of a screen: all devices in the inventory',
    }),
    letter: 'i',
    records: async () =>
      (await import('~/features/inventory/inventory-records.ts')).inventoryRecords,
  },
  validateSearch: inventoryAddress.validate,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => {
    prefetchList(context.queryClient, inventory, deps)
    prefetchChoices(context.queryClient)
  },
  component: InventoryPage,
})
