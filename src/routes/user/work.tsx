import { createFileRoute } from '@tanstack/react-router'
import { defineMessage } from 'react-intl'
import * as z from 'zod/mini'
import { WorkPage } from '~/features/work/work-page.tsx'
import { textParam } from '~/lib/search-params.ts'

const params = z.object({ batch: textParam })

export const Route = createFileRoute('/user/work')({
  staticData: {
    title: defineMessage({
      defaultMessage: 'Background work',
      description:
        'Name of the screen /user/work: work on many things that goes on while the user is elsewhere, and what came of it',
    }),
    open: true,
    background: async () => (await import('~/features/work/kinds.ts')).kinds,
  },
  validateSearch: (search) => z.parse(params, search),
  component: WorkPage,
})
