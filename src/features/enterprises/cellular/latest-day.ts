import { usEastern } from '~/i18n/zone-names.ts'
import { endOfPreviousMonth } from '~/i18n/zones.ts'

/** The last day (`2026-10-31`) that past usage can be asked for: months that are not over in US Eastern are not counted. */
export const latestDay = () => endOfPreviousMonth(Date.now(), usEastern)
