import { createFileRoute } from '@tanstack/react-router'
import { defineMessage } from 'react-intl'
import { prefetchChoices } from '~/features/inventory/inventory-filters.tsx'
import { inventoryList } from '~/features/inventory/inventory-list.ts'
import { InventoryPage } from '~/features/inventory/inventory-page.tsx'
import { inventoryQuery } from '~/features/inventory/inventory-query.ts'

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
  validateSearch: inventoryList.validate,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => {
    void context.queryClient.prefetchQuery(inventoryQuery(inventoryList.read(deps)))
    prefetchChoices(context.queryClient)
  },
  component: InventoryPage,
})
