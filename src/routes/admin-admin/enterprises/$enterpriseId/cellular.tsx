import { createFileRoute } from '@tanstack/react-router'
import { defineMessage } from 'react-intl'
import * as z from 'zod/mini'
import { EnterpriseCellularPage } from '~/features/enterprises/cellular/enterprise-cellular-page.tsx'
import { loadEnterprise } from '~/features/enterprises/load-enterprise.ts'
import { usEastern } from '~/i18n/zone-names.ts'
import { endOfPreviousMonth } from '~/i18n/zones.ts'
import { RecordPending } from '~/kit/record/record-pending.tsx'
import { recordIdParam } from '~/lib/record-id.ts'
import { choiceParam, dayParam } from '~/lib/search-params.ts'

export const Route = createFileRoute('/admin-admin/enterprises/$enterpriseId/cellular')({
  staticData: {
    title: defineMessage<{ name: string }>({
      defaultMessage: 'Cellular usage for {name}',
      description:
        'Name of the screen /admin-admin/enterprises/$enterpriseId/cellular; name: of the enterprise',
    }),
    record: {
      tab: defineMessage({
        defaultMessage: 'Cellular usage',
        description: 'Tab: how much data the SIM cards of an enterprise have used',
      }),
      home: '/admin-admin/enterprises/view/$enterpriseId',
    },
    sample: '/admin-admin/enterprises/1/cellular?ending=2026-10-31&starting=2026-08-01&usage=past',
  },
  pendingComponent: RecordPending,
  params: recordIdParam('enterpriseId'),
  validateSearch: z.object({
    usage: choiceParam(['past', 'current']),
    starting: dayParam,
    ending: dayParam,
  }),
  loader: async ({ context: { queryClient }, params }) => ({
    ...(await loadEnterprise(queryClient, params.enterpriseId)),
    // Past usage has only months that are over.
    latest: endOfPreviousMonth(Date.now(), usEastern),
  }),
  component: EnterpriseCellularPage,
})
