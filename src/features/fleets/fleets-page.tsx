import { Boxes, Settings2 } from 'lucide-react'
import type { FleetSummary } from '~/api/generated/model/index.ts'
import { listFleetsParamsSortItemRegExp } from '~/api/generated/model/listFleetsParams.zod.ts'
import { allPages } from '~/kit/table/all-pages.tsx'
import { columnsOf } from '~/kit/table/columns.tsx'
import { plainAddress } from '~/kit/table/list-address.ts'
import { ListPage } from '~/kit/table/list-page.tsx'
import { defineList } from '~/kit/table/list.ts'
import type { RowAction } from '~/kit/table/row-action.ts'
import { useList } from '~/kit/table/use-list.ts'
import { screenOf } from '~/ui/link/record-screens.ts'
import { fleetPages } from './fleet-pages.ts'
import { messages } from './messages.ts'

const column = columnsOf<FleetSummary>()

const columns = [
  column.link('description', {
    label: messages.description,
    to: ({ id }) => screenOf('fleet', id),
  }),
  column.instant('startedAt', { label: messages.createdAt }),
  column.link('commissionedFor.name', {
    label: messages.commissionedFor,
    width: 4,
    value: ({ commissionedFor }) => commissionedFor?.name,
    to: ({ commissionedFor }) => screenOf('enterprise', commissionedFor?.id),
  }),
]

const rowActions = (fleet: FleetSummary): RowAction[] => [
  { label: messages.manage, icon: Settings2, link: screenOf('fleet', fleet.id) },
]

/** The fleets of devices. */
export const fleets = defineList({
  ...fleetPages,
  key: 'fleets',
  kind: 'fleet',
  label: messages.fleets,
  address: plainAddress,
  sortable: listFleetsParamsSortItemRegExp,
  columns,
  name: ({ description }) => description,
  allPages: allPages<FleetSummary>({
    searched: ({ description, commissionedFor }) => [description, commissionedFor?.name],
  }),
})

/** All fleets: the sets of devices that are commissioned for one enterprise each. */
export function FleetsPage() {
  return (
    <ListPage
      list={useList(fleets)}
      search={{ label: messages.search }}
      rowActions={rowActions}
      actionCount={1}
      add={{ to: '/admin-devices/fleets/add' }}
      empty={{ icon: Boxes, title: messages.none, hint: messages.noneHint }}
    />
  )
}
