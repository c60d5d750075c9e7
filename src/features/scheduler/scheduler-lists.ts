import { listParams } from '~/kit/table/list-search.ts'

/** Every error, the newest first. */
export const errorsList = listParams({
  rows: 'local',
  sortable: ['timestamp', 'formattedMessage', 'job', 'callerClass', 'callerMethod', 'callerLine'],
  sort: ['timestamp,desc'],
  filters: { formattedMessage: '', callerClass: '', callerMethod: '' },
  size: 50,
  prefix: 'errors',
})

/** Errors by message and place, latest first. */
export const groupsList = listParams({
  rows: 'local',
  sortable: ['formattedMessage', 'place', 'count', 'first', 'last'],
  sort: ['last,desc'],
  filters: { formattedMessage: '', place: '' },
  size: 50,
  prefix: 'groups',
})

/** Jobs, the next one to run first. */
export const jobsList = listParams({
  rows: 'local',
  sortable: ['enterprise', 'jobType', 'jobName', 'errors', 'prevFireTime', 'nextFireTime'],
  sort: ['nextFireTime,asc'],
  filters: { enterprise: '', jobType: '' },
  size: 50,
  prefix: 'jobs',
})

/** The period of the errors that are shown. A range moves on with the time; chosen days do not. */
export const ranges = ['today', '24h', '7d', '30d'] as const

export type Range = (typeof ranges)[number]
