import { useMemo, type ReactNode } from 'react'
import { useIntl } from 'react-intl'
import type { NeedsAttentionLocation } from '~/api/generated/model/index.ts'
import type { Marks } from '~/kit/live/live-rows.ts'
import { DataTable } from '~/kit/table/data-table.tsx'
import { useLocalList } from '~/kit/table/local-rows.ts'
import { byUrgency } from './attention.ts'
import { locations as few, locationsOfAll } from './location-columns.tsx'

type LocationsTableProps = {
  locations: readonly NeedsAttentionLocation[]
  marks: Marks
  showEnterprise: boolean
  empty: ReactNode
}

/** The locations as a table. */
export function LocationsTable({ locations, marks, showEnterprise, empty }: LocationsTableProps) {
  const { locale } = useIntl()
  const rows = useMemo(
    () => byUrgency(locations, locale).map((location, rank) => ({ ...location, rank })),
    [locations, locale],
  )
  const list = useLocalList(showEnterprise ? locationsOfAll : few, { rows, marks })
  return <DataTable list={list} empty={empty} />
}
