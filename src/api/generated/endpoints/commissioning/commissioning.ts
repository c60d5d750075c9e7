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
  AvailableInventoryList,
  CommissionedDeviceResult,
  CommissioningChangeResult,
  DeviceSearchResponse,
  FleetPage,
  FleetResult,
  FleetSaveResult
} from '../../model';
import type {
  Failure,
  FleetCreateRequest,
  FleetUpdateRequest,
  ListFleetsParams,
  SearchCommissioningDevicesParams
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

export const getListFleetsUrl = (params?: ListFleetsParams,) => {
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

  return stringifiedParams.length > 0 ? `/commissioning/fleets?${stringifiedParams}` : `/commissioning/fleets`
}

/**
 * One page of the fleets, sorted; by description when no sort is given.
 * @summary List fleets
 */
export const listFleets = async (params?: ListFleetsParams, options?: Parameters<typeof http>[1]): Promise<FleetPage> => {

  return http<FleetPage>(getListFleetsUrl(params),
  {
      operationId: 'listFleets',
    ...options,
    method: 'GET'

    ,
    schema: FleetPage
  }
);}





export const getListFleetsQueryKey = (params?: ListFleetsParams,) => {
    return [
    "listFleets", ...(params ? [params] : [])
    ] as const;
    }


export const getListFleetsQueryOptions = <TData = Awaited<ReturnType<typeof listFleets>>, TError = ErrorType<Failure>>(params?: ListFleetsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listFleets>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListFleetsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listFleets>>> = ({ signal }) => listFleets(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listFleets>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListFleetsQueryResult = NonNullable<Awaited<ReturnType<typeof listFleets>>>
export type ListFleetsQueryError = ErrorType<Failure>


export function useListFleets<TData = Awaited<ReturnType<typeof listFleets>>, TError = ErrorType<Failure>>(
 params: undefined |  ListFleetsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listFleets>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listFleets>>,
          TError,
          Awaited<ReturnType<typeof listFleets>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListFleets<TData = Awaited<ReturnType<typeof listFleets>>, TError = ErrorType<Failure>>(
 params?: ListFleetsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listFleets>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listFleets>>,
          TError,
          Awaited<ReturnType<typeof listFleets>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListFleets<TData = Awaited<ReturnType<typeof listFleets>>, TError = ErrorType<Failure>>(
 params?: ListFleetsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listFleets>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List fleets
 */

export function useListFleets<TData = Awaited<ReturnType<typeof listFleets>>, TError = ErrorType<Failure>>(
 params?: ListFleetsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listFleets>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListFleetsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary List fleets
 */
export const prefetchListFleetsQuery = async <TData = Awaited<ReturnType<typeof listFleets>>, TError = ErrorType<Failure>>(
 queryClient: QueryClient, params?: ListFleetsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listFleets>>, TError, TData>>, request?: SecondParameter<typeof http>}

  ): Promise<QueryClient> => {

  const queryOptions = getListFleetsQueryOptions(params,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListFleets} query
 */
export const invalidateListFleets = async (
 queryClient: QueryClient, params?: ListFleetsParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListFleetsQueryKey(params) }, options);

  return queryClient;
}




export const getListFleetsSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listFleets>>, TError = ErrorType<Failure>>(params?: ListFleetsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listFleets>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListFleetsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listFleets>>> = ({ signal }) => listFleets(params, { signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listFleets>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListFleetsSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listFleets>>>
export type ListFleetsSuspenseQueryError = ErrorType<Failure>


export function useListFleetsSuspense<TData = Awaited<ReturnType<typeof listFleets>>, TError = ErrorType<Failure>>(
 params: undefined |  ListFleetsParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listFleets>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListFleetsSuspense<TData = Awaited<ReturnType<typeof listFleets>>, TError = ErrorType<Failure>>(
 params?: ListFleetsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listFleets>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListFleetsSuspense<TData = Awaited<ReturnType<typeof listFleets>>, TError = ErrorType<Failure>>(
 params?: ListFleetsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listFleets>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List fleets
 */

export function useListFleetsSuspense<TData = Awaited<ReturnType<typeof listFleets>>, TError = ErrorType<Failure>>(
 params?: ListFleetsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listFleets>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListFleetsSuspenseQueryOptions(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getCreateFleetUrl = () => {




  return `/commissioning/fleets`
}

/**
 * Creates a fleet for an enterprise and commissions its first devices.
 * The fleet exists even when devices fail; `errors` then has a sentence for each of them.
 * @summary Add a fleet
 */
export const createFleet = async (fleetCreateRequest: FleetCreateRequest, options?: Parameters<typeof http>[1]): Promise<FleetSaveResult> => {

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
return http<FleetSaveResult>(getCreateFleetUrl(),
  {
      operationId: 'createFleet', keyed: true,
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(fleetCreateRequest),
    schema: FleetSaveResult
  }
);}





export const getCreateFleetMutationKey = () => ['createFleet'] as const;

export const getCreateFleetMutationOptions = <TError = ErrorType<Failure>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createFleet>>, TError,CreateFleetMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof createFleet>>, TError,CreateFleetMutationVariables, TContext> => {

const mutationKey = getCreateFleetMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createFleet>>, CreateFleetMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createFleet(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateFleetMutationResult = NonNullable<Awaited<ReturnType<typeof createFleet>>>
    export type CreateFleetMutationBody = FleetCreateRequest
    export type CreateFleetMutationError = ErrorType<Failure>
    export type CreateFleetMutationVariables = {data: FleetCreateRequest}

    /**
 * @summary Add a fleet
 */
export const useCreateFleet = <TError = ErrorType<Failure>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createFleet>>, TError,CreateFleetMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createFleet>>,
        TError,
        CreateFleetMutationVariables,
        TContext
      > => {
      return useMutation(getCreateFleetMutationOptions(options), queryClient);
    }
    export const getUpdateFleetUrl = () => {




  return `/commissioning/fleets`
}

/**
 * Saves the description of a fleet and commissions further devices in it. Assumed: without devices, only the
 * description changes.
 * Devices that fail are listed in `errors`; the others are added. A device that failed may be sent again, to the same
 * fleet or to another one, as long as the available inventory has it.
 * @summary Change a fleet
 */
export const updateFleet = async (fleetUpdateRequest: FleetUpdateRequest, options?: Parameters<typeof http>[1]): Promise<FleetSaveResult> => {

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
return http<FleetSaveResult>(getUpdateFleetUrl(),
  {
      operationId: 'updateFleet',
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(fleetUpdateRequest),
    schema: FleetSaveResult
  }
);}





export const getUpdateFleetMutationKey = () => ['updateFleet'] as const;

export const getUpdateFleetMutationOptions = <TError = ErrorType<Failure>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateFleet>>, TError,UpdateFleetMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof updateFleet>>, TError,UpdateFleetMutationVariables, TContext> => {

const mutationKey = getUpdateFleetMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateFleet>>, UpdateFleetMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  updateFleet(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateFleetMutationResult = NonNullable<Awaited<ReturnType<typeof updateFleet>>>
    export type UpdateFleetMutationBody = FleetUpdateRequest
    export type UpdateFleetMutationError = ErrorType<Failure>
    export type UpdateFleetMutationVariables = {data: FleetUpdateRequest}

    /**
 * @summary Change a fleet
 */
export const useUpdateFleet = <TError = ErrorType<Failure>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateFleet>>, TError,UpdateFleetMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateFleet>>,
        TError,
        UpdateFleetMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateFleetMutationOptions(options), queryClient);
    }
    export const getGetFleetUrl = (id: number,) => {




  return `/commissioning/fleets/${encodeURIComponent(String(id))}`
}

/**
 * One fleet with its devices and the times at which they last reported.
 * @summary Read a fleet
 */
export const getFleet = async (id: number, options?: Parameters<typeof http>[1]): Promise<FleetResult> => {

  return http<FleetResult>(getGetFleetUrl(id),
  {
      operationId: 'getFleet',
    ...options,
    method: 'GET'

    ,
    schema: FleetResult
  }
);}





export const getGetFleetQueryKey = (id: number,) => {
    return [
    "getFleet", ...(id ? [id] : [])
    ] as const;
    }


export const getGetFleetQueryOptions = <TData = Awaited<ReturnType<typeof getFleet>>, TError = ErrorType<Failure>>(id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getFleet>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetFleetQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getFleet>>> = ({ signal }) => getFleet(id, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getFleet>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetFleetQueryResult = NonNullable<Awaited<ReturnType<typeof getFleet>>>
export type GetFleetQueryError = ErrorType<Failure>


export function useGetFleet<TData = Awaited<ReturnType<typeof getFleet>>, TError = ErrorType<Failure>>(
 id: number, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getFleet>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getFleet>>,
          TError,
          Awaited<ReturnType<typeof getFleet>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetFleet<TData = Awaited<ReturnType<typeof getFleet>>, TError = ErrorType<Failure>>(
 id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getFleet>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getFleet>>,
          TError,
          Awaited<ReturnType<typeof getFleet>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetFleet<TData = Awaited<ReturnType<typeof getFleet>>, TError = ErrorType<Failure>>(
 id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getFleet>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read a fleet
 */

export function useGetFleet<TData = Awaited<ReturnType<typeof getFleet>>, TError = ErrorType<Failure>>(
 id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getFleet>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetFleetQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Read a fleet
 */
export const prefetchGetFleetQuery = async <TData = Awaited<ReturnType<typeof getFleet>>, TError = ErrorType<Failure>>(
 queryClient: QueryClient, id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getFleet>>, TError, TData>>, request?: SecondParameter<typeof http>}

  ): Promise<QueryClient> => {

  const queryOptions = getGetFleetQueryOptions(id,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useGetFleet} query
 */
export const invalidateGetFleet = async (
 queryClient: QueryClient, id: number, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetFleetQueryKey(id) }, options);

  return queryClient;
}




export const getGetFleetSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getFleet>>, TError = ErrorType<Failure>>(id: number, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getFleet>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetFleetQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getFleet>>> = ({ signal }) => getFleet(id, { signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getFleet>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetFleetSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getFleet>>>
export type GetFleetSuspenseQueryError = ErrorType<Failure>


export function useGetFleetSuspense<TData = Awaited<ReturnType<typeof getFleet>>, TError = ErrorType<Failure>>(
 id: number, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getFleet>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetFleetSuspense<TData = Awaited<ReturnType<typeof getFleet>>, TError = ErrorType<Failure>>(
 id: number, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getFleet>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetFleetSuspense<TData = Awaited<ReturnType<typeof getFleet>>, TError = ErrorType<Failure>>(
 id: number, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getFleet>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read a fleet
 */

export function useGetFleetSuspense<TData = Awaited<ReturnType<typeof getFleet>>, TError = ErrorType<Failure>>(
 id: number, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getFleet>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetFleetSuspenseQueryOptions(id,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getGetCommissionedDeviceUrl = (id: string,) => {




  return `/commissioning/fleets/device/${encodeURIComponent(String(id))}`
}

/**
 * One device of a fleet with what commissioning stored for it.
 * @summary Read a commissioned device
 */
export const getCommissionedDevice = async (id: string, options?: Parameters<typeof http>[1]): Promise<CommissionedDeviceResult> => {

  return http<CommissionedDeviceResult>(getGetCommissionedDeviceUrl(id),
  {
      operationId: 'getCommissionedDevice',
    ...options,
    method: 'GET'

    ,
    schema: CommissionedDeviceResult
  }
);}





export const getGetCommissionedDeviceQueryKey = (id: string,) => {
    return [
    "getCommissionedDevice", ...(id ? [id] : [])
    ] as const;
    }


export const getGetCommissionedDeviceQueryOptions = <TData = Awaited<ReturnType<typeof getCommissionedDevice>>, TError = ErrorType<Failure>>(id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCommissionedDevice>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetCommissionedDeviceQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getCommissionedDevice>>> = ({ signal }) => getCommissionedDevice(id, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getCommissionedDevice>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetCommissionedDeviceQueryResult = NonNullable<Awaited<ReturnType<typeof getCommissionedDevice>>>
export type GetCommissionedDeviceQueryError = ErrorType<Failure>


export function useGetCommissionedDevice<TData = Awaited<ReturnType<typeof getCommissionedDevice>>, TError = ErrorType<Failure>>(
 id: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCommissionedDevice>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getCommissionedDevice>>,
          TError,
          Awaited<ReturnType<typeof getCommissionedDevice>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetCommissionedDevice<TData = Awaited<ReturnType<typeof getCommissionedDevice>>, TError = ErrorType<Failure>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCommissionedDevice>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getCommissionedDevice>>,
          TError,
          Awaited<ReturnType<typeof getCommissionedDevice>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetCommissionedDevice<TData = Awaited<ReturnType<typeof getCommissionedDevice>>, TError = ErrorType<Failure>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCommissionedDevice>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read a commissioned device
 */

export function useGetCommissionedDevice<TData = Awaited<ReturnType<typeof getCommissionedDevice>>, TError = ErrorType<Failure>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCommissionedDevice>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetCommissionedDeviceQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Read a commissioned device
 */
export const prefetchGetCommissionedDeviceQuery = async <TData = Awaited<ReturnType<typeof getCommissionedDevice>>, TError = ErrorType<Failure>>(
 queryClient: QueryClient, id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCommissionedDevice>>, TError, TData>>, request?: SecondParameter<typeof http>}

  ): Promise<QueryClient> => {

  const queryOptions = getGetCommissionedDeviceQueryOptions(id,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useGetCommissionedDevice} query
 */
export const invalidateGetCommissionedDevice = async (
 queryClient: QueryClient, id: string, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetCommissionedDeviceQueryKey(id) }, options);

  return queryClient;
}




export const getGetCommissionedDeviceSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getCommissionedDevice>>, TError = ErrorType<Failure>>(id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getCommissionedDevice>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetCommissionedDeviceQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getCommissionedDevice>>> = ({ signal }) => getCommissionedDevice(id, { signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getCommissionedDevice>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetCommissionedDeviceSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getCommissionedDevice>>>
export type GetCommissionedDeviceSuspenseQueryError = ErrorType<Failure>


export function useGetCommissionedDeviceSuspense<TData = Awaited<ReturnType<typeof getCommissionedDevice>>, TError = ErrorType<Failure>>(
 id: string, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getCommissionedDevice>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetCommissionedDeviceSuspense<TData = Awaited<ReturnType<typeof getCommissionedDevice>>, TError = ErrorType<Failure>>(
 id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getCommissionedDevice>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetCommissionedDeviceSuspense<TData = Awaited<ReturnType<typeof getCommissionedDevice>>, TError = ErrorType<Failure>>(
 id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getCommissionedDevice>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read a commissioned device
 */

export function useGetCommissionedDeviceSuspense<TData = Awaited<ReturnType<typeof getCommissionedDevice>>, TError = ErrorType<Failure>>(
 id: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getCommissionedDevice>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetCommissionedDeviceSuspenseQueryOptions(id,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getDownloadInstallationPackageUrl = (commissionedDeviceReferenceId: string,
    packageName: string,) => {




  return `/commissioning/fleets/device/package/${encodeURIComponent(String(commissionedDeviceReferenceId))}/${encodeURIComponent(String(packageName))}`
}

/**
 * Generates the installation package of a device and returns it as a zip archive. Assumed: it is created on request, so the console waits up to three minutes.
 * @summary Download an installation package
 */
export const downloadInstallationPackage = async (commissionedDeviceReferenceId: string,
    packageName: string, options?: Parameters<typeof http>[1]): Promise<Blob> => {

  return http<Blob>(getDownloadInstallationPackageUrl(commissionedDeviceReferenceId,packageName),
  {
      operationId: 'downloadInstallationPackage', binary: true,
    ...options,
    method: 'GET'


  }
);}





export const getDownloadInstallationPackageMutationKey = () => ['downloadInstallationPackage'] as const;

export const getDownloadInstallationPackageMutationOptions = <TError = ErrorType<Failure>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof downloadInstallationPackage>>, TError,DownloadInstallationPackageMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof downloadInstallationPackage>>, TError,DownloadInstallationPackageMutationVariables, TContext> => {

const mutationKey = getDownloadInstallationPackageMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof downloadInstallationPackage>>, DownloadInstallationPackageMutationVariables> = (props) => {
          const {commissionedDeviceReferenceId,packageName} = props ?? {};

          return  downloadInstallationPackage(commissionedDeviceReferenceId,packageName,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DownloadInstallationPackageMutationResult = NonNullable<Awaited<ReturnType<typeof downloadInstallationPackage>>>

    export type DownloadInstallationPackageMutationError = ErrorType<Failure>
    export type DownloadInstallationPackageMutationVariables = {commissionedDeviceReferenceId: string;packageName: string}

    /**
 * @summary Download an installation package
 */
export const useDownloadInstallationPackage = <TError = ErrorType<Failure>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof downloadInstallationPackage>>, TError,DownloadInstallationPackageMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof downloadInstallationPackage>>,
        TError,
        DownloadInstallationPackageMutationVariables,
        TContext
      > => {
      return useMutation(getDownloadInstallationPackageMutationOptions(options), queryClient);
    }
    export const getListAvailableInventoryUrl = () => {




  return `/commissioning/available-inventory`
}

/**
 * Every device in stock that can be added to a fleet, including those that were put back or failed before.
 * @summary List devices to commission
 */
export const listAvailableInventory = async ( options?: Parameters<typeof http>[1]): Promise<AvailableInventoryList> => {

  return http<AvailableInventoryList>(getListAvailableInventoryUrl(),
  {
      operationId: 'listAvailableInventory',
    ...options,
    method: 'GET'

    ,
    schema: AvailableInventoryList
  }
);}





export const getListAvailableInventoryQueryKey = () => {
    return [
    "listAvailableInventory"
    ] as const;
    }


export const getListAvailableInventoryQueryOptions = <TData = Awaited<ReturnType<typeof listAvailableInventory>>, TError = ErrorType<Failure>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAvailableInventory>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListAvailableInventoryQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listAvailableInventory>>> = ({ signal }) => listAvailableInventory({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listAvailableInventory>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListAvailableInventoryQueryResult = NonNullable<Awaited<ReturnType<typeof listAvailableInventory>>>
export type ListAvailableInventoryQueryError = ErrorType<Failure>


export function useListAvailableInventory<TData = Awaited<ReturnType<typeof listAvailableInventory>>, TError = ErrorType<Failure>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAvailableInventory>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listAvailableInventory>>,
          TError,
          Awaited<ReturnType<typeof listAvailableInventory>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListAvailableInventory<TData = Awaited<ReturnType<typeof listAvailableInventory>>, TError = ErrorType<Failure>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAvailableInventory>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listAvailableInventory>>,
          TError,
          Awaited<ReturnType<typeof listAvailableInventory>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListAvailableInventory<TData = Awaited<ReturnType<typeof listAvailableInventory>>, TError = ErrorType<Failure>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAvailableInventory>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List devices to commission
 */

export function useListAvailableInventory<TData = Awaited<ReturnType<typeof listAvailableInventory>>, TError = ErrorType<Failure>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAvailableInventory>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListAvailableInventoryQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary List devices to commission
 */
export const prefetchListAvailableInventoryQuery = async <TData = Awaited<ReturnType<typeof listAvailableInventory>>, TError = ErrorType<Failure>>(
 queryClient: QueryClient,  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAvailableInventory>>, TError, TData>>, request?: SecondParameter<typeof http>}

  ): Promise<QueryClient> => {

  const queryOptions = getListAvailableInventoryQueryOptions(options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListAvailableInventory} query
 */
export const invalidateListAvailableInventory = async (
 queryClient: QueryClient,  options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListAvailableInventoryQueryKey() }, options);

  return queryClient;
}




export const getListAvailableInventorySuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listAvailableInventory>>, TError = ErrorType<Failure>>( options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listAvailableInventory>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListAvailableInventoryQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listAvailableInventory>>> = ({ signal }) => listAvailableInventory({ signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listAvailableInventory>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListAvailableInventorySuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listAvailableInventory>>>
export type ListAvailableInventorySuspenseQueryError = ErrorType<Failure>


export function useListAvailableInventorySuspense<TData = Awaited<ReturnType<typeof listAvailableInventory>>, TError = ErrorType<Failure>>(
  options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listAvailableInventory>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListAvailableInventorySuspense<TData = Awaited<ReturnType<typeof listAvailableInventory>>, TError = ErrorType<Failure>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listAvailableInventory>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListAvailableInventorySuspense<TData = Awaited<ReturnType<typeof listAvailableInventory>>, TError = ErrorType<Failure>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listAvailableInventory>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List devices to commission
 */

export function useListAvailableInventorySuspense<TData = Awaited<ReturnType<typeof listAvailableInventory>>, TError = ErrorType<Failure>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listAvailableInventory>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListAvailableInventorySuspenseQueryOptions(options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getRemoveCommissionedDeviceUrl = (id: string,) => {




  return `/commissioning/${encodeURIComponent(String(id))}`
}

/**
 * Takes a device out of service. It stays listed in its fleet as removed.
 * A refusal may come with status 200 and `errorMessage`.
 * @summary Remove a device from its fleet
 */
export const removeCommissionedDevice = async (id: string, options?: Parameters<typeof http>[1]): Promise<CommissioningChangeResult> => {

  return http<CommissioningChangeResult>(getRemoveCommissionedDeviceUrl(id),
  {
      operationId: 'removeCommissionedDevice',
    ...options,
    method: 'DELETE'

    ,
    schema: CommissioningChangeResult
  }
);}





export const getRemoveCommissionedDeviceMutationKey = () => ['removeCommissionedDevice'] as const;

export const getRemoveCommissionedDeviceMutationOptions = <TError = ErrorType<Failure>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof removeCommissionedDevice>>, TError,RemoveCommissionedDeviceMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof removeCommissionedDevice>>, TError,RemoveCommissionedDeviceMutationVariables, TContext> => {

const mutationKey = getRemoveCommissionedDeviceMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof removeCommissionedDevice>>, RemoveCommissionedDeviceMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  removeCommissionedDevice(id,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RemoveCommissionedDeviceMutationResult = NonNullable<Awaited<ReturnType<typeof removeCommissionedDevice>>>

    export type RemoveCommissionedDeviceMutationError = ErrorType<Failure>
    export type RemoveCommissionedDeviceMutationVariables = {id: string}

    /**
 * @summary Remove a device from its fleet
 */
export const useRemoveCommissionedDevice = <TError = ErrorType<Failure>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof removeCommissionedDevice>>, TError,RemoveCommissionedDeviceMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof removeCommissionedDevice>>,
        TError,
        RemoveCommissionedDeviceMutationVariables,
        TContext
      > => {
      return useMutation(getRemoveCommissionedDeviceMutationOptions(options), queryClient);
    }
    export const getDecommissionDeviceUrl = (id: string,) => {




  return `/commissioning/decommission/${encodeURIComponent(String(id))}`
}

/**
 * Assumed: the same as removing, under an older address. Although a GET, it changes the device: never cache or prefetch it.
 * @summary Decommission a device
 */
export const decommissionDevice = async (id: string, options?: Parameters<typeof http>[1]): Promise<CommissioningChangeResult> => {

  return http<CommissioningChangeResult>(getDecommissionDeviceUrl(id),
  {
      operationId: 'decommissionDevice',
    ...options,
    method: 'GET'

    ,
    schema: CommissioningChangeResult
  }
);}





export const getDecommissionDeviceMutationKey = () => ['decommissionDevice'] as const;

export const getDecommissionDeviceMutationOptions = <TError = ErrorType<Failure>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof decommissionDevice>>, TError,DecommissionDeviceMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof decommissionDevice>>, TError,DecommissionDeviceMutationVariables, TContext> => {

const mutationKey = getDecommissionDeviceMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof decommissionDevice>>, DecommissionDeviceMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  decommissionDevice(id,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DecommissionDeviceMutationResult = NonNullable<Awaited<ReturnType<typeof decommissionDevice>>>

    export type DecommissionDeviceMutationError = ErrorType<Failure>
    export type DecommissionDeviceMutationVariables = {id: string}

    /**
 * @summary Decommission a device
 */
export const useDecommissionDevice = <TError = ErrorType<Failure>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof decommissionDevice>>, TError,DecommissionDeviceMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof decommissionDevice>>,
        TError,
        DecommissionDeviceMutationVariables,
        TContext
      > => {
      return useMutation(getDecommissionDeviceMutationOptions(options), queryClient);
    }
    export const getReinventoryDeviceUrl = (id: string,) => {




  return `/commissioning/reinventory/${encodeURIComponent(String(id))}`
}

/**
 * Makes a removed device available for other fleets. Although a GET, it changes the device: never cache or prefetch it.
 * A refusal may come with status 200 and `errorMessage`.
 * @summary Put a removed device back into the inventory
 */
export const reinventoryDevice = async (id: string, options?: Parameters<typeof http>[1]): Promise<CommissioningChangeResult> => {

  return http<CommissioningChangeResult>(getReinventoryDeviceUrl(id),
  {
      operationId: 'reinventoryDevice',
    ...options,
    method: 'GET'

    ,
    schema: CommissioningChangeResult
  }
);}





export const getReinventoryDeviceMutationKey = () => ['reinventoryDevice'] as const;

export const getReinventoryDeviceMutationOptions = <TError = ErrorType<Failure>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof reinventoryDevice>>, TError,ReinventoryDeviceMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof reinventoryDevice>>, TError,ReinventoryDeviceMutationVariables, TContext> => {

const mutationKey = getReinventoryDeviceMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof reinventoryDevice>>, ReinventoryDeviceMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  reinventoryDevice(id,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ReinventoryDeviceMutationResult = NonNullable<Awaited<ReturnType<typeof reinventoryDevice>>>

    export type ReinventoryDeviceMutationError = ErrorType<Failure>
    export type ReinventoryDeviceMutationVariables = {id: string}

    /**
 * @summary Put a removed device back into the inventory
 */
export const useReinventoryDevice = <TError = ErrorType<Failure>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof reinventoryDevice>>, TError,ReinventoryDeviceMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof reinventoryDevice>>,
        TError,
        ReinventoryDeviceMutationVariables,
        TContext
      > => {
      return useMutation(getReinventoryDeviceMutationOptions(options), queryClient);
    }
    export const getSearchCommissioningDevicesUrl = (params: SearchCommissioningDevicesParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/commissioning/device-search?${stringifiedParams}` : `/commissioning/device-search`
}

/**
 * Looks in the inventory, the fleets and the registrations for devices with a serial number.
 * It matches the device's own serial number and the one on the label; letter case does not matter.
 * @summary Search devices by serial number
 */
export const searchCommissioningDevices = async (params: SearchCommissioningDevicesParams, options?: Parameters<typeof http>[1]): Promise<DeviceSearchResponse> => {

  return http<DeviceSearchResponse>(getSearchCommissioningDevicesUrl(params),
  {
      operationId: 'searchCommissioningDevices',
    ...options,
    method: 'GET'

    ,
    schema: DeviceSearchResponse
  }
);}





export const getSearchCommissioningDevicesQueryKey = (params?: SearchCommissioningDevicesParams,) => {
    return [
    "searchCommissioningDevices", ...(params ? [params] : [])
    ] as const;
    }


export const getSearchCommissioningDevicesQueryOptions = <TData = Awaited<ReturnType<typeof searchCommissioningDevices>>, TError = ErrorType<Failure>>(params: SearchCommissioningDevicesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchCommissioningDevices>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getSearchCommissioningDevicesQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof searchCommissioningDevices>>> = ({ signal }) => searchCommissioningDevices(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof searchCommissioningDevices>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type SearchCommissioningDevicesQueryResult = NonNullable<Awaited<ReturnType<typeof searchCommissioningDevices>>>
export type SearchCommissioningDevicesQueryError = ErrorType<Failure>


export function useSearchCommissioningDevices<TData = Awaited<ReturnType<typeof searchCommissioningDevices>>, TError = ErrorType<Failure>>(
 params: SearchCommissioningDevicesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchCommissioningDevices>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof searchCommissioningDevices>>,
          TError,
          Awaited<ReturnType<typeof searchCommissioningDevices>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useSearchCommissioningDevices<TData = Awaited<ReturnType<typeof searchCommissioningDevices>>, TError = ErrorType<Failure>>(
 params: SearchCommissioningDevicesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchCommissioningDevices>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof searchCommissioningDevices>>,
          TError,
          Awaited<ReturnType<typeof searchCommissioningDevices>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useSearchCommissioningDevices<TData = Awaited<ReturnType<typeof searchCommissioningDevices>>, TError = ErrorType<Failure>>(
 params: SearchCommissioningDevicesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchCommissioningDevices>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Search devices by serial number
 */

export function useSearchCommissioningDevices<TData = Awaited<ReturnType<typeof searchCommissioningDevices>>, TError = ErrorType<Failure>>(
 params: SearchCommissioningDevicesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchCommissioningDevices>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getSearchCommissioningDevicesQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Search devices by serial number
 */
export const prefetchSearchCommissioningDevicesQuery = async <TData = Awaited<ReturnType<typeof searchCommissioningDevices>>, TError = ErrorType<Failure>>(
 queryClient: QueryClient, params: SearchCommissioningDevicesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchCommissioningDevices>>, TError, TData>>, request?: SecondParameter<typeof http>}

  ): Promise<QueryClient> => {

  const queryOptions = getSearchCommissioningDevicesQueryOptions(params,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useSearchCommissioningDevices} query
 */
export const invalidateSearchCommissioningDevices = async (
 queryClient: QueryClient, params: SearchCommissioningDevicesParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getSearchCommissioningDevicesQueryKey(params) }, options);

  return queryClient;
}




export const getSearchCommissioningDevicesSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof searchCommissioningDevices>>, TError = ErrorType<Failure>>(params: SearchCommissioningDevicesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof searchCommissioningDevices>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getSearchCommissioningDevicesQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof searchCommissioningDevices>>> = ({ signal }) => searchCommissioningDevices(params, { signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof searchCommissioningDevices>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type SearchCommissioningDevicesSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof searchCommissioningDevices>>>
export type SearchCommissioningDevicesSuspenseQueryError = ErrorType<Failure>


export function useSearchCommissioningDevicesSuspense<TData = Awaited<ReturnType<typeof searchCommissioningDevices>>, TError = ErrorType<Failure>>(
 params: SearchCommissioningDevicesParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof searchCommissioningDevices>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useSearchCommissioningDevicesSuspense<TData = Awaited<ReturnType<typeof searchCommissioningDevices>>, TError = ErrorType<Failure>>(
 params: SearchCommissioningDevicesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof searchCommissioningDevices>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useSearchCommissioningDevicesSuspense<TData = Awaited<ReturnType<typeof searchCommissioningDevices>>, TError = ErrorType<Failure>>(
 params: SearchCommissioningDevicesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof searchCommissioningDevices>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Search devices by serial number
 */

export function useSearchCommissioningDevicesSuspense<TData = Awaited<ReturnType<typeof searchCommissioningDevices>>, TError = ErrorType<Failure>>(
 params: SearchCommissioningDevicesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof searchCommissioningDevices>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getSearchCommissioningDevicesSuspenseQueryOptions(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






