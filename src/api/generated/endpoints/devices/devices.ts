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
  AdHocCommandResult,
  DeviceMoveEvaluationResult,
  DevicePage,
  DeviceRateCountList,
  DeviceResult,
  RatedDeviceList,
  UnregisteredDeviceList
} from '../../model';
import type {
  AdHocCommandRequest,
  CountDevicesByRateParams,
  Failure,
  FindDevicesBySerialNumberParams,
  FindUnregisteredDevicesParams,
  ListDevicesByRateParams,
  MoveDeviceParams
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

export const getCountDevicesByRateUrl = (params: CountDevicesByRateParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/devices/count-by-rate?${stringifiedParams}` : `/devices/count-by-rate`
}

/**
 * For each reporting frequency, how many devices there are in the locations at or below one level of a business structure. In no particular order; the console sorts by frequency.
 * @summary Count devices by reporting frequency
 */
export const countDevicesByRate = async (params: CountDevicesByRateParams, options?: Parameters<typeof http>[1]): Promise<DeviceRateCountList> => {

  return http<DeviceRateCountList>(getCountDevicesByRateUrl(params),
  {
      operationId: 'countDevicesByRate',
    ...options,
    method: 'GET'

    ,
    schema: DeviceRateCountList
  }
);}





export const getCountDevicesByRateQueryKey = (params?: CountDevicesByRateParams,) => {
    return [
    "countDevicesByRate", ...(params ? [params] : [])
    ] as const;
    }


export const getCountDevicesByRateQueryOptions = <TData = Awaited<ReturnType<typeof countDevicesByRate>>, TError = ErrorType<Failure>>(params: CountDevicesByRateParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof countDevicesByRate>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getCountDevicesByRateQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof countDevicesByRate>>> = ({ signal }) => countDevicesByRate(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof countDevicesByRate>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type CountDevicesByRateQueryResult = NonNullable<Awaited<ReturnType<typeof countDevicesByRate>>>
export type CountDevicesByRateQueryError = ErrorType<Failure>


export function useCountDevicesByRate<TData = Awaited<ReturnType<typeof countDevicesByRate>>, TError = ErrorType<Failure>>(
 params: CountDevicesByRateParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof countDevicesByRate>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof countDevicesByRate>>,
          TError,
          Awaited<ReturnType<typeof countDevicesByRate>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useCountDevicesByRate<TData = Awaited<ReturnType<typeof countDevicesByRate>>, TError = ErrorType<Failure>>(
 params: CountDevicesByRateParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof countDevicesByRate>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof countDevicesByRate>>,
          TError,
          Awaited<ReturnType<typeof countDevicesByRate>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useCountDevicesByRate<TData = Awaited<ReturnType<typeof countDevicesByRate>>, TError = ErrorType<Failure>>(
 params: CountDevicesByRateParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof countDevicesByRate>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Count devices by reporting frequency
 */

export function useCountDevicesByRate<TData = Awaited<ReturnType<typeof countDevicesByRate>>, TError = ErrorType<Failure>>(
 params: CountDevicesByRateParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof countDevicesByRate>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getCountDevicesByRateQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Count devices by reporting frequency
 */
export const prefetchCountDevicesByRateQuery = async <TData = Awaited<ReturnType<typeof countDevicesByRate>>, TError = ErrorType<Failure>>(
 queryClient: QueryClient, params: CountDevicesByRateParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof countDevicesByRate>>, TError, TData>>, request?: SecondParameter<typeof http>}

  ): Promise<QueryClient> => {

  const queryOptions = getCountDevicesByRateQueryOptions(params,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useCountDevicesByRate} query
 */
export const invalidateCountDevicesByRate = async (
 queryClient: QueryClient, params: CountDevicesByRateParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getCountDevicesByRateQueryKey(params) }, options);

  return queryClient;
}




export const getCountDevicesByRateSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof countDevicesByRate>>, TError = ErrorType<Failure>>(params: CountDevicesByRateParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof countDevicesByRate>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getCountDevicesByRateQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof countDevicesByRate>>> = ({ signal }) => countDevicesByRate(params, { signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof countDevicesByRate>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type CountDevicesByRateSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof countDevicesByRate>>>
export type CountDevicesByRateSuspenseQueryError = ErrorType<Failure>


export function useCountDevicesByRateSuspense<TData = Awaited<ReturnType<typeof countDevicesByRate>>, TError = ErrorType<Failure>>(
 params: CountDevicesByRateParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof countDevicesByRate>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useCountDevicesByRateSuspense<TData = Awaited<ReturnType<typeof countDevicesByRate>>, TError = ErrorType<Failure>>(
 params: CountDevicesByRateParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof countDevicesByRate>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useCountDevicesByRateSuspense<TData = Awaited<ReturnType<typeof countDevicesByRate>>, TError = ErrorType<Failure>>(
 params: CountDevicesByRateParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof countDevicesByRate>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Count devices by reporting frequency
 */

export function useCountDevicesByRateSuspense<TData = Awaited<ReturnType<typeof countDevicesByRate>>, TError = ErrorType<Failure>>(
 params: CountDevicesByRateParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof countDevicesByRate>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getCountDevicesByRateSuspenseQueryOptions(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListDevicesByRateUrl = (rate: number,
    params: ListDevicesByRateParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/devices/rate-of/${encodeURIComponent(String(rate))}?${stringifiedParams}` : `/devices/rate-of/${encodeURIComponent(String(rate))}`
}

/**
 * The devices that report at one frequency in the locations at or below one level of a business structure.
 * @summary List devices of one reporting frequency
 */
export const listDevicesByRate = async (rate: number,
    params: ListDevicesByRateParams, options?: Parameters<typeof http>[1]): Promise<RatedDeviceList> => {

  return http<RatedDeviceList>(getListDevicesByRateUrl(rate,params),
  {
      operationId: 'listDevicesByRate',
    ...options,
    method: 'GET'

    ,
    schema: RatedDeviceList
  }
);}





export const getListDevicesByRateQueryKey = (rate: number,
    params?: ListDevicesByRateParams,) => {
    return [
    "listDevicesByRate", ...(params ? [params] : []), ...(rate ? [rate] : [])
    ] as const;
    }


export const getListDevicesByRateQueryOptions = <TData = Awaited<ReturnType<typeof listDevicesByRate>>, TError = ErrorType<Failure>>(rate: number,
    params: ListDevicesByRateParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDevicesByRate>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListDevicesByRateQueryKey(rate,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listDevicesByRate>>> = ({ signal }) => listDevicesByRate(rate,params, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: rate !== null && rate !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listDevicesByRate>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListDevicesByRateQueryResult = NonNullable<Awaited<ReturnType<typeof listDevicesByRate>>>
export type ListDevicesByRateQueryError = ErrorType<Failure>


export function useListDevicesByRate<TData = Awaited<ReturnType<typeof listDevicesByRate>>, TError = ErrorType<Failure>>(
 rate: number,
    params: ListDevicesByRateParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDevicesByRate>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listDevicesByRate>>,
          TError,
          Awaited<ReturnType<typeof listDevicesByRate>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListDevicesByRate<TData = Awaited<ReturnType<typeof listDevicesByRate>>, TError = ErrorType<Failure>>(
 rate: number,
    params: ListDevicesByRateParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDevicesByRate>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listDevicesByRate>>,
          TError,
          Awaited<ReturnType<typeof listDevicesByRate>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListDevicesByRate<TData = Awaited<ReturnType<typeof listDevicesByRate>>, TError = ErrorType<Failure>>(
 rate: number,
    params: ListDevicesByRateParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDevicesByRate>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List devices of one reporting frequency
 */

export function useListDevicesByRate<TData = Awaited<ReturnType<typeof listDevicesByRate>>, TError = ErrorType<Failure>>(
 rate: number,
    params: ListDevicesByRateParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDevicesByRate>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListDevicesByRateQueryOptions(rate,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary List devices of one reporting frequency
 */
export const prefetchListDevicesByRateQuery = async <TData = Awaited<ReturnType<typeof listDevicesByRate>>, TError = ErrorType<Failure>>(
 queryClient: QueryClient, rate: number,
    params: ListDevicesByRateParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDevicesByRate>>, TError, TData>>, request?: SecondParameter<typeof http>}

  ): Promise<QueryClient> => {

  const queryOptions = getListDevicesByRateQueryOptions(rate,params,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListDevicesByRate} query
 */
export const invalidateListDevicesByRate = async (
 queryClient: QueryClient, rate: number,
    params: ListDevicesByRateParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListDevicesByRateQueryKey(rate,params) }, options);

  return queryClient;
}




export const getListDevicesByRateSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listDevicesByRate>>, TError = ErrorType<Failure>>(rate: number,
    params: ListDevicesByRateParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listDevicesByRate>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListDevicesByRateQueryKey(rate,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listDevicesByRate>>> = ({ signal }) => listDevicesByRate(rate,params, { signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listDevicesByRate>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListDevicesByRateSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listDevicesByRate>>>
export type ListDevicesByRateSuspenseQueryError = ErrorType<Failure>


export function useListDevicesByRateSuspense<TData = Awaited<ReturnType<typeof listDevicesByRate>>, TError = ErrorType<Failure>>(
 rate: number,
    params: ListDevicesByRateParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listDevicesByRate>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListDevicesByRateSuspense<TData = Awaited<ReturnType<typeof listDevicesByRate>>, TError = ErrorType<Failure>>(
 rate: number,
    params: ListDevicesByRateParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listDevicesByRate>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListDevicesByRateSuspense<TData = Awaited<ReturnType<typeof listDevicesByRate>>, TError = ErrorType<Failure>>(
 rate: number,
    params: ListDevicesByRateParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listDevicesByRate>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List devices of one reporting frequency
 */

export function useListDevicesByRateSuspense<TData = Awaited<ReturnType<typeof listDevicesByRate>>, TError = ErrorType<Failure>>(
 rate: number,
    params: ListDevicesByRateParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listDevicesByRate>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListDevicesByRateSuspenseQueryOptions(rate,params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getFindDevicesBySerialNumberUrl = (params?: FindDevicesBySerialNumberParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {
    const explodeParameters = ["sort"];

    if (Array.isArray(value) && explodeParameters.includes(key)) {
      value.forEach((v) => {
        normalizedParams.append(key, v === null ? 'null' : String(v));
      });
      return;
    }

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/devices/findBySerialNumber?${stringifiedParams}` : `/devices/findBySerialNumber`
}

/**
 * One page of the registered devices of every enterprise, sorted; optionally only those whose serial number contains a text.
 * @summary Find registered devices
 */
export const findDevicesBySerialNumber = async (params?: FindDevicesBySerialNumberParams, options?: Parameters<typeof http>[1]): Promise<DevicePage> => {

  return http<DevicePage>(getFindDevicesBySerialNumberUrl(params),
  {
      operationId: 'findDevicesBySerialNumber',
    ...options,
    method: 'GET'

    ,
    schema: DevicePage
  }
);}





export const getFindDevicesBySerialNumberQueryKey = (params?: FindDevicesBySerialNumberParams,) => {
    return [
    "findDevicesBySerialNumber", ...(params ? [params] : [])
    ] as const;
    }


export const getFindDevicesBySerialNumberQueryOptions = <TData = Awaited<ReturnType<typeof findDevicesBySerialNumber>>, TError = ErrorType<Failure>>(params?: FindDevicesBySerialNumberParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof findDevicesBySerialNumber>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getFindDevicesBySerialNumberQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof findDevicesBySerialNumber>>> = ({ signal }) => findDevicesBySerialNumber(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof findDevicesBySerialNumber>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type FindDevicesBySerialNumberQueryResult = NonNullable<Awaited<ReturnType<typeof findDevicesBySerialNumber>>>
export type FindDevicesBySerialNumberQueryError = ErrorType<Failure>


export function useFindDevicesBySerialNumber<TData = Awaited<ReturnType<typeof findDevicesBySerialNumber>>, TError = ErrorType<Failure>>(
 params: undefined |  FindDevicesBySerialNumberParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof findDevicesBySerialNumber>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof findDevicesBySerialNumber>>,
          TError,
          Awaited<ReturnType<typeof findDevicesBySerialNumber>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useFindDevicesBySerialNumber<TData = Awaited<ReturnType<typeof findDevicesBySerialNumber>>, TError = ErrorType<Failure>>(
 params?: FindDevicesBySerialNumberParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof findDevicesBySerialNumber>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof findDevicesBySerialNumber>>,
          TError,
          Awaited<ReturnType<typeof findDevicesBySerialNumber>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useFindDevicesBySerialNumber<TData = Awaited<ReturnType<typeof findDevicesBySerialNumber>>, TError = ErrorType<Failure>>(
 params?: FindDevicesBySerialNumberParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof findDevicesBySerialNumber>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Find registered devices
 */

export function useFindDevicesBySerialNumber<TData = Awaited<ReturnType<typeof findDevicesBySerialNumber>>, TError = ErrorType<Failure>>(
 params?: FindDevicesBySerialNumberParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof findDevicesBySerialNumber>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getFindDevicesBySerialNumberQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Find registered devices
 */
export const prefetchFindDevicesBySerialNumberQuery = async <TData = Awaited<ReturnType<typeof findDevicesBySerialNumber>>, TError = ErrorType<Failure>>(
 queryClient: QueryClient, params?: FindDevicesBySerialNumberParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof findDevicesBySerialNumber>>, TError, TData>>, request?: SecondParameter<typeof http>}

  ): Promise<QueryClient> => {

  const queryOptions = getFindDevicesBySerialNumberQueryOptions(params,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useFindDevicesBySerialNumber} query
 */
export const invalidateFindDevicesBySerialNumber = async (
 queryClient: QueryClient, params?: FindDevicesBySerialNumberParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getFindDevicesBySerialNumberQueryKey(params) }, options);

  return queryClient;
}




export const getFindDevicesBySerialNumberSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof findDevicesBySerialNumber>>, TError = ErrorType<Failure>>(params?: FindDevicesBySerialNumberParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof findDevicesBySerialNumber>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getFindDevicesBySerialNumberQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof findDevicesBySerialNumber>>> = ({ signal }) => findDevicesBySerialNumber(params, { signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof findDevicesBySerialNumber>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type FindDevicesBySerialNumberSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof findDevicesBySerialNumber>>>
export type FindDevicesBySerialNumberSuspenseQueryError = ErrorType<Failure>


export function useFindDevicesBySerialNumberSuspense<TData = Awaited<ReturnType<typeof findDevicesBySerialNumber>>, TError = ErrorType<Failure>>(
 params: undefined |  FindDevicesBySerialNumberParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof findDevicesBySerialNumber>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useFindDevicesBySerialNumberSuspense<TData = Awaited<ReturnType<typeof findDevicesBySerialNumber>>, TError = ErrorType<Failure>>(
 params?: FindDevicesBySerialNumberParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof findDevicesBySerialNumber>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useFindDevicesBySerialNumberSuspense<TData = Awaited<ReturnType<typeof findDevicesBySerialNumber>>, TError = ErrorType<Failure>>(
 params?: FindDevicesBySerialNumberParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof findDevicesBySerialNumber>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Find registered devices
 */

export function useFindDevicesBySerialNumberSuspense<TData = Awaited<ReturnType<typeof findDevicesBySerialNumber>>, TError = ErrorType<Failure>>(
 params?: FindDevicesBySerialNumberParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof findDevicesBySerialNumber>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getFindDevicesBySerialNumberSuspenseQueryOptions(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getFindUnregisteredDevicesUrl = (params?: FindUnregisteredDevicesParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/devices/findUnregisteredBySerialNumber?${stringifiedParams}` : `/devices/findUnregisteredBySerialNumber`
}

/**
 * Devices that gateways have heard but that no enterprise has registered. The list is not paged; the console filters and sorts it.
 * @summary Find unregistered devices
 */
export const findUnregisteredDevices = async (params?: FindUnregisteredDevicesParams, options?: Parameters<typeof http>[1]): Promise<UnregisteredDeviceList> => {

  return http<UnregisteredDeviceList>(getFindUnregisteredDevicesUrl(params),
  {
      operationId: 'findUnregisteredDevices',
    ...options,
    method: 'GET'

    ,
    schema: UnregisteredDeviceList
  }
);}





export const getFindUnregisteredDevicesQueryKey = (params?: FindUnregisteredDevicesParams,) => {
    return [
    "findUnregisteredDevices", ...(params ? [params] : [])
    ] as const;
    }


export const getFindUnregisteredDevicesQueryOptions = <TData = Awaited<ReturnType<typeof findUnregisteredDevices>>, TError = ErrorType<Failure>>(params?: FindUnregisteredDevicesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof findUnregisteredDevices>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getFindUnregisteredDevicesQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof findUnregisteredDevices>>> = ({ signal }) => findUnregisteredDevices(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof findUnregisteredDevices>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type FindUnregisteredDevicesQueryResult = NonNullable<Awaited<ReturnType<typeof findUnregisteredDevices>>>
export type FindUnregisteredDevicesQueryError = ErrorType<Failure>


export function useFindUnregisteredDevices<TData = Awaited<ReturnType<typeof findUnregisteredDevices>>, TError = ErrorType<Failure>>(
 params: undefined |  FindUnregisteredDevicesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof findUnregisteredDevices>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof findUnregisteredDevices>>,
          TError,
          Awaited<ReturnType<typeof findUnregisteredDevices>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useFindUnregisteredDevices<TData = Awaited<ReturnType<typeof findUnregisteredDevices>>, TError = ErrorType<Failure>>(
 params?: FindUnregisteredDevicesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof findUnregisteredDevices>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof findUnregisteredDevices>>,
          TError,
          Awaited<ReturnType<typeof findUnregisteredDevices>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useFindUnregisteredDevices<TData = Awaited<ReturnType<typeof findUnregisteredDevices>>, TError = ErrorType<Failure>>(
 params?: FindUnregisteredDevicesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof findUnregisteredDevices>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Find unregistered devices
 */

export function useFindUnregisteredDevices<TData = Awaited<ReturnType<typeof findUnregisteredDevices>>, TError = ErrorType<Failure>>(
 params?: FindUnregisteredDevicesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof findUnregisteredDevices>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getFindUnregisteredDevicesQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Find unregistered devices
 */
export const prefetchFindUnregisteredDevicesQuery = async <TData = Awaited<ReturnType<typeof findUnregisteredDevices>>, TError = ErrorType<Failure>>(
 queryClient: QueryClient, params?: FindUnregisteredDevicesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof findUnregisteredDevices>>, TError, TData>>, request?: SecondParameter<typeof http>}

  ): Promise<QueryClient> => {

  const queryOptions = getFindUnregisteredDevicesQueryOptions(params,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useFindUnregisteredDevices} query
 */
export const invalidateFindUnregisteredDevices = async (
 queryClient: QueryClient, params?: FindUnregisteredDevicesParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getFindUnregisteredDevicesQueryKey(params) }, options);

  return queryClient;
}




export const getFindUnregisteredDevicesSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof findUnregisteredDevices>>, TError = ErrorType<Failure>>(params?: FindUnregisteredDevicesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof findUnregisteredDevices>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getFindUnregisteredDevicesQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof findUnregisteredDevices>>> = ({ signal }) => findUnregisteredDevices(params, { signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof findUnregisteredDevices>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type FindUnregisteredDevicesSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof findUnregisteredDevices>>>
export type FindUnregisteredDevicesSuspenseQueryError = ErrorType<Failure>


export function useFindUnregisteredDevicesSuspense<TData = Awaited<ReturnType<typeof findUnregisteredDevices>>, TError = ErrorType<Failure>>(
 params: undefined |  FindUnregisteredDevicesParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof findUnregisteredDevices>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useFindUnregisteredDevicesSuspense<TData = Awaited<ReturnType<typeof findUnregisteredDevices>>, TError = ErrorType<Failure>>(
 params?: FindUnregisteredDevicesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof findUnregisteredDevices>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useFindUnregisteredDevicesSuspense<TData = Awaited<ReturnType<typeof findUnregisteredDevices>>, TError = ErrorType<Failure>>(
 params?: FindUnregisteredDevicesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof findUnregisteredDevices>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Find unregistered devices
 */

export function useFindUnregisteredDevicesSuspense<TData = Awaited<ReturnType<typeof findUnregisteredDevices>>, TError = ErrorType<Failure>>(
 params?: FindUnregisteredDevicesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof findUnregisteredDevices>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getFindUnregisteredDevicesSuspenseQueryOptions(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getEvaluateDeviceMoveUrl = (id: number,) => {




  return `/devices/${encodeURIComponent(String(id))}/evaluateForMove`
}

/**
 * What a move to another enterprise would remove. A device with a location, with tags or with alerts counts as used and is only moved by force.
 * @summary Evaluate a device before it is moved
 */
export const evaluateDeviceMove = async (id: number, options?: Parameters<typeof http>[1]): Promise<DeviceMoveEvaluationResult> => {

  return http<DeviceMoveEvaluationResult>(getEvaluateDeviceMoveUrl(id),
  {
      operationId: 'evaluateDeviceMove',
    ...options,
    method: 'GET'

    ,
    schema: DeviceMoveEvaluationResult
  }
);}





export const getEvaluateDeviceMoveQueryKey = (id: number,) => {
    return [
    "evaluateDeviceMove", ...(id ? [id] : [])
    ] as const;
    }


export const getEvaluateDeviceMoveQueryOptions = <TData = Awaited<ReturnType<typeof evaluateDeviceMove>>, TError = ErrorType<Failure>>(id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof evaluateDeviceMove>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getEvaluateDeviceMoveQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof evaluateDeviceMove>>> = ({ signal }) => evaluateDeviceMove(id, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof evaluateDeviceMove>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type EvaluateDeviceMoveQueryResult = NonNullable<Awaited<ReturnType<typeof evaluateDeviceMove>>>
export type EvaluateDeviceMoveQueryError = ErrorType<Failure>


export function useEvaluateDeviceMove<TData = Awaited<ReturnType<typeof evaluateDeviceMove>>, TError = ErrorType<Failure>>(
 id: number, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof evaluateDeviceMove>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof evaluateDeviceMove>>,
          TError,
          Awaited<ReturnType<typeof evaluateDeviceMove>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useEvaluateDeviceMove<TData = Awaited<ReturnType<typeof evaluateDeviceMove>>, TError = ErrorType<Failure>>(
 id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof evaluateDeviceMove>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof evaluateDeviceMove>>,
          TError,
          Awaited<ReturnType<typeof evaluateDeviceMove>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useEvaluateDeviceMove<TData = Awaited<ReturnType<typeof evaluateDeviceMove>>, TError = ErrorType<Failure>>(
 id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof evaluateDeviceMove>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Evaluate a device before it is moved
 */

export function useEvaluateDeviceMove<TData = Awaited<ReturnType<typeof evaluateDeviceMove>>, TError = ErrorType<Failure>>(
 id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof evaluateDeviceMove>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getEvaluateDeviceMoveQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Evaluate a device before it is moved
 */
export const prefetchEvaluateDeviceMoveQuery = async <TData = Awaited<ReturnType<typeof evaluateDeviceMove>>, TError = ErrorType<Failure>>(
 queryClient: QueryClient, id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof evaluateDeviceMove>>, TError, TData>>, request?: SecondParameter<typeof http>}

  ): Promise<QueryClient> => {

  const queryOptions = getEvaluateDeviceMoveQueryOptions(id,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useEvaluateDeviceMove} query
 */
export const invalidateEvaluateDeviceMove = async (
 queryClient: QueryClient, id: number, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getEvaluateDeviceMoveQueryKey(id) }, options);

  return queryClient;
}




export const getEvaluateDeviceMoveSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof evaluateDeviceMove>>, TError = ErrorType<Failure>>(id: number, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof evaluateDeviceMove>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getEvaluateDeviceMoveQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof evaluateDeviceMove>>> = ({ signal }) => evaluateDeviceMove(id, { signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof evaluateDeviceMove>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type EvaluateDeviceMoveSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof evaluateDeviceMove>>>
export type EvaluateDeviceMoveSuspenseQueryError = ErrorType<Failure>


export function useEvaluateDeviceMoveSuspense<TData = Awaited<ReturnType<typeof evaluateDeviceMove>>, TError = ErrorType<Failure>>(
 id: number, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof evaluateDeviceMove>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useEvaluateDeviceMoveSuspense<TData = Awaited<ReturnType<typeof evaluateDeviceMove>>, TError = ErrorType<Failure>>(
 id: number, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof evaluateDeviceMove>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useEvaluateDeviceMoveSuspense<TData = Awaited<ReturnType<typeof evaluateDeviceMove>>, TError = ErrorType<Failure>>(
 id: number, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof evaluateDeviceMove>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Evaluate a device before it is moved
 */

export function useEvaluateDeviceMoveSuspense<TData = Awaited<ReturnType<typeof evaluateDeviceMove>>, TError = ErrorType<Failure>>(
 id: number, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof evaluateDeviceMove>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getEvaluateDeviceMoveSuspenseQueryOptions(id,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getMoveDeviceUrl = (id: number,
    params: MoveDeviceParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/devices/${encodeURIComponent(String(id))}/moveDevice?${stringifiedParams}` : `/devices/${encodeURIComponent(String(id))}/moveDevice`
}

/**
 * Moves a device. It leaves its location, its tags are removed and its open alerts end. A used device is refused unless
 * the move is forced.
 * Assumed: its past alerts and readings stay with the enterprise that had it. A device that cannot be moved is refused
 * even if the move is forced. The target is a different enterprise that is not retired.
 * @summary Move a device to another enterprise
 */
export const moveDevice = async (id: number,
    params: MoveDeviceParams, options?: Parameters<typeof http>[1]): Promise<DeviceResult> => {

  return http<DeviceResult>(getMoveDeviceUrl(id,params),
  {
      operationId: 'moveDevice',
    ...options,
    method: 'PATCH'

    ,
    schema: DeviceResult
  }
);}





export const getMoveDeviceMutationKey = () => ['moveDevice'] as const;

export const getMoveDeviceMutationOptions = <TError = ErrorType<Failure>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof moveDevice>>, TError,MoveDeviceMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof moveDevice>>, TError,MoveDeviceMutationVariables, TContext> => {

const mutationKey = getMoveDeviceMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof moveDevice>>, MoveDeviceMutationVariables> = (props) => {
          const {id,params} = props ?? {};

          return  moveDevice(id,params,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type MoveDeviceMutationResult = NonNullable<Awaited<ReturnType<typeof moveDevice>>>

    export type MoveDeviceMutationError = ErrorType<Failure>
    export type MoveDeviceMutationVariables = {id: number;params: MoveDeviceParams}

    /**
 * @summary Move a device to another enterprise
 */
export const useMoveDevice = <TError = ErrorType<Failure>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof moveDevice>>, TError,MoveDeviceMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof moveDevice>>,
        TError,
        MoveDeviceMutationVariables,
        TContext
      > => {
      return useMutation(getMoveDeviceMutationOptions(options), queryClient);
    }
    export const getRunAdHocCommandUrl = (id: number,) => {




  return `/devices/${encodeURIComponent(String(id))}/ad-hoc-command`
}

/**
 * Asks a sensor to send again what it measured in a span of time. The readings arrive later, like any others.
 * Assumed: the path names the device by its numeric identifier, not by its serial number.
 * @summary Run an ad hoc command
 */
export const runAdHocCommand = async (id: number,
    adHocCommandRequest: AdHocCommandRequest, options?: Parameters<typeof http>[1]): Promise<AdHocCommandResult> => {

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
return http<AdHocCommandResult>(getRunAdHocCommandUrl(id),
  {
      operationId: 'runAdHocCommand', keyed: true,
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(adHocCommandRequest),
    schema: AdHocCommandResult
  }
);}





export const getRunAdHocCommandMutationKey = () => ['runAdHocCommand'] as const;

export const getRunAdHocCommandMutationOptions = <TError = ErrorType<Failure>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof runAdHocCommand>>, TError,RunAdHocCommandMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof runAdHocCommand>>, TError,RunAdHocCommandMutationVariables, TContext> => {

const mutationKey = getRunAdHocCommandMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof runAdHocCommand>>, RunAdHocCommandMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  runAdHocCommand(id,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RunAdHocCommandMutationResult = NonNullable<Awaited<ReturnType<typeof runAdHocCommand>>>
    export type RunAdHocCommandMutationBody = AdHocCommandRequest
    export type RunAdHocCommandMutationError = ErrorType<Failure>
    export type RunAdHocCommandMutationVariables = {id: number;data: AdHocCommandRequest}

    /**
 * @summary Run an ad hoc command
 */
export const useRunAdHocCommand = <TError = ErrorType<Failure>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof runAdHocCommand>>, TError,RunAdHocCommandMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof runAdHocCommand>>,
        TError,
        RunAdHocCommandMutationVariables,
        TContext
      > => {
      return useMutation(getRunAdHocCommandMutationOptions(options), queryClient);
    }
