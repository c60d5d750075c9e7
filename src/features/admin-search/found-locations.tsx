import { useListAllEnterprises } from '~/api/generated/endpoints/enterprises/enterprises.ts'
import type { FoundLocation } from '~/api/generated/model/index.ts'
import { words } from '~/i18n/words.ts'
import { columnsOf } from '~/kit/table/columns.tsx'
import { DataTable } from '~/kit/table/data-table.tsx'
import { defineList } from '~/kit/table/list.ts'
import { useLocalList } from '~/kit/table/local-rows.ts'
import { useMayOpen } from '~/ui/link/may-open.ts'
import { screenOf } from '~/ui/link/record-screens.ts'
import { messages } from './messages.ts'
import { withEnterpriseIds } from './with-enterprise-ids.ts'

const column = columnsOf<FoundLocation>()

const columns = [
  column.link('locationName', {
    label: messages.location,
    to: ({ locationId }) => screenOf('location', locationId),
  }),
  column.link('enterpriseName', {
    label: words.enterprise,
    to: ({ enterpriseId }) => screenOf('enterprise', enterpriseId),
  }),
]

const locationsFound = defineList({
  key: 'found-locations',
  label: messages.foundLocations,
  sort: [],
  columns,
  id: ({ locationId }) => String(locationId),
  name: ({ locationName }) => locationName,
})

/** The locations found, with links to them and to their enterprises. */
export function FoundLocations({ locations }: { locations: readonly FoundLocation[] }) {
  const mayOpen = useMayOpen()
  const isMissing = locations.some(
    ({ enterpriseName, enterpriseId }) => enterpriseName && !enterpriseId,
  )
  // Users who may not see the list of enterprises may not load it.
  const enabled = isMissing && mayOpen('/admin-admin/enterprises')
  const { data } = useListAllEnterprises({ query: { enabled } })
  const rows = withEnterpriseIds(locations, data?.enterprises ?? [])
  return <DataTable list={useLocalList(locationsFound, { rows })} />
}
