import { createFileRoute } from '@tanstack/react-router'
import { defineMessage } from 'react-intl'
import { InventoryEditPage } from '~/features/inventory/edit/inventory-edit-page.tsx'
import { loadRecord } from '~/features/inventory/inventory-query.ts'
import { words } from '~/i18n/words.ts'
import { RecordPending } from '~/kit/record/record-pending.tsx'

export const Route = createFileRoute('/admin-fulfillment/inventory/$referenceId/edit')({
  staticData: {
    title: defineMessage<{ name: string }>({
      defaultMessage: 'Edit {name}',
      description:
        'Name of the screen that edits an inventory record; name: MAC address of the device',
    }),
    record: { tab: words.edit, home: '/admin-fulfillment/inventory/$referenceId/view' },
    sample: '/admin-fulfillment/inventory/a29b55d2-dc6f-4a9b-a07c-dd529c89678c/edit',
  },
  pendingComponent: RecordPending,
  loader: ({ context, params }) => loadRecord(context.queryClient, params.referenceId),
  component: InventoryEditPage,
})
