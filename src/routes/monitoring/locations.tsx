import { createFileRoute } from '@tanstack/react-router'
import { defineMessage } from 'react-intl'
import * as z from 'zod/mini'
import {
  alertsAddress,
  locationsAddress,
  timeConstraints,
} from '~/features/monitoring/locations-addresses.ts'
import { LocationsPage } from '~/features/monitoring/locations-page.tsx'
import { alertsQuery, attentionQuery } from '~/features/monitoring/locations-queries.ts'
import { choiceParam, idParam, numberParam } from '~/lib/search-params.ts'

const schema = z.object({
  /** The period of the alerts. */
  timeConstraint: choiceParam(timeConstraints),
  /** A level of the business structure, by its id. */
  filterGroupId: idParam,
  /** The id of the location that is open: the alerts are its own. */
  location: idParam,
  /** The id of the enterprise whose locations and alerts are shown. */
  enterprise: idParam,
  /** What the alerts are grouped by. */
  by: choiceParam(['location']),
  /** What narrow screens show, if not the locations. */
  tab: choiceParam(['alerts']),
  /** The page as a wall display. */
  wall: choiceParam(['1']),
  /** The page for the next shift. */
  handover: choiceParam(['1']),
  /** How many hours the shift of the handover has lasted. */
  hours: numberParam,
})

export const Route = createFileRoute('/monitoring/locations')({
  staticData: {
    title: defineMessage({
      defaultMessage: 'Locations',
      description: 'Name of the screen /monitoring/locations',
    }),
    letter: 'l',
  },
  validateSearch: (search: Record<string, unknown>) => ({
    ...z.parse(schema, search),
    ...alertsAddress.validate(search),
    ...locationsAddress.validate(search),
  }),
  loaderDeps: ({ search: { timeConstraint, filterGroupId, location, category } }) => ({
    timeConstraint,
    filterGroupId,
    location,
    category,
  }),
  loader: ({ context: { queryClient }, deps }) => {
    void queryClient.prefetchQuery(attentionQuery())
    void queryClient.prefetchQuery(alertsQuery({ ...deps, category: undefined }))
    if (deps.category) void queryClient.prefetchQuery(alertsQuery(deps))
  },
  component: LocationsPage,
})
