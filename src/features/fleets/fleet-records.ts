import type { FleetSummary } from '~/api/generated/model/index.ts'
import { allPagesQuery } from '~/kit/table/all-pages.tsx'
import type { AllRows } from '~/kit/table/list.ts'
import { hasWords } from '~/lib/word-search.ts'
import { screenOf } from '~/ui/link/record-screens.ts'
import { recordSource, type RecordSource } from '~/ui/link/record-source.ts'
import { fleetPages } from './fleet-pages.ts'

/** Fleets, for the palette: by their description or enterprise. */
export const fleetRecords: RecordSource = recordSource(
  () => allPagesQuery(fleetPages),
  ({ all }: AllRows<FleetSummary>, text) =>
    all
      .map(({ id, description, commissionedFor }) => ({
        name: description,
        link: screenOf('fleet', id),
        texts: [commissionedFor?.name ?? ''],
      }))
      .filter(({ name, texts }) => hasWords([name, ...texts], text)),
)
