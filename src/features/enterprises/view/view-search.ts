import { listParams, type ListSearch } from '~/components/table/list-search.ts'

/** The table of device counts: its rows come all at once. */
export const ratesList = listParams({
  rows: 'local',
  sortable: ['frequency', 'deviceCount'],
  sort: ['frequency,asc'],
})

/** What the address says besides the table's state. */
export type ViewSearch = {
  /** Id of the level of the business structure whose devices are counted. */
  group: string | undefined
  /** Seconds of the reporting frequency whose devices are listed. */
  rate: string | undefined
}

/** Reads the search params of the view of an enterprise. What is no number is left out. */
export const readViewSearch = ({ group, rate }: ListSearch): ViewSearch => ({
  group: number(group),
  rate: number(rate),
})

const number = (value: unknown) =>
  typeof value === 'string' && /^\d+$/.test(value) ? value : undefined
