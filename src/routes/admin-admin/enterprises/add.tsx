import { createFileRoute } from '@tanstack/react-router'
import { defineMessage } from 'react-intl'
import * as z from 'zod/mini'
import { EnterpriseAddPage } from '~/features/enterprises/add/enterprise-add-page.tsx'
import { choiceParam } from '~/lib/search-params.ts'

export const Route = createFileRoute('/admin-admin/enterprises/add')({
  staticData: {
    title: defineMessage({
      defaultMessage: 'Add Enterprise',
      description: 'Name of the screen /admin-admin/enterprises/add',
    }),
    action: true,
  },
  validateSearch: z.object({
    step: choiceParam(['general', 'structure', 'groupings', 'admin']),
  }),
  component: EnterpriseAddPage,
})
