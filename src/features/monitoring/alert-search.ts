/** How far back alerts began, as the server takes it. */
export const timeConstraints = ['LAST_24_HOURS', 'LAST_7_DAYS', 'LAST_30_DAYS'] as const

export type TimeConstraint = (typeof timeConstraints)[number]

/** Which alerts are shown. `level` is a level's token; an empty one means every level. */
export type AlertSearch = { timeConstraint: TimeConstraint; level: string }

const defaults: AlertSearch = { timeConstraint: 'LAST_7_DAYS', level: '' }

/** Reads the search params. What is missing or makes no sense has its default. */
export function readAlertSearch({ timeConstraint, level }: Record<string, unknown>): AlertSearch {
  return {
    timeConstraint:
      timeConstraints.find((known) => known === timeConstraint) ?? defaults.timeConstraint,
    level: typeof level === 'string' ? level : defaults.level,
  }
}

/** The search params in the URL: only what differs from the default. */
export const writeAlertSearch = ({ timeConstraint, level }: AlertSearch): Partial<AlertSearch> => ({
  timeConstraint: timeConstraint === defaults.timeConstraint ? undefined : timeConstraint,
  level: level || undefined,
})

/** Checks the search params. */
export const validateAlertSearch = (raw: Record<string, unknown>) =>
  writeAlertSearch(readAlertSearch(raw))
