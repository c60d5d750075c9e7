import { listParams } from '~/components/table/list-search.ts'

/** The table of reporting frequencies. */
export const ratesList = listParams({
  rows: 'local',
  sortable: ['rate', 'deviceCount'],
  sort: ['rate,asc'],
})

/** What the address says besides the table's state. */
export type ViewSearch = {
  /** Id of the level of the business structure whose devices are counted. */
  group?: string | undefined
  /** Seconds of the reporting frequency whose devices are listed. */
  rate?: string | undefined
}

/** Checks the search params of the view of an enterprise. Anything but a number is left out. */
export const validateViewSearch = (raw: Record<string, unknown>) => ({
  ...ratesList.validate(raw),
  ...readViewSearch(raw),
})

/** Reads what the address says besides the table's state. */
export const readViewSearch = (raw: { group?: unknown; rate?: unknown }): ViewSearch => ({
  group: readNumber(raw.group),
  rate: readNumber(raw.rate),
})

/** How the address names a reporting frequency in seconds; undefined for one that it cannot name. */
export const writeRate = (rate: number): string | undefined => readNumber(String(rate))

const readNumber = (value: unknown) =>
  typeof value === 'string' && /^\d+$/.test(value) ? value : undefined
