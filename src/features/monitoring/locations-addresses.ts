import { listAddress } from '~/kit/table/list-address.ts'

export const alertsAddress = listAddress({ filters: { level: '', state: '', category: '' } })

export const locationsAddress = listAddress({ filters: { state: '' }, prefix: 'locations' })

/** Filters of locations; an empty text stands for those that need attention. */
export const locationStates = ['', 'critical', 'offline', 'well', 'all'] as const

export type LocationState = (typeof locationStates)[number]

/** Filters of alerts; an empty text stands for both open and ended ones. */
export const alertStates = ['', 'open', 'ended'] as const

export const timeConstraints = ['LAST_24_HOURS', 'LAST_7_DAYS', 'LAST_30_DAYS'] as const

export const defaultPeriod = 'LAST_7_DAYS'

export type TimeConstraint = (typeof timeConstraints)[number]
