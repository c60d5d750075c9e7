import { listParams } from '~/components/table/list-search.ts'

/** Alerts: open ones first, the most serious of them on top. Filters that the server does not know. */
export const alertsList = listParams({
  rows: 'local',
  sortable: ['device', 'level', 'reading', 'location', 'startedAt', 'state'],
  sort: ['level,asc', 'startedAt,desc'],
  filters: { level: '', state: '', category: '' },
})

/** Locations, the worst first. */
export const locationsList = listParams({
  rows: 'local',
  sortable: ['name', 'enterprise', 'urgency', 'critical', 'gateways', 'routers', 'sensors'],
  sort: ['urgency,asc'],
  filters: { state: '' },
  prefix: 'locations',
})

/** Which locations are shown; an empty text stands for those that need attention. */
export const locationStates = ['', 'critical', 'offline', 'well', 'all'] as const

export type LocationState = (typeof locationStates)[number]

/** Whether alerts are shown that are open or ended; an empty text stands for both. */
export const alertStates = ['', 'open', 'ended'] as const

export const timeConstraints = ['LAST_24_HOURS', 'LAST_7_DAYS', 'LAST_30_DAYS'] as const

export const defaultPeriod = 'LAST_7_DAYS'

export type TimeConstraint = (typeof timeConstraints)[number]
