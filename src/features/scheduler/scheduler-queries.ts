import {
  getListSchedulerErrorsQueryOptions,
  getListSchedulerJobsQueryOptions,
} from '~/api/generated/endpoints/scheduling/scheduling.ts'

/** Every scheduled job. */
export const jobsQuery = () => getListSchedulerJobsQueryOptions()

/** What the scheduler logged, of all days. */
export const errorsQuery = () => getListSchedulerErrorsQueryOptions()
