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
  AdminDashboardResult,
  AdminNeedsAttentionResult,
  AlertList,
  DisabledAlertsResult,
  KrmcdDashboardResult,
  NeedsAttentionResult
} from '../../model';
import type {
  Failure,
  ListDashboardAlertsParams
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

export const getListDashboardAlertsUrl = (params?: ListDashboardAlertsParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/dashboard/alerts?${stringifiedParams}` : `/dashboard/alerts`
}

/**
 * The alerts of the locations that the user may see, the newest first. Every parameter narrows the list.
 * @summary List alerts
 */
export const listDashboardAlerts = async (params?: ListDashboardAlertsParams, options?: Parameters<typeof http>[1]): Promise<AlertList> => {

  return http<AlertList>(getListDashboardAlertsUrl(params),
  {
      operationId: 'listDashboardAlerts',
    ...options,
    method: 'GET'

    ,
    schema: AlertList
  }
);}





export const getListDashboardAlertsQueryKey = (params?: ListDashboardAlertsParams,) => {
    return [
    "listDashboardAlerts", ...(params ? [params] : [])
    ] as const;
    }


export const getListDashboardAlertsQueryOptions = <TData = Awaited<ReturnType<typeof listDashboardAlerts>>, TError = ErrorType<Failure>>(params?: ListDashboardAlertsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDashboardAlerts>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListDashboardAlertsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listDashboardAlerts>>> = ({ signal }) => listDashboardAlerts(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listDashboardAlerts>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListDashboardAlertsQueryResult = NonNullable<Awaited<ReturnType<typeof listDashboardAlerts>>>
export type ListDashboardAlertsQueryError = ErrorType<Failure>


export function useListDashboardAlerts<TData = Awaited<ReturnType<typeof listDashboardAlerts>>, TError = ErrorType<Failure>>(
 params: undefined |  ListDashboardAlertsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDashboardAlerts>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listDashboardAlerts>>,
          TError,
          Awaited<ReturnType<typeof listDashboardAlerts>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListDashboardAlerts<TData = Awaited<ReturnType<typeof listDashboardAlerts>>, TError = ErrorType<Failure>>(
 params?: ListDashboardAlertsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDashboardAlerts>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listDashboardAlerts>>,
          TError,
          Awaited<ReturnType<typeof listDashboardAlerts>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListDashboardAlerts<TData = Awaited<ReturnType<typeof listDashboardAlerts>>, TError = ErrorType<Failure>>(
 params?: ListDashboardAlertsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDashboardAlerts>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List alerts
 */

export function useListDashboardAlerts<TData = Awaited<ReturnType<typeof listDashboardAlerts>>, TError = ErrorType<Failure>>(
 params?: ListDashboardAlertsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDashboardAlerts>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListDashboardAlertsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary List alerts
 */
export const prefetchListDashboardAlertsQuery = async <TData = Awaited<ReturnType<typeof listDashboardAlerts>>, TError = ErrorType<Failure>>(
 queryClient: QueryClient, params?: ListDashboardAlertsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDashboardAlerts>>, TError, TData>>, request?: SecondParameter<typeof http>}

  ): Promise<QueryClient> => {

  const queryOptions = getListDashboardAlertsQueryOptions(params,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListDashboardAlerts} query
 */
export const invalidateListDashboardAlerts = async (
 queryClient: QueryClient, params?: ListDashboardAlertsParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListDashboardAlertsQueryKey(params) }, options);

  return queryClient;
}




export const getListDashboardAlertsSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listDashboardAlerts>>, TError = ErrorType<Failure>>(params?: ListDashboardAlertsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listDashboardAlerts>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListDashboardAlertsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listDashboardAlerts>>> = ({ signal }) => listDashboardAlerts(params, { signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listDashboardAlerts>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListDashboardAlertsSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listDashboardAlerts>>>
export type ListDashboardAlertsSuspenseQueryError = ErrorType<Failure>


export function useListDashboardAlertsSuspense<TData = Awaited<ReturnType<typeof listDashboardAlerts>>, TError = ErrorType<Failure>>(
 params: undefined |  ListDashboardAlertsParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listDashboardAlerts>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListDashboardAlertsSuspense<TData = Awaited<ReturnType<typeof listDashboardAlerts>>, TError = ErrorType<Failure>>(
 params?: ListDashboardAlertsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listDashboardAlerts>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListDashboardAlertsSuspense<TData = Awaited<ReturnType<typeof listDashboardAlerts>>, TError = ErrorType<Failure>>(
 params?: ListDashboardAlertsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listDashboardAlerts>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List alerts
 */

export function useListDashboardAlertsSuspense<TData = Awaited<ReturnType<typeof listDashboardAlerts>>, TError = ErrorType<Failure>>(
 params?: ListDashboardAlertsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listDashboardAlerts>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListDashboardAlertsSuspenseQueryOptions(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getGetKrmcdDashboardUrl = () => {




  return `/dashboard/krmcd`
}

/**
 * Assumed: the key restaurant and retail monitoring condition data. For each location, how many of its measured conditions are within their limits. No screen of the specification reads it.
 * @summary Read the key monitoring conditions
 */
export const getKrmcdDashboard = async ( options?: Parameters<typeof http>[1]): Promise<KrmcdDashboardResult> => {

  return http<KrmcdDashboardResult>(getGetKrmcdDashboardUrl(),
  {
      operationId: 'getKrmcdDashboard',
    ...options,
    method: 'GET'

    ,
    schema: KrmcdDashboardResult
  }
);}





export const getGetKrmcdDashboardQueryKey = () => {
    return [
    "getKrmcdDashboard"
    ] as const;
    }


export const getGetKrmcdDashboardQueryOptions = <TData = Awaited<ReturnType<typeof getKrmcdDashboard>>, TError = ErrorType<Failure>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getKrmcdDashboard>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetKrmcdDashboardQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getKrmcdDashboard>>> = ({ signal }) => getKrmcdDashboard({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getKrmcdDashboard>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetKrmcdDashboardQueryResult = NonNullable<Awaited<ReturnType<typeof getKrmcdDashboard>>>
export type GetKrmcdDashboardQueryError = ErrorType<Failure>


export function useGetKrmcdDashboard<TData = Awaited<ReturnType<typeof getKrmcdDashboard>>, TError = ErrorType<Failure>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getKrmcdDashboard>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getKrmcdDashboard>>,
          TError,
          Awaited<ReturnType<typeof getKrmcdDashboard>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetKrmcdDashboard<TData = Awaited<ReturnType<typeof getKrmcdDashboard>>, TError = ErrorType<Failure>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getKrmcdDashboard>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getKrmcdDashboard>>,
          TError,
          Awaited<ReturnType<typeof getKrmcdDashboard>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetKrmcdDashboard<TData = Awaited<ReturnType<typeof getKrmcdDashboard>>, TError = ErrorType<Failure>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getKrmcdDashboard>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read the key monitoring conditions
 */

export function useGetKrmcdDashboard<TData = Awaited<ReturnType<typeof getKrmcdDashboard>>, TError = ErrorType<Failure>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getKrmcdDashboard>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetKrmcdDashboardQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Read the key monitoring conditions
 */
export const prefetchGetKrmcdDashboardQuery = async <TData = Awaited<ReturnType<typeof getKrmcdDashboard>>, TError = ErrorType<Failure>>(
 queryClient: QueryClient,  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getKrmcdDashboard>>, TError, TData>>, request?: SecondParameter<typeof http>}

  ): Promise<QueryClient> => {

  const queryOptions = getGetKrmcdDashboardQueryOptions(options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useGetKrmcdDashboard} query
 */
export const invalidateGetKrmcdDashboard = async (
 queryClient: QueryClient,  options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetKrmcdDashboardQueryKey() }, options);

  return queryClient;
}




export const getGetKrmcdDashboardSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getKrmcdDashboard>>, TError = ErrorType<Failure>>( options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getKrmcdDashboard>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetKrmcdDashboardQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getKrmcdDashboard>>> = ({ signal }) => getKrmcdDashboard({ signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getKrmcdDashboard>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetKrmcdDashboardSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getKrmcdDashboard>>>
export type GetKrmcdDashboardSuspenseQueryError = ErrorType<Failure>


export function useGetKrmcdDashboardSuspense<TData = Awaited<ReturnType<typeof getKrmcdDashboard>>, TError = ErrorType<Failure>>(
  options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getKrmcdDashboard>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetKrmcdDashboardSuspense<TData = Awaited<ReturnType<typeof getKrmcdDashboard>>, TError = ErrorType<Failure>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getKrmcdDashboard>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetKrmcdDashboardSuspense<TData = Awaited<ReturnType<typeof getKrmcdDashboard>>, TError = ErrorType<Failure>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getKrmcdDashboard>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read the key monitoring conditions
 */

export function useGetKrmcdDashboardSuspense<TData = Awaited<ReturnType<typeof getKrmcdDashboard>>, TError = ErrorType<Failure>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getKrmcdDashboard>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetKrmcdDashboardSuspenseQueryOptions(options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getGetNeedsAttentionUrl = () => {




  return `/dashboard/needs-attention-dashboard-data`
}

/**
 * The devices offline and the critical alerts of each location that the user may see, sorted by name. Locations without any trouble are in the list too; the console leaves them out.
 * @summary Read which locations need attention
 */
export const getNeedsAttention = async ( options?: Parameters<typeof http>[1]): Promise<NeedsAttentionResult> => {

  return http<NeedsAttentionResult>(getGetNeedsAttentionUrl(),
  {
      operationId: 'getNeedsAttention',
    ...options,
    method: 'GET'

    ,
    schema: NeedsAttentionResult
  }
);}





export const getGetNeedsAttentionQueryKey = () => {
    return [
    "getNeedsAttention"
    ] as const;
    }


export const getGetNeedsAttentionQueryOptions = <TData = Awaited<ReturnType<typeof getNeedsAttention>>, TError = ErrorType<Failure>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getNeedsAttention>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetNeedsAttentionQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getNeedsAttention>>> = ({ signal }) => getNeedsAttention({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getNeedsAttention>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetNeedsAttentionQueryResult = NonNullable<Awaited<ReturnType<typeof getNeedsAttention>>>
export type GetNeedsAttentionQueryError = ErrorType<Failure>


export function useGetNeedsAttention<TData = Awaited<ReturnType<typeof getNeedsAttention>>, TError = ErrorType<Failure>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getNeedsAttention>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getNeedsAttention>>,
          TError,
          Awaited<ReturnType<typeof getNeedsAttention>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetNeedsAttention<TData = Awaited<ReturnType<typeof getNeedsAttention>>, TError = ErrorType<Failure>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getNeedsAttention>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getNeedsAttention>>,
          TError,
          Awaited<ReturnType<typeof getNeedsAttention>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetNeedsAttention<TData = Awaited<ReturnType<typeof getNeedsAttention>>, TError = ErrorType<Failure>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getNeedsAttention>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read which locations need attention
 */

export function useGetNeedsAttention<TData = Awaited<ReturnType<typeof getNeedsAttention>>, TError = ErrorType<Failure>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getNeedsAttention>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetNeedsAttentionQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Read which locations need attention
 */
export const prefetchGetNeedsAttentionQuery = async <TData = Awaited<ReturnType<typeof getNeedsAttention>>, TError = ErrorType<Failure>>(
 queryClient: QueryClient,  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getNeedsAttention>>, TError, TData>>, request?: SecondParameter<typeof http>}

  ): Promise<QueryClient> => {

  const queryOptions = getGetNeedsAttentionQueryOptions(options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useGetNeedsAttention} query
 */
export const invalidateGetNeedsAttention = async (
 queryClient: QueryClient,  options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetNeedsAttentionQueryKey() }, options);

  return queryClient;
}




export const getGetNeedsAttentionSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getNeedsAttention>>, TError = ErrorType<Failure>>( options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getNeedsAttention>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetNeedsAttentionQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getNeedsAttention>>> = ({ signal }) => getNeedsAttention({ signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getNeedsAttention>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetNeedsAttentionSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getNeedsAttention>>>
export type GetNeedsAttentionSuspenseQueryError = ErrorType<Failure>


export function useGetNeedsAttentionSuspense<TData = Awaited<ReturnType<typeof getNeedsAttention>>, TError = ErrorType<Failure>>(
  options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getNeedsAttention>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetNeedsAttentionSuspense<TData = Awaited<ReturnType<typeof getNeedsAttention>>, TError = ErrorType<Failure>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getNeedsAttention>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetNeedsAttentionSuspense<TData = Awaited<ReturnType<typeof getNeedsAttention>>, TError = ErrorType<Failure>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getNeedsAttention>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read which locations need attention
 */

export function useGetNeedsAttentionSuspense<TData = Awaited<ReturnType<typeof getNeedsAttention>>, TError = ErrorType<Failure>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getNeedsAttention>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetNeedsAttentionSuspenseQueryOptions(options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getGetAdminDashboardUrl = () => {




  return `/admin/dashboard`
}

/**
 * Every enterprise, the retired ones too, with a summary of its device types, users and locations. Locations needing attention and disabled alerts take longer to count and have separate calls.
 * @summary Read the admin dashboard
 */
export const getAdminDashboard = async ( options?: Parameters<typeof http>[1]): Promise<AdminDashboardResult> => {

  return http<AdminDashboardResult>(getGetAdminDashboardUrl(),
  {
      operationId: 'getAdminDashboard',
    ...options,
    method: 'GET'

    ,
    schema: AdminDashboardResult
  }
);}





export const getGetAdminDashboardQueryKey = () => {
    return [
    "getAdminDashboard"
    ] as const;
    }


export const getGetAdminDashboardQueryOptions = <TData = Awaited<ReturnType<typeof getAdminDashboard>>, TError = ErrorType<Failure>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAdminDashboard>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetAdminDashboardQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getAdminDashboard>>> = ({ signal }) => getAdminDashboard({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getAdminDashboard>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetAdminDashboardQueryResult = NonNullable<Awaited<ReturnType<typeof getAdminDashboard>>>
export type GetAdminDashboardQueryError = ErrorType<Failure>


export function useGetAdminDashboard<TData = Awaited<ReturnType<typeof getAdminDashboard>>, TError = ErrorType<Failure>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAdminDashboard>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getAdminDashboard>>,
          TError,
          Awaited<ReturnType<typeof getAdminDashboard>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetAdminDashboard<TData = Awaited<ReturnType<typeof getAdminDashboard>>, TError = ErrorType<Failure>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAdminDashboard>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getAdminDashboard>>,
          TError,
          Awaited<ReturnType<typeof getAdminDashboard>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetAdminDashboard<TData = Awaited<ReturnType<typeof getAdminDashboard>>, TError = ErrorType<Failure>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAdminDashboard>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read the admin dashboard
 */

export function useGetAdminDashboard<TData = Awaited<ReturnType<typeof getAdminDashboard>>, TError = ErrorType<Failure>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAdminDashboard>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetAdminDashboardQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Read the admin dashboard
 */
export const prefetchGetAdminDashboardQuery = async <TData = Awaited<ReturnType<typeof getAdminDashboard>>, TError = ErrorType<Failure>>(
 queryClient: QueryClient,  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAdminDashboard>>, TError, TData>>, request?: SecondParameter<typeof http>}

  ): Promise<QueryClient> => {

  const queryOptions = getGetAdminDashboardQueryOptions(options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useGetAdminDashboard} query
 */
export const invalidateGetAdminDashboard = async (
 queryClient: QueryClient,  options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetAdminDashboardQueryKey() }, options);

  return queryClient;
}




export const getGetAdminDashboardSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getAdminDashboard>>, TError = ErrorType<Failure>>( options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getAdminDashboard>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetAdminDashboardQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getAdminDashboard>>> = ({ signal }) => getAdminDashboard({ signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getAdminDashboard>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetAdminDashboardSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getAdminDashboard>>>
export type GetAdminDashboardSuspenseQueryError = ErrorType<Failure>


export function useGetAdminDashboardSuspense<TData = Awaited<ReturnType<typeof getAdminDashboard>>, TError = ErrorType<Failure>>(
  options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getAdminDashboard>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetAdminDashboardSuspense<TData = Awaited<ReturnType<typeof getAdminDashboard>>, TError = ErrorType<Failure>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getAdminDashboard>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetAdminDashboardSuspense<TData = Awaited<ReturnType<typeof getAdminDashboard>>, TError = ErrorType<Failure>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getAdminDashboard>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read the admin dashboard
 */

export function useGetAdminDashboardSuspense<TData = Awaited<ReturnType<typeof getAdminDashboard>>, TError = ErrorType<Failure>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getAdminDashboard>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetAdminDashboardSuspenseQueryOptions(options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getGetAdminNeedsAttentionUrl = () => {




  return `/admin/dashboard/needs-attention`
}

/**
 * The devices offline and the critical alerts of each location, by enterprise. Locations without any trouble are in the lists too; the console leaves them out.
 * @summary Read which locations of all enterprises need attention
 */
export const getAdminNeedsAttention = async ( options?: Parameters<typeof http>[1]): Promise<AdminNeedsAttentionResult> => {

  return http<AdminNeedsAttentionResult>(getGetAdminNeedsAttentionUrl(),
  {
      operationId: 'getAdminNeedsAttention',
    ...options,
    method: 'GET'

    ,
    schema: AdminNeedsAttentionResult
  }
);}





export const getGetAdminNeedsAttentionQueryKey = () => {
    return [
    "getAdminNeedsAttention"
    ] as const;
    }


export const getGetAdminNeedsAttentionQueryOptions = <TData = Awaited<ReturnType<typeof getAdminNeedsAttention>>, TError = ErrorType<Failure>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAdminNeedsAttention>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetAdminNeedsAttentionQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getAdminNeedsAttention>>> = ({ signal }) => getAdminNeedsAttention({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getAdminNeedsAttention>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetAdminNeedsAttentionQueryResult = NonNullable<Awaited<ReturnType<typeof getAdminNeedsAttention>>>
export type GetAdminNeedsAttentionQueryError = ErrorType<Failure>


export function useGetAdminNeedsAttention<TData = Awaited<ReturnType<typeof getAdminNeedsAttention>>, TError = ErrorType<Failure>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAdminNeedsAttention>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getAdminNeedsAttention>>,
          TError,
          Awaited<ReturnType<typeof getAdminNeedsAttention>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetAdminNeedsAttention<TData = Awaited<ReturnType<typeof getAdminNeedsAttention>>, TError = ErrorType<Failure>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAdminNeedsAttention>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getAdminNeedsAttention>>,
          TError,
          Awaited<ReturnType<typeof getAdminNeedsAttention>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetAdminNeedsAttention<TData = Awaited<ReturnType<typeof getAdminNeedsAttention>>, TError = ErrorType<Failure>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAdminNeedsAttention>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read which locations of all enterprises need attention
 */

export function useGetAdminNeedsAttention<TData = Awaited<ReturnType<typeof getAdminNeedsAttention>>, TError = ErrorType<Failure>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAdminNeedsAttention>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetAdminNeedsAttentionQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Read which locations of all enterprises need attention
 */
export const prefetchGetAdminNeedsAttentionQuery = async <TData = Awaited<ReturnType<typeof getAdminNeedsAttention>>, TError = ErrorType<Failure>>(
 queryClient: QueryClient,  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAdminNeedsAttention>>, TError, TData>>, request?: SecondParameter<typeof http>}

  ): Promise<QueryClient> => {

  const queryOptions = getGetAdminNeedsAttentionQueryOptions(options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useGetAdminNeedsAttention} query
 */
export const invalidateGetAdminNeedsAttention = async (
 queryClient: QueryClient,  options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetAdminNeedsAttentionQueryKey() }, options);

  return queryClient;
}




export const getGetAdminNeedsAttentionSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getAdminNeedsAttention>>, TError = ErrorType<Failure>>( options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getAdminNeedsAttention>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetAdminNeedsAttentionQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getAdminNeedsAttention>>> = ({ signal }) => getAdminNeedsAttention({ signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getAdminNeedsAttention>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetAdminNeedsAttentionSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getAdminNeedsAttention>>>
export type GetAdminNeedsAttentionSuspenseQueryError = ErrorType<Failure>


export function useGetAdminNeedsAttentionSuspense<TData = Awaited<ReturnType<typeof getAdminNeedsAttention>>, TError = ErrorType<Failure>>(
  options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getAdminNeedsAttention>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetAdminNeedsAttentionSuspense<TData = Awaited<ReturnType<typeof getAdminNeedsAttention>>, TError = ErrorType<Failure>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getAdminNeedsAttention>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetAdminNeedsAttentionSuspense<TData = Awaited<ReturnType<typeof getAdminNeedsAttention>>, TError = ErrorType<Failure>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getAdminNeedsAttention>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read which locations of all enterprises need attention
 */

export function useGetAdminNeedsAttentionSuspense<TData = Awaited<ReturnType<typeof getAdminNeedsAttention>>, TError = ErrorType<Failure>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getAdminNeedsAttention>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetAdminNeedsAttentionSuspenseQueryOptions(options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getGetLocationsWithDisabledAlertsUrl = () => {




  return `/admin/dashboard/locations-with-disabled-alerts`
}

/**
 * The locations with disabled alerts, by enterprise. Enterprises without any are left out.
 * @summary List the locations with disabled alerts
 */
export const getLocationsWithDisabledAlerts = async ( options?: Parameters<typeof http>[1]): Promise<DisabledAlertsResult> => {

  return http<DisabledAlertsResult>(getGetLocationsWithDisabledAlertsUrl(),
  {
      operationId: 'getLocationsWithDisabledAlerts',
    ...options,
    method: 'GET'

    ,
    schema: DisabledAlertsResult
  }
);}





export const getGetLocationsWithDisabledAlertsQueryKey = () => {
    return [
    "getLocationsWithDisabledAlerts"
    ] as const;
    }


export const getGetLocationsWithDisabledAlertsQueryOptions = <TData = Awaited<ReturnType<typeof getLocationsWithDisabledAlerts>>, TError = ErrorType<Failure>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getLocationsWithDisabledAlerts>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetLocationsWithDisabledAlertsQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getLocationsWithDisabledAlerts>>> = ({ signal }) => getLocationsWithDisabledAlerts({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getLocationsWithDisabledAlerts>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetLocationsWithDisabledAlertsQueryResult = NonNullable<Awaited<ReturnType<typeof getLocationsWithDisabledAlerts>>>
export type GetLocationsWithDisabledAlertsQueryError = ErrorType<Failure>


export function useGetLocationsWithDisabledAlerts<TData = Awaited<ReturnType<typeof getLocationsWithDisabledAlerts>>, TError = ErrorType<Failure>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getLocationsWithDisabledAlerts>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getLocationsWithDisabledAlerts>>,
          TError,
          Awaited<ReturnType<typeof getLocationsWithDisabledAlerts>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetLocationsWithDisabledAlerts<TData = Awaited<ReturnType<typeof getLocationsWithDisabledAlerts>>, TError = ErrorType<Failure>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getLocationsWithDisabledAlerts>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getLocationsWithDisabledAlerts>>,
          TError,
          Awaited<ReturnType<typeof getLocationsWithDisabledAlerts>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetLocationsWithDisabledAlerts<TData = Awaited<ReturnType<typeof getLocationsWithDisabledAlerts>>, TError = ErrorType<Failure>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getLocationsWithDisabledAlerts>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the locations with disabled alerts
 */

export function useGetLocationsWithDisabledAlerts<TData = Awaited<ReturnType<typeof getLocationsWithDisabledAlerts>>, TError = ErrorType<Failure>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getLocationsWithDisabledAlerts>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetLocationsWithDisabledAlertsQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary List the locations with disabled alerts
 */
export const prefetchGetLocationsWithDisabledAlertsQuery = async <TData = Awaited<ReturnType<typeof getLocationsWithDisabledAlerts>>, TError = ErrorType<Failure>>(
 queryClient: QueryClient,  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getLocationsWithDisabledAlerts>>, TError, TData>>, request?: SecondParameter<typeof http>}

  ): Promise<QueryClient> => {

  const queryOptions = getGetLocationsWithDisabledAlertsQueryOptions(options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useGetLocationsWithDisabledAlerts} query
 */
export const invalidateGetLocationsWithDisabledAlerts = async (
 queryClient: QueryClient,  options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetLocationsWithDisabledAlertsQueryKey() }, options);

  return queryClient;
}




export const getGetLocationsWithDisabledAlertsSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getLocationsWithDisabledAlerts>>, TError = ErrorType<Failure>>( options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getLocationsWithDisabledAlerts>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetLocationsWithDisabledAlertsQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getLocationsWithDisabledAlerts>>> = ({ signal }) => getLocationsWithDisabledAlerts({ signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getLocationsWithDisabledAlerts>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetLocationsWithDisabledAlertsSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getLocationsWithDisabledAlerts>>>
export type GetLocationsWithDisabledAlertsSuspenseQueryError = ErrorType<Failure>


export function useGetLocationsWithDisabledAlertsSuspense<TData = Awaited<ReturnType<typeof getLocationsWithDisabledAlerts>>, TError = ErrorType<Failure>>(
  options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getLocationsWithDisabledAlerts>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetLocationsWithDisabledAlertsSuspense<TData = Awaited<ReturnType<typeof getLocationsWithDisabledAlerts>>, TError = ErrorType<Failure>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getLocationsWithDisabledAlerts>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetLocationsWithDisabledAlertsSuspense<TData = Awaited<ReturnType<typeof getLocationsWithDisabledAlerts>>, TError = ErrorType<Failure>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getLocationsWithDisabledAlerts>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the locations with disabled alerts
 */

export function useGetLocationsWithDisabledAlertsSuspense<TData = Awaited<ReturnType<typeof getLocationsWithDisabledAlerts>>, TError = ErrorType<Failure>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getLocationsWithDisabledAlerts>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetLocationsWithDisabledAlertsSuspenseQueryOptions(options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






