import { usEastern } from '~/i18n/zone-names.ts'
import { endOfPreviousMonth } from '~/i18n/zones.ts'

/** The last day (`2026-10-31`) with past usage: only months that are over in US Eastern count. */
export const latestDay = () => endOfPreviousMonth(Date.now(), usEastern)
