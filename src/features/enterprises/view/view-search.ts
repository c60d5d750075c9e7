import { listParams, listSearch, type ListSearch } from '~/components/table/list-search.ts'

/** The table of device counts: its rows come all at once. */
export const ratesList = listParams({
  rows: 'local',
  sortable: ['frequency', 'deviceCount'],
  sort: ['frequency,asc'],
})

export type ViewSearch = ListSearch & {
  /** Id of the level of the business structure whose devices are counted. */
  group?: string | undefined
  /** Seconds of the reporting frequency whose devices are listed. */
  rate?: string | undefined
}

/** Reads the search params of the view of an enterprise. Never throws. */
export const validateViewSearch = (raw: ViewSearch): ViewSearch => ({
  ...listSearch(ratesList).validateSearch(raw),
  group: number(raw.group),
  rate: number(raw.rate),
})

const number = (value: unknown) =>
  typeof value === 'string' && /^\d+$/.test(value) ? value : undefined
