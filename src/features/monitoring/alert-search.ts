import { stripSearchParams, type SearchSchemaInput } from '@tanstack/react-router'

/** How far back alerts began, as the server takes it. */
export const timeConstraints = ['LAST_24_HOURS', 'LAST_7_DAYS', 'LAST_30_DAYS'] as const

export type TimeConstraint = (typeof timeConstraints)[number]

/** Which alerts are shown, as it stands in the URL. `level` is a level's token; an empty one means every level. */
export type AlertSearch = { timeConstraint: TimeConstraint; level: string }

const defaults: AlertSearch = { timeConstraint: 'LAST_7_DAYS', level: '' }

/** The route options: typed search params that never throw and that stand in the URL only where they differ from the default. */
export const alertSearch = {
  validateSearch: (raw: Partial<AlertSearch> & SearchSchemaInput): AlertSearch =>
    parseAlertSearch(raw),
  search: { middlewares: [stripSearchParams<AlertSearch>(defaults)] },
}

/** Reads search params of unknown shape. */
export function parseAlertSearch(raw: Record<string, unknown>): AlertSearch {
  const { timeConstraint, level } = raw
  return {
    timeConstraint:
      timeConstraints.find((known) => known === timeConstraint) ?? defaults.timeConstraint,
    level: typeof level === 'string' ? level : defaults.level,
  }
}
