import { listAddress } from '~/kit/table/list-address.ts'

/** Of every error. */
export const errorsAddress = listAddress({
  filters: { formattedMessage: '', callerClass: '', callerMethod: '' },
  prefix: 'errors',
})

/** Of the errors by message and place. */
export const groupsAddress = listAddress({
  filters: { formattedMessage: '', place: '' },
  prefix: 'groups',
})

export const jobsAddress = listAddress({
  filters: { enterprise: '', jobType: '' },
  prefix: 'jobs',
})

/** The period of the errors that are shown. A range moves on with the time; chosen days do not. */
export const ranges = ['today', '24h', '7d', '30d'] as const

export type Range = (typeof ranges)[number]
