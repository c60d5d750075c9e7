/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import {
  queryOptions as queryOptionsBuilder,
  useQuery,
  useSuspenseQuery
} from '@tanstack/react-query';
import type {
  DataTag,
  DefinedInitialDataOptions,
  DefinedUseQueryResult,
  InvalidateOptions,
  QueryClient,
  QueryFunction,
  QueryKey,
  UndefinedInitialDataOptions,
  UseQueryOptions,
  UseQueryResult,
  UseSuspenseQueryOptions,
  UseSuspenseQueryResult
} from '@tanstack/react-query';

import {
  SchedulerErrorList,
  SchedulerJobList
} from '../../model';
import type {
  Failure
} from '../../model';

import { http } from '../../../http.ts';
import type { ErrorType } from '../../../http.ts';


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



const withQueryKey = <T extends object, K>(query: T, queryKey: K): T & { queryKey: K } => {
  const result = { queryKey } as T & { queryKey: K };
  for (const key of Object.keys(query)) {
    // The explicit queryKey always wins, matching the previous
    // `{ ...query, queryKey }` spread where it was set last.
    if (key === 'queryKey') continue;
    Object.defineProperty(result, key, {
      enumerable: true,
      configurable: true,
      get: () => (query as Record<string, unknown>)[key],
    });
  }
  return result;
};

export const getListSchedulerJobsUrl = () => {




  return `/scheduling/jobs`
}

/**
 * Every scheduled job with its last and its next run.
 * @summary List scheduled jobs
 */
export const listSchedulerJobs = async ( options?: Parameters<typeof http>[1]): Promise<SchedulerJobList> => {

  return http<SchedulerJobList>(getListSchedulerJobsUrl(),
  {
      operationId: 'listSchedulerJobs',
    ...options,
    method: 'GET'

    ,
    schema: SchedulerJobList
  }
);}





export const getListSchedulerJobsQueryKey = () => {
    return [
    "listSchedulerJobs"
    ] as const;
    }


export const getListSchedulerJobsQueryOptions = <TData = Awaited<ReturnType<typeof listSchedulerJobs>>, TError = ErrorType<Failure>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSchedulerJobs>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListSchedulerJobsQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listSchedulerJobs>>> = ({ signal }) => listSchedulerJobs({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listSchedulerJobs>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListSchedulerJobsQueryResult = NonNullable<Awaited<ReturnType<typeof listSchedulerJobs>>>
export type ListSchedulerJobsQueryError = ErrorType<Failure>


export function useListSchedulerJobs<TData = Awaited<ReturnType<typeof listSchedulerJobs>>, TError = ErrorType<Failure>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSchedulerJobs>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listSchedulerJobs>>,
          TError,
          Awaited<ReturnType<typeof listSchedulerJobs>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSchedulerJobs<TData = Awaited<ReturnType<typeof listSchedulerJobs>>, TError = ErrorType<Failure>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSchedulerJobs>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listSchedulerJobs>>,
          TError,
          Awaited<ReturnType<typeof listSchedulerJobs>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSchedulerJobs<TData = Awaited<ReturnType<typeof listSchedulerJobs>>, TError = ErrorType<Failure>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSchedulerJobs>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List scheduled jobs
 */

export function useListSchedulerJobs<TData = Awaited<ReturnType<typeof listSchedulerJobs>>, TError = ErrorType<Failure>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSchedulerJobs>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListSchedulerJobsQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary List scheduled jobs
 */
export const prefetchListSchedulerJobsQuery = async <TData = Awaited<ReturnType<typeof listSchedulerJobs>>, TError = ErrorType<Failure>>(
 queryClient: QueryClient,  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSchedulerJobs>>, TError, TData>>, request?: SecondParameter<typeof http>}

  ): Promise<QueryClient> => {

  const queryOptions = getListSchedulerJobsQueryOptions(options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListSchedulerJobs} query
 */
export const invalidateListSchedulerJobs = async (
 queryClient: QueryClient,  options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListSchedulerJobsQueryKey() }, options);

  return queryClient;
}




export const getListSchedulerJobsSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listSchedulerJobs>>, TError = ErrorType<Failure>>( options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listSchedulerJobs>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListSchedulerJobsQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listSchedulerJobs>>> = ({ signal }) => listSchedulerJobs({ signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listSchedulerJobs>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListSchedulerJobsSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listSchedulerJobs>>>
export type ListSchedulerJobsSuspenseQueryError = ErrorType<Failure>


export function useListSchedulerJobsSuspense<TData = Awaited<ReturnType<typeof listSchedulerJobs>>, TError = ErrorType<Failure>>(
  options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listSchedulerJobs>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSchedulerJobsSuspense<TData = Awaited<ReturnType<typeof listSchedulerJobs>>, TError = ErrorType<Failure>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listSchedulerJobs>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSchedulerJobsSuspense<TData = Awaited<ReturnType<typeof listSchedulerJobs>>, TError = ErrorType<Failure>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listSchedulerJobs>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List scheduled jobs
 */

export function useListSchedulerJobsSuspense<TData = Awaited<ReturnType<typeof listSchedulerJobs>>, TError = ErrorType<Failure>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listSchedulerJobs>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListSchedulerJobsSuspenseQueryOptions(options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListSchedulerErrorsUrl = () => {




  return `/scheduling/errors`
}

/**
 * The errors that the scheduler logged, the newest first. The console narrows them to a range of days.
 * @summary List scheduler errors
 */
export const listSchedulerErrors = async ( options?: Parameters<typeof http>[1]): Promise<SchedulerErrorList> => {

  return http<SchedulerErrorList>(getListSchedulerErrorsUrl(),
  {
      operationId: 'listSchedulerErrors',
    ...options,
    method: 'GET'

    ,
    schema: SchedulerErrorList
  }
);}





export const getListSchedulerErrorsQueryKey = () => {
    return [
    "listSchedulerErrors"
    ] as const;
    }


export const getListSchedulerErrorsQueryOptions = <TData = Awaited<ReturnType<typeof listSchedulerErrors>>, TError = ErrorType<Failure>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSchedulerErrors>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListSchedulerErrorsQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listSchedulerErrors>>> = ({ signal }) => listSchedulerErrors({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listSchedulerErrors>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListSchedulerErrorsQueryResult = NonNullable<Awaited<ReturnType<typeof listSchedulerErrors>>>
export type ListSchedulerErrorsQueryError = ErrorType<Failure>


export function useListSchedulerErrors<TData = Awaited<ReturnType<typeof listSchedulerErrors>>, TError = ErrorType<Failure>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSchedulerErrors>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listSchedulerErrors>>,
          TError,
          Awaited<ReturnType<typeof listSchedulerErrors>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSchedulerErrors<TData = Awaited<ReturnType<typeof listSchedulerErrors>>, TError = ErrorType<Failure>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSchedulerErrors>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listSchedulerErrors>>,
          TError,
          Awaited<ReturnType<typeof listSchedulerErrors>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSchedulerErrors<TData = Awaited<ReturnType<typeof listSchedulerErrors>>, TError = ErrorType<Failure>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSchedulerErrors>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List scheduler errors
 */

export function useListSchedulerErrors<TData = Awaited<ReturnType<typeof listSchedulerErrors>>, TError = ErrorType<Failure>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSchedulerErrors>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListSchedulerErrorsQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary List scheduler errors
 */
export const prefetchListSchedulerErrorsQuery = async <TData = Awaited<ReturnType<typeof listSchedulerErrors>>, TError = ErrorType<Failure>>(
 queryClient: QueryClient,  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSchedulerErrors>>, TError, TData>>, request?: SecondParameter<typeof http>}

  ): Promise<QueryClient> => {

  const queryOptions = getListSchedulerErrorsQueryOptions(options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListSchedulerErrors} query
 */
export const invalidateListSchedulerErrors = async (
 queryClient: QueryClient,  options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListSchedulerErrorsQueryKey() }, options);

  return queryClient;
}




export const getListSchedulerErrorsSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listSchedulerErrors>>, TError = ErrorType<Failure>>( options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listSchedulerErrors>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListSchedulerErrorsQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listSchedulerErrors>>> = ({ signal }) => listSchedulerErrors({ signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listSchedulerErrors>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListSchedulerErrorsSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listSchedulerErrors>>>
export type ListSchedulerErrorsSuspenseQueryError = ErrorType<Failure>


export function useListSchedulerErrorsSuspense<TData = Awaited<ReturnType<typeof listSchedulerErrors>>, TError = ErrorType<Failure>>(
  options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listSchedulerErrors>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSchedulerErrorsSuspense<TData = Awaited<ReturnType<typeof listSchedulerErrors>>, TError = ErrorType<Failure>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listSchedulerErrors>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSchedulerErrorsSuspense<TData = Awaited<ReturnType<typeof listSchedulerErrors>>, TError = ErrorType<Failure>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listSchedulerErrors>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List scheduler errors
 */

export function useListSchedulerErrorsSuspense<TData = Awaited<ReturnType<typeof listSchedulerErrors>>, TError = ErrorType<Failure>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listSchedulerErrors>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListSchedulerErrorsSuspenseQueryOptions(options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






