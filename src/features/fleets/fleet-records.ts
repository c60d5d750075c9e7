import type { FleetSummary } from '~/api/generated/model/index.ts'
import { allPagesQuery } from '~/kit/table/all-pages.tsx'
import type { AllRows } from '~/kit/table/list.ts'
import { matchedIn, mostFound, recordSource } from '~/ui/link/record-source.ts'
import { hasWords } from '~/lib/word-search.ts'
import { fleetPages } from './fleet-pages.ts'

/** Fleets, for the palette: by their description or enterprise. */
export const fleetRecords = recordSource(
  () => allPagesQuery(fleetPages),
  ({ all }: AllRows<FleetSummary>, text) =>
    all
      .map(({ id, description, commissionedFor }) => ({
        name: description,
        to: `/admin-devices/fleets/manage/${id}`,
        enterprise: commissionedFor?.name ?? '',
      }))
      .filter(({ name, enterprise }) => hasWords([name, enterprise], text))
      .slice(0, mostFound)
      .map(({ enterprise, ...found }) => ({
        ...found,
        matched: matchedIn(text, found.name, [enterprise]),
      })),
)
