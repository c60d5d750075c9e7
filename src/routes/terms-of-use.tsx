import { createFileRoute } from '@tanstack/react-router'
import { defineMessage } from 'react-intl'
import { TermsOfUsePage } from '~/features/legal/legal-pages.tsx'
import { redirectParam } from '~/lib/redirect-param.ts'

export const Route = createFileRoute('/terms-of-use')({
  staticData: {
    title: defineMessage({
      defaultMessage: 'Terms of use',
      description: 'Name of the screen /terms-of-use',
    }),
    public: true,
  },
  ...redirectParam,
  component: TermsOfUsePage,
})
