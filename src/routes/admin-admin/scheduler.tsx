import { createFileRoute } from '@tanstack/react-router'
import { defineMessage } from 'react-intl'
import * as z from 'zod/mini'
import {
  errorsAddress,
  groupsAddress,
  jobsAddress,
  ranges,
} from '~/features/scheduler/scheduler-addresses.ts'
import { SchedulerPage } from '~/features/scheduler/scheduler-page.tsx'
import { jobsQuery } from '~/features/scheduler/scheduler-queries.ts'
import { choiceParam, dayParam, idParam } from '~/lib/search-params.ts'

const schema = z.object({
  /** A period that moves on with the time: without one, and without days, the last seven days. */
  range: choiceParam(ranges),
  /** The days whose errors are shown. */
  start: dayParam,
  end: dayParam,
  /** Errors by message and place. */
  by: choiceParam(['group']),
  /** The id of the enterprise whose reports are shown. */
  enterprise: idParam,
})

export const Route = createFileRoute('/admin-admin/scheduler')({
  staticData: {
    title: defineMessage({
      defaultMessage: 'Scheduler',
      description: 'Name of the screen /admin-admin/scheduler',
    }),
    letter: 'j',
    // Some servers list the errors in a legacy group.
    unlockedBy: ['/admin/scheduler#errors'],
  },
  validateSearch: (search: Record<string, unknown>) => ({
    ...z.parse(schema, search),
    ...errorsAddress.validate(search),
    ...groupsAddress.validate(search),
    ...jobsAddress.validate(search),
  }),
  loader: ({ context: { queryClient } }) => {
    void queryClient.prefetchQuery(jobsQuery())
  },
  component: SchedulerPage,
})
