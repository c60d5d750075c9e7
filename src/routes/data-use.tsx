import { createFileRoute } from '@tanstack/react-router'
import { defineMessage } from 'react-intl'
import { DataUsePage } from '~/features/legal/legal-pages.tsx'
import { redirectParam } from '~/lib/redirect-param.ts'

export const Route = createFileRoute('/data-use')({
  staticData: {
    title: defineMessage({
      defaultMessage: 'Data use',
      description: 'Name of the screen /data-use',
    }),
    public: true,
  },
  ...redirectParam,
  component: DataUsePage,
})
