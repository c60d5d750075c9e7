import { createFileRoute } from '@tanstack/react-router'
import { defineMessage } from 'react-intl'
import { loadRecord } from '~/features/inventory/inventory-query.ts'
import { InventoryViewPage } from '~/features/inventory/view/inventory-view-page.tsx'
import { words } from '~/i18n/words.ts'
import { RecordPending } from '~/kit/record/record-pending.tsx'

export const Route = createFileRoute('/admin-fulfillment/inventory/$referenceId/view')({
  staticData: {
    title: defineMessage<{ name: string }>({
      defaultMessage: '{name}',
      description:
        'Name of the screen /admin-fulfillment/inventory/$referenceId/view; name: MAC address of the device',
    }),
    record: { tab: words.overview, home: '/admin-fulfillment/inventory/$referenceId/view' },
    sample: '/admin-fulfillment/inventory/a29b55d2-dc6f-4a9b-a07c-dd529c89678c/view',
  },
  pendingComponent: RecordPending,
  loader: ({ context, params }) => loadRecord(context.queryClient, params.referenceId),
  component: InventoryViewPage,
})
