import { Boxes, Settings2 } from 'lucide-react'
import type { FleetSummary } from '~/api/generated/model/index.ts'
import { listFleetsParamsSortItemRegExp } from '~/api/generated/model/listFleetsParams.zod.ts'
import { ListPage } from '~/kit/list/list-page.tsx'
import { allPages } from '~/kit/table/all-pages.ts'
import { columnsOf } from '~/kit/table/columns.tsx'
import { plainAddress } from '~/kit/table/list-address.ts'
import { defineList } from '~/kit/table/list.ts'
import type { RowAction } from '~/kit/table/row-action.ts'
import { screenOf } from '~/ui/link/record-screens.ts'
import { RowLink } from '~/ui/link/row-link.tsx'
import { useList } from '~/kit/table/use-list.ts'
import { words } from '~/i18n/words.ts'
import { fleetPages } from './fleet-pages.ts'
import { messages } from './messages.ts'

const manageOf = ({ id }: FleetSummary) =>
  ({ to: '/admin-devices/fleets/manage/$fleetId', params: { fleetId: id } }) as const

const column = columnsOf<FleetSummary>()

const columns = [
  column.link('description', { label: messages.description, to: manageOf }),
  column.instant('startedAt', { label: messages.createdAt }),
  column.text('commissionedFor.name', {
    label: messages.commissionedFor,
    value: ({ commissionedFor }) => commissionedFor?.name,
    cell: ({ commissionedFor }, name) => (
      <RowLink link={screenOf('enterprise', commissionedFor?.id)}>{name}</RowLink>
    ),
  }),
]

const rowActions = (fleet: FleetSummary): RowAction[] => [
  { label: messages.manage, icon: Settings2, link: manageOf(fleet) },
]

/** The fleets of devices. */
export const fleets = defineList({
  ...fleetPages,
  key: 'fleets',
  label: messages.fleets,
  address: plainAddress,
  sortable: listFleetsParamsSortItemRegExp,
  columns,
  name: ({ description }) => description,
  allPages: allPages(fleetPages, {
    needed: ({ search }) => search !== '',
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
      add={{ label: words.add, link: { to: '/admin-devices/fleets/add' } }}
      empty={{ icon: Boxes, title: messages.none, hint: messages.noneHint }}
    />
  )
}
