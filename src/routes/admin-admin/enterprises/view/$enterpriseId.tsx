import { createFileRoute } from '@tanstack/react-router'
import { defineMessage } from 'react-intl'
import * as z from 'zod/mini'
import {
  EnterpriseViewPage,
  loadEnterpriseView,
} from '~/features/enterprises/view/enterprise-view-page.tsx'
import { words } from '~/i18n/words.ts'
import { RecordPending } from '~/kit/record/record-pending.tsx'
import { recordIdParam } from '~/lib/record-id.ts'
import { idParam, numberParam } from '~/lib/search-params.ts'

export const Route = createFileRoute('/admin-admin/enterprises/view/$enterpriseId')({
  staticData: {
    title: defineMessage<{ name: string }>({
      defaultMessage: '{name}',
      description:
        'Name of the screen /admin-admin/enterprises/view/$enterpriseId; name: of the enterprise',
    }),
    wayBack: {
      to: '/admin-admin/enterprises',
      message: defineMessage({
        defaultMessage: 'Unable to load enterprise',
        description: 'Shown on the list when one of its enterprises cannot be opened',
      }),
    },
    record: { tab: words.overview, home: '/admin-admin/enterprises/view/$enterpriseId' },
    sample: '/admin-admin/enterprises/view/1',
  },
  pendingComponent: RecordPending,
  params: recordIdParam('enterpriseId'),
  validateSearch: z.object({
    /** Id of the level of the business structure whose devices are counted. */
    group: idParam,
    /** Seconds of the reporting frequency whose devices are listed. */
    rate: numberParam,
  }),
  loader: ({ context, params }) => loadEnterpriseView(context.queryClient, params.enterpriseId),
  component: EnterpriseViewPage,
})
