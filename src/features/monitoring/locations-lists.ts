import { listParams } from '~/kit/table/list-search.ts'

/** Alerts: open ones first, by severity. These filters are local. */
export const alertsList = listParams({
  rows: 'local',
  sortable: ['device', 'level', 'reading', 'location', 'startedAt', 'state'],
  sort: ['level,asc', 'startedAt,desc'],
  filters: { level: '', state: '', category: '' },
})

/** Locations, worst first. */
export const locationsList = listParams({
  rows: 'local',
  sortable: ['name', 'enterprise', 'urgency', 'critical', 'gateways', 'routers', 'sensors'],
  sort: ['urgency,asc'],
  filters: { state: '' },
  prefix: 'locations',
})

/** Filters of locations; an empty text stands for those that need attention. */
export const locationStates = ['', 'critical', 'offline', 'well', 'all'] as const

export type LocationState = (typeof locationStates)[number]

/** Filters of alerts; an empty text stands for both open and ended ones. */
export const alertStates = ['', 'open', 'ended'] as const

export const timeConstraints = ['LAST_24_HOURS', 'LAST_7_DAYS', 'LAST_30_DAYS'] as const

export const defaultPeriod = 'LAST_7_DAYS'

export type TimeConstraint = (typeof timeConstraints)[number]
