import { createFileRoute } from '@tanstack/react-router'
import { defineMessage } from 'react-intl'
import { loadInventoryAdd } from '~/features/inventory/add/device-choices.tsx'
import { InventoryAddPage } from '~/features/inventory/add/inventory-add-page.tsx'

export const Route = createFileRoute('/admin-fulfillment/inventory/add')({
  staticData: {
    title: defineMessage({ defaultMessage: 'Add inventory', description: 'Name of a screen' }),
    action: true,
  },
  loader: ({ context }) => loadInventoryAdd(context.queryClient),
  component: InventoryAddPage,
})
