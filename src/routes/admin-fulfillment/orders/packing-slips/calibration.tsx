import { createFileRoute } from '@tanstack/react-router'
import { defineMessage } from 'react-intl'
import * as z from 'zod/mini'
import { CalibrationPage } from '~/features/orders/slips/calibration-page.tsx'
import { choiceParam } from '~/lib/search-params.ts'

export const Route = createFileRoute('/admin-fulfillment/orders/packing-slips/calibration')({
  staticData: {
    title: defineMessage({
      defaultMessage: 'Print settings',
      description: 'Name of the screen /admin-fulfillment/orders/packing-slips/calibration',
    }),
    unlockedBy: ['/admin-fulfillment/orders/$orderId/packing-slip'],
  },
  validateSearch: z.object({ stripnav: choiceParam(['true']) }),
  component: CalibrationPage,
})
