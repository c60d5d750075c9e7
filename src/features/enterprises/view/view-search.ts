import type { ListSearch } from '~/components/table/list-search.ts'

/** What the address says besides the table's state. */
export type ViewSearch = {
  /** Id of the level of the business structure whose devices are counted. */
  group: string | undefined
  /** Seconds of the reporting frequency whose devices are listed. */
  rate: string | undefined
}

/** Reads the search params of the view of an enterprise. What is no number is left out. */
export const readViewSearch = ({ group, rate }: ListSearch): ViewSearch => ({
  group: readNumber(group),
  rate: readNumber(rate),
})

/** How the address names a reporting frequency in seconds; undefined for one that it cannot name. */
export const writeRate = (rate: number): string | undefined => readNumber(String(rate))

const readNumber = (value: unknown) =>
  typeof value === 'string' && /^\d+$/.test(value) ? value : undefined
