import { Boxes, Settings2 } from 'lucide-react'
import * as api from '~/api/generated/endpoints/commissioning/commissioning.ts'
import type { FleetSummary } from '~/api/generated/model/index.ts'
import { ListPage } from '~/kit/list/list-page.tsx'
import { columnsOf } from '~/kit/table/columns.tsx'
import type { ListValues } from '~/kit/table/list-search.ts'
import type { RowAction } from '~/kit/table/row-action.ts'
import { screenOf } from '~/ui/link/record-screens.ts'
import { RowLink } from '~/ui/link/row-link.tsx'
import { useListState } from '~/kit/table/use-list-state.ts'
import { useServerRows } from '~/kit/table/rows-source.ts'
import { words } from '~/i18n/words.ts'
import { fleetsList } from './fleets-list.ts'
import { messages } from './messages.ts'

/** A page of the fleets. */
export const fleetsQuery = ({ page, size, sort }: ListValues<never>) =>
  api.getListFleetsQueryOptions({ page, size, sort })

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

/** The fleets of devices: paged and sorted by the server. */
export function FleetsPage() {
  const list = useListState(fleetsList)
  const source = useServerRows(list, fleetsQuery, ({ fleets, page }) => ({
    rows: fleets,
    total: page.totalElements,
  }))
  return (
    <ListPage
      label={messages.fleets}
      tableKey="fleets"
      columns={columns}
      source={source}
      rowId={({ id }) => String(id)}
      rowName={({ description }) => description}
      list={list}
      search={null}
      rowActions={rowActions}
      actionCount={1}
      add={{ label: words.add, link: { to: '/admin-devices/fleets/add' } }}
      empty={{ icon: Boxes, title: messages.none, hint: messages.noneHint }}
    />
  )
}
