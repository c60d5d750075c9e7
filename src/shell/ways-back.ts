import { defineMessages } from 'react-intl'
import type { WayBack } from './lead-back.tsx'

const messages = defineMessages({
  enterprise: {
    defaultMessage: 'Unable to load enterprise',
    description: 'Shown on the list when one of its enterprises cannot be opened',
  },
  enterpriseForm: {
    defaultMessage: 'Could not load enterprise for editing',
    description: 'Shown on the list when the form of an enterprise cannot be opened',
  },
})

/** Where screens lead when their record cannot be loaded. Like the titles, they stand in what every visit loads. */
export const waysBack = {
  enterprise: { to: '/admin-admin/enterprises', message: messages.enterprise },
  enterpriseForm: { to: '/admin-admin/enterprises', message: messages.enterpriseForm },
} satisfies Record<string, WayBack>
