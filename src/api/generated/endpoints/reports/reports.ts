/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import {
  queryOptions as queryOptionsBuilder,
  useMutation,
  useQuery,
  useSuspenseQuery
} from '@tanstack/react-query';
import type {
  DataTag,
  DefinedInitialDataOptions,
  DefinedUseQueryResult,
  InvalidateOptions,
  MutationFunction,
  QueryClient,
  QueryFunction,
  QueryKey,
  UndefinedInitialDataOptions,
  UseMutationOptions,
  UseMutationResult,
  UseQueryOptions,
  UseQueryResult,
  UseSuspenseQueryOptions,
  UseSuspenseQueryResult
} from '@tanstack/react-query';

import {
  ReportConfigLookupResult,
  ReportConfigResult
} from '../../model';
import type {
  Failure,
  ReportConfigCreateRequest,
  ReportType
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

export const getGetReportConfigUrl = (a: number,
    b: ReportType,) => {




  return `/reports/config/${encodeURIComponent(String(a))}/${encodeURIComponent(String(b))}`
}

/**
 * When a scheduled report of one enterprise is made and who receives it. The two path parameters are the enterprise and
 * the kind of report. Assumed: a report that is not configured is answered with `{"reportConfig": null}`, not with a failure.
 * @summary Read a report configuration
 */
export const getReportConfig = async (a: number,
    b: ReportType, options?: Parameters<typeof http>[1]): Promise<ReportConfigLookupResult> => {

  return http<ReportConfigLookupResult>(getGetReportConfigUrl(a,b),
  {
      operationId: 'getReportConfig',
    ...options,
    method: 'GET'

    ,
    schema: ReportConfigLookupResult
  }
);}





export const getGetReportConfigQueryKey = (a: number,
    b: ReportType,) => {
    return [
    "getReportConfig", ...(b ? [b] : []), ...(a ? [a] : [])
    ] as const;
    }


export const getGetReportConfigQueryOptions = <TData = Awaited<ReturnType<typeof getReportConfig>>, TError = ErrorType<Failure>>(a: number,
    b: ReportType, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getReportConfig>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetReportConfigQueryKey(a,b);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getReportConfig>>> = ({ signal }) => getReportConfig(a,b, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: a !== null && a !== undefined && b !== null && b !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getReportConfig>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetReportConfigQueryResult = NonNullable<Awaited<ReturnType<typeof getReportConfig>>>
export type GetReportConfigQueryError = ErrorType<Failure>


export function useGetReportConfig<TData = Awaited<ReturnType<typeof getReportConfig>>, TError = ErrorType<Failure>>(
 a: number,
    b: ReportType, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getReportConfig>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getReportConfig>>,
          TError,
          Awaited<ReturnType<typeof getReportConfig>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetReportConfig<TData = Awaited<ReturnType<typeof getReportConfig>>, TError = ErrorType<Failure>>(
 a: number,
    b: ReportType, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getReportConfig>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getReportConfig>>,
          TError,
          Awaited<ReturnType<typeof getReportConfig>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetReportConfig<TData = Awaited<ReturnType<typeof getReportConfig>>, TError = ErrorType<Failure>>(
 a: number,
    b: ReportType, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getReportConfig>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read a report configuration
 */

export function useGetReportConfig<TData = Awaited<ReturnType<typeof getReportConfig>>, TError = ErrorType<Failure>>(
 a: number,
    b: ReportType, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getReportConfig>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetReportConfigQueryOptions(a,b,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Read a report configuration
 */
export const prefetchGetReportConfigQuery = async <TData = Awaited<ReturnType<typeof getReportConfig>>, TError = ErrorType<Failure>>(
 queryClient: QueryClient, a: number,
    b: ReportType, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getReportConfig>>, TError, TData>>, request?: SecondParameter<typeof http>}

  ): Promise<QueryClient> => {

  const queryOptions = getGetReportConfigQueryOptions(a,b,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useGetReportConfig} query
 */
export const invalidateGetReportConfig = async (
 queryClient: QueryClient, a: number,
    b: ReportType, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetReportConfigQueryKey(a,b) }, options);

  return queryClient;
}




export const getGetReportConfigSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getReportConfig>>, TError = ErrorType<Failure>>(a: number,
    b: ReportType, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getReportConfig>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetReportConfigQueryKey(a,b);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getReportConfig>>> = ({ signal }) => getReportConfig(a,b, { signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getReportConfig>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetReportConfigSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getReportConfig>>>
export type GetReportConfigSuspenseQueryError = ErrorType<Failure>


export function useGetReportConfigSuspense<TData = Awaited<ReturnType<typeof getReportConfig>>, TError = ErrorType<Failure>>(
 a: number,
    b: ReportType, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getReportConfig>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetReportConfigSuspense<TData = Awaited<ReturnType<typeof getReportConfig>>, TError = ErrorType<Failure>>(
 a: number,
    b: ReportType, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getReportConfig>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetReportConfigSuspense<TData = Awaited<ReturnType<typeof getReportConfig>>, TError = ErrorType<Failure>>(
 a: number,
    b: ReportType, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getReportConfig>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read a report configuration
 */

export function useGetReportConfigSuspense<TData = Awaited<ReturnType<typeof getReportConfig>>, TError = ErrorType<Failure>>(
 a: number,
    b: ReportType, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getReportConfig>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetReportConfigSuspenseQueryOptions(a,b,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getCreateReportConfigUrl = () => {




  return `/reports/config`
}

/**
 * Has a report of one enterprise made every day or every week and mailed to the recipients. An enterprise has at most one configuration for each report.
 * @summary Add a report configuration
 */
export const createReportConfig = async (reportConfigCreateRequest: ReportConfigCreateRequest, options?: Parameters<typeof http>[1]): Promise<ReportConfigResult> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return http<ReportConfigResult>(getCreateReportConfigUrl(),
  {
      operationId: 'createReportConfig', keyed: true,
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(reportConfigCreateRequest),
    schema: ReportConfigResult
  }
);}





export const getCreateReportConfigMutationKey = () => ['createReportConfig'] as const;

export const getCreateReportConfigMutationOptions = <TError = ErrorType<Failure>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createReportConfig>>, TError,CreateReportConfigMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof createReportConfig>>, TError,CreateReportConfigMutationVariables, TContext> => {

const mutationKey = getCreateReportConfigMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createReportConfig>>, CreateReportConfigMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createReportConfig(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateReportConfigMutationResult = NonNullable<Awaited<ReturnType<typeof createReportConfig>>>
    export type CreateReportConfigMutationBody = ReportConfigCreateRequest
    export type CreateReportConfigMutationError = ErrorType<Failure>
    export type CreateReportConfigMutationVariables = {data: ReportConfigCreateRequest}

    /**
 * @summary Add a report configuration
 */
export const useCreateReportConfig = <TError = ErrorType<Failure>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createReportConfig>>, TError,CreateReportConfigMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createReportConfig>>,
        TError,
        CreateReportConfigMutationVariables,
        TContext
      > => {
      return useMutation(getCreateReportConfigMutationOptions(options), queryClient);
    }
    export const getDeleteReportConfigUrl = (id: number,) => {




  return `/reports/config/${encodeURIComponent(String(id))}`
}

/**
 * Removes one configuration; the report is no longer made.
 * @summary Remove a report configuration
 */
export const deleteReportConfig = async (id: number, options?: Parameters<typeof http>[1]): Promise<void> => {

  return http<void>(getDeleteReportConfigUrl(id),
  {
      operationId: 'deleteReportConfig',
    ...options,
    method: 'DELETE'


  }
);}





export const getDeleteReportConfigMutationKey = () => ['deleteReportConfig'] as const;

export const getDeleteReportConfigMutationOptions = <TError = ErrorType<Failure>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteReportConfig>>, TError,DeleteReportConfigMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteReportConfig>>, TError,DeleteReportConfigMutationVariables, TContext> => {

const mutationKey = getDeleteReportConfigMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteReportConfig>>, DeleteReportConfigMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  deleteReportConfig(id,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DeleteReportConfigMutationResult = NonNullable<Awaited<ReturnType<typeof deleteReportConfig>>>

    export type DeleteReportConfigMutationError = ErrorType<Failure>
    export type DeleteReportConfigMutationVariables = {id: number}

    /**
 * @summary Remove a report configuration
 */
export const useDeleteReportConfig = <TError = ErrorType<Failure>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteReportConfig>>, TError,DeleteReportConfigMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteReportConfig>>,
        TError,
        DeleteReportConfigMutationVariables,
        TContext
      > => {
      return useMutation(getDeleteReportConfigMutationOptions(options), queryClient);
    }
