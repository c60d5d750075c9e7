import { createFileRoute } from '@tanstack/react-router'
import { defineMessage } from 'react-intl'
import * as z from 'zod/mini'
import { CommandSheetPage } from '~/features/pack/command-sheet-page.tsx'
import { choiceParam } from '~/lib/search-params.ts'

export const Route = createFileRoute('/admin-fulfillment/pack/commands')({
  staticData: {
    title: defineMessage({
      defaultMessage: 'Command sheet',
      description: 'Name of the screen /admin-fulfillment/pack/commands: bar codes to print',
    }),
    unlockedBy: ['/admin-fulfillment/orders'],
  },
  validateSearch: z.object({ stripnav: choiceParam(['true']) }),
  component: CommandSheetPage,
})
