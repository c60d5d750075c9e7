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
  CellularDeviceList,
  CellularLinkResult,
  CellularPlanList,
  CellularTagList,
  CellularTagResult,
  CurrentCellularUsageResult,
  PastCellularUsageResult
} from '../../model';
import type {
  CellularTagDevicesRequest,
  CellularTagRequest,
  ClaimCellularLinkParams,
  Failure,
  FindCellularDevicesParams,
  GetCurrentCellularUsageParams,
  GetPastCellularUsageParams
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

export const getFindCellularDevicesUrl = (params: FindCellularDevicesParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/cellular/hologram/devices?${stringifiedParams}` : `/cellular/hologram/devices`
}

/**
 * The devices at the cellular provider whose modem has this IMEI.
 * @summary Find cellular devices
 */
export const findCellularDevices = async (params: FindCellularDevicesParams, options?: Parameters<typeof http>[1]): Promise<CellularDeviceList> => {

  return http<CellularDeviceList>(getFindCellularDevicesUrl(params),
  {
      operationId: 'findCellularDevices',
    ...options,
    method: 'GET'

    ,
    schema: CellularDeviceList
  }
);}





export const getFindCellularDevicesQueryKey = (params?: FindCellularDevicesParams,) => {
    return [
    "findCellularDevices", ...(params ? [params] : [])
    ] as const;
    }


export const getFindCellularDevicesQueryOptions = <TData = Awaited<ReturnType<typeof findCellularDevices>>, TError = ErrorType<Failure>>(params: FindCellularDevicesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof findCellularDevices>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getFindCellularDevicesQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof findCellularDevices>>> = ({ signal }) => findCellularDevices(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof findCellularDevices>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type FindCellularDevicesQueryResult = NonNullable<Awaited<ReturnType<typeof findCellularDevices>>>
export type FindCellularDevicesQueryError = ErrorType<Failure>


export function useFindCellularDevices<TData = Awaited<ReturnType<typeof findCellularDevices>>, TError = ErrorType<Failure>>(
 params: FindCellularDevicesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof findCellularDevices>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof findCellularDevices>>,
          TError,
          Awaited<ReturnType<typeof findCellularDevices>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useFindCellularDevices<TData = Awaited<ReturnType<typeof findCellularDevices>>, TError = ErrorType<Failure>>(
 params: FindCellularDevicesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof findCellularDevices>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof findCellularDevices>>,
          TError,
          Awaited<ReturnType<typeof findCellularDevices>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useFindCellularDevices<TData = Awaited<ReturnType<typeof findCellularDevices>>, TError = ErrorType<Failure>>(
 params: FindCellularDevicesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof findCellularDevices>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Find cellular devices
 */

export function useFindCellularDevices<TData = Awaited<ReturnType<typeof findCellularDevices>>, TError = ErrorType<Failure>>(
 params: FindCellularDevicesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof findCellularDevices>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getFindCellularDevicesQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Find cellular devices
 */
export const prefetchFindCellularDevicesQuery = async <TData = Awaited<ReturnType<typeof findCellularDevices>>, TError = ErrorType<Failure>>(
 queryClient: QueryClient, params: FindCellularDevicesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof findCellularDevices>>, TError, TData>>, request?: SecondParameter<typeof http>}

  ): Promise<QueryClient> => {

  const queryOptions = getFindCellularDevicesQueryOptions(params,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useFindCellularDevices} query
 */
export const invalidateFindCellularDevices = async (
 queryClient: QueryClient, params: FindCellularDevicesParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getFindCellularDevicesQueryKey(params) }, options);

  return queryClient;
}




export const getFindCellularDevicesSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof findCellularDevices>>, TError = ErrorType<Failure>>(params: FindCellularDevicesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof findCellularDevices>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getFindCellularDevicesQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof findCellularDevices>>> = ({ signal }) => findCellularDevices(params, { signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof findCellularDevices>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type FindCellularDevicesSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof findCellularDevices>>>
export type FindCellularDevicesSuspenseQueryError = ErrorType<Failure>


export function useFindCellularDevicesSuspense<TData = Awaited<ReturnType<typeof findCellularDevices>>, TError = ErrorType<Failure>>(
 params: FindCellularDevicesParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof findCellularDevices>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useFindCellularDevicesSuspense<TData = Awaited<ReturnType<typeof findCellularDevices>>, TError = ErrorType<Failure>>(
 params: FindCellularDevicesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof findCellularDevices>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useFindCellularDevicesSuspense<TData = Awaited<ReturnType<typeof findCellularDevices>>, TError = ErrorType<Failure>>(
 params: FindCellularDevicesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof findCellularDevices>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Find cellular devices
 */

export function useFindCellularDevicesSuspense<TData = Awaited<ReturnType<typeof findCellularDevices>>, TError = ErrorType<Failure>>(
 params: FindCellularDevicesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof findCellularDevices>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getFindCellularDevicesSuspenseQueryOptions(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListCellularTagsUrl = () => {




  return `/cellular/hologram/devices/tags`
}

/**
 * Every tag at the cellular provider. The devices of an enterprise carry the tag whose name is the token of the enterprise.
 * @summary List the tags
 */
export const listCellularTags = async ( options?: Parameters<typeof http>[1]): Promise<CellularTagList> => {

  return http<CellularTagList>(getListCellularTagsUrl(),
  {
      operationId: 'listCellularTags',
    ...options,
    method: 'GET'

    ,
    schema: CellularTagList
  }
);}





export const getListCellularTagsQueryKey = () => {
    return [
    "listCellularTags"
    ] as const;
    }


export const getListCellularTagsQueryOptions = <TData = Awaited<ReturnType<typeof listCellularTags>>, TError = ErrorType<Failure>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCellularTags>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListCellularTagsQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listCellularTags>>> = ({ signal }) => listCellularTags({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listCellularTags>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListCellularTagsQueryResult = NonNullable<Awaited<ReturnType<typeof listCellularTags>>>
export type ListCellularTagsQueryError = ErrorType<Failure>


export function useListCellularTags<TData = Awaited<ReturnType<typeof listCellularTags>>, TError = ErrorType<Failure>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCellularTags>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listCellularTags>>,
          TError,
          Awaited<ReturnType<typeof listCellularTags>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListCellularTags<TData = Awaited<ReturnType<typeof listCellularTags>>, TError = ErrorType<Failure>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCellularTags>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listCellularTags>>,
          TError,
          Awaited<ReturnType<typeof listCellularTags>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListCellularTags<TData = Awaited<ReturnType<typeof listCellularTags>>, TError = ErrorType<Failure>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCellularTags>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the tags
 */

export function useListCellularTags<TData = Awaited<ReturnType<typeof listCellularTags>>, TError = ErrorType<Failure>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCellularTags>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListCellularTagsQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary List the tags
 */
export const prefetchListCellularTagsQuery = async <TData = Awaited<ReturnType<typeof listCellularTags>>, TError = ErrorType<Failure>>(
 queryClient: QueryClient,  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCellularTags>>, TError, TData>>, request?: SecondParameter<typeof http>}

  ): Promise<QueryClient> => {

  const queryOptions = getListCellularTagsQueryOptions(options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListCellularTags} query
 */
export const invalidateListCellularTags = async (
 queryClient: QueryClient,  options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListCellularTagsQueryKey() }, options);

  return queryClient;
}




export const getListCellularTagsSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listCellularTags>>, TError = ErrorType<Failure>>( options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listCellularTags>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListCellularTagsQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listCellularTags>>> = ({ signal }) => listCellularTags({ signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listCellularTags>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListCellularTagsSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listCellularTags>>>
export type ListCellularTagsSuspenseQueryError = ErrorType<Failure>


export function useListCellularTagsSuspense<TData = Awaited<ReturnType<typeof listCellularTags>>, TError = ErrorType<Failure>>(
  options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listCellularTags>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListCellularTagsSuspense<TData = Awaited<ReturnType<typeof listCellularTags>>, TError = ErrorType<Failure>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listCellularTags>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListCellularTagsSuspense<TData = Awaited<ReturnType<typeof listCellularTags>>, TError = ErrorType<Failure>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listCellularTags>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the tags
 */

export function useListCellularTagsSuspense<TData = Awaited<ReturnType<typeof listCellularTags>>, TError = ErrorType<Failure>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listCellularTags>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListCellularTagsSuspenseQueryOptions(options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getCreateCellularTagUrl = () => {




  return `/cellular/hologram/devices/tags`
}

/**
 * Creates a tag at the cellular provider, and puts it on devices if any are named.
 * @summary Add a tag
 */
export const createCellularTag = async (cellularTagRequest: CellularTagRequest, options?: Parameters<typeof http>[1]): Promise<CellularTagResult> => {

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
return http<CellularTagResult>(getCreateCellularTagUrl(),
  {
      operationId: 'createCellularTag', keyed: true,
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(cellularTagRequest),
    schema: CellularTagResult
  }
);}





export const getCreateCellularTagMutationKey = () => ['createCellularTag'] as const;

export const getCreateCellularTagMutationOptions = <TError = ErrorType<Failure>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createCellularTag>>, TError,CreateCellularTagMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof createCellularTag>>, TError,CreateCellularTagMutationVariables, TContext> => {

const mutationKey = getCreateCellularTagMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createCellularTag>>, CreateCellularTagMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createCellularTag(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateCellularTagMutationResult = NonNullable<Awaited<ReturnType<typeof createCellularTag>>>
    export type CreateCellularTagMutationBody = CellularTagRequest
    export type CreateCellularTagMutationError = ErrorType<Failure>
    export type CreateCellularTagMutationVariables = {data: CellularTagRequest}

    /**
 * @summary Add a tag
 */
export const useCreateCellularTag = <TError = ErrorType<Failure>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createCellularTag>>, TError,CreateCellularTagMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createCellularTag>>,
        TError,
        CreateCellularTagMutationVariables,
        TContext
      > => {
      return useMutation(getCreateCellularTagMutationOptions(options), queryClient);
    }
    export const getAddDevicesToCellularTagUrl = (id: number,) => {




  return `/cellular/hologram/devices/tags/${encodeURIComponent(String(id))}`
}

/**
 * Puts a tag on devices at the cellular provider. Devices that already have it keep it.
 * @summary Put a tag on devices
 */
export const addDevicesToCellularTag = async (id: number,
    cellularTagDevicesRequest: CellularTagDevicesRequest, options?: Parameters<typeof http>[1]): Promise<CellularTagResult> => {

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
return http<CellularTagResult>(getAddDevicesToCellularTagUrl(id),
  {
      operationId: 'addDevicesToCellularTag',
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(cellularTagDevicesRequest),
    schema: CellularTagResult
  }
);}





export const getAddDevicesToCellularTagMutationKey = () => ['addDevicesToCellularTag'] as const;

export const getAddDevicesToCellularTagMutationOptions = <TError = ErrorType<Failure>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof addDevicesToCellularTag>>, TError,AddDevicesToCellularTagMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof addDevicesToCellularTag>>, TError,AddDevicesToCellularTagMutationVariables, TContext> => {

const mutationKey = getAddDevicesToCellularTagMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof addDevicesToCellularTag>>, AddDevicesToCellularTagMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  addDevicesToCellularTag(id,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type AddDevicesToCellularTagMutationResult = NonNullable<Awaited<ReturnType<typeof addDevicesToCellularTag>>>
    export type AddDevicesToCellularTagMutationBody = CellularTagDevicesRequest
    export type AddDevicesToCellularTagMutationError = ErrorType<Failure>
    export type AddDevicesToCellularTagMutationVariables = {id: number;data: CellularTagDevicesRequest}

    /**
 * @summary Put a tag on devices
 */
export const useAddDevicesToCellularTag = <TError = ErrorType<Failure>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof addDevicesToCellularTag>>, TError,AddDevicesToCellularTagMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof addDevicesToCellularTag>>,
        TError,
        AddDevicesToCellularTagMutationVariables,
        TContext
      > => {
      return useMutation(getAddDevicesToCellularTagMutationOptions(options), queryClient);
    }
    export const getClaimCellularLinkUrl = (id: number,
    params: ClaimCellularLinkParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/cellular/hologram/links/cellular/${encodeURIComponent(String(id))}?${stringifiedParams}` : `/cellular/hologram/links/cellular/${encodeURIComponent(String(id))}`
}

/**
 * Assumed: claims the SIM card of a cellular link for this organization and activates it. The specification names the call and its parameter `sim` only.
 * @summary Claim a cellular link
 */
export const claimCellularLink = async (id: number,
    params: ClaimCellularLinkParams, options?: Parameters<typeof http>[1]): Promise<CellularLinkResult> => {

  return http<CellularLinkResult>(getClaimCellularLinkUrl(id,params),
  {
      operationId: 'claimCellularLink', keyed: true,
    ...options,
    method: 'POST'

    ,
    schema: CellularLinkResult
  }
);}





export const getClaimCellularLinkMutationKey = () => ['claimCellularLink'] as const;

export const getClaimCellularLinkMutationOptions = <TError = ErrorType<Failure>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof claimCellularLink>>, TError,ClaimCellularLinkMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof claimCellularLink>>, TError,ClaimCellularLinkMutationVariables, TContext> => {

const mutationKey = getClaimCellularLinkMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof claimCellularLink>>, ClaimCellularLinkMutationVariables> = (props) => {
          const {id,params} = props ?? {};

          return  claimCellularLink(id,params,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ClaimCellularLinkMutationResult = NonNullable<Awaited<ReturnType<typeof claimCellularLink>>>

    export type ClaimCellularLinkMutationError = ErrorType<Failure>
    export type ClaimCellularLinkMutationVariables = {id: number;params: ClaimCellularLinkParams}

    /**
 * @summary Claim a cellular link
 */
export const useClaimCellularLink = <TError = ErrorType<Failure>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof claimCellularLink>>, TError,ClaimCellularLinkMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof claimCellularLink>>,
        TError,
        ClaimCellularLinkMutationVariables,
        TContext
      > => {
      return useMutation(getClaimCellularLinkMutationOptions(options), queryClient);
    }
    export const getGetPastCellularUsageUrl = (params: GetPastCellularUsageParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/cellular/hologram/usage/past?${stringifiedParams}` : `/cellular/hologram/usage/past`
}

/**
 * The data that the links of a tag used, by month. Only whole months are counted, so the dates end with the previous month.
 * @summary Read past data usage
 */
export const getPastCellularUsage = async (params: GetPastCellularUsageParams, options?: Parameters<typeof http>[1]): Promise<PastCellularUsageResult> => {

  return http<PastCellularUsageResult>(getGetPastCellularUsageUrl(params),
  {
      operationId: 'getPastCellularUsage',
    ...options,
    method: 'GET'

    ,
    schema: PastCellularUsageResult
  }
);}





export const getGetPastCellularUsageQueryKey = (params?: GetPastCellularUsageParams,) => {
    return [
    "getPastCellularUsage", ...(params ? [params] : [])
    ] as const;
    }


export const getGetPastCellularUsageQueryOptions = <TData = Awaited<ReturnType<typeof getPastCellularUsage>>, TError = ErrorType<Failure>>(params: GetPastCellularUsageParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPastCellularUsage>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetPastCellularUsageQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getPastCellularUsage>>> = ({ signal }) => getPastCellularUsage(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getPastCellularUsage>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetPastCellularUsageQueryResult = NonNullable<Awaited<ReturnType<typeof getPastCellularUsage>>>
export type GetPastCellularUsageQueryError = ErrorType<Failure>


export function useGetPastCellularUsage<TData = Awaited<ReturnType<typeof getPastCellularUsage>>, TError = ErrorType<Failure>>(
 params: GetPastCellularUsageParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPastCellularUsage>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPastCellularUsage>>,
          TError,
          Awaited<ReturnType<typeof getPastCellularUsage>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPastCellularUsage<TData = Awaited<ReturnType<typeof getPastCellularUsage>>, TError = ErrorType<Failure>>(
 params: GetPastCellularUsageParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPastCellularUsage>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPastCellularUsage>>,
          TError,
          Awaited<ReturnType<typeof getPastCellularUsage>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPastCellularUsage<TData = Awaited<ReturnType<typeof getPastCellularUsage>>, TError = ErrorType<Failure>>(
 params: GetPastCellularUsageParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPastCellularUsage>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read past data usage
 */

export function useGetPastCellularUsage<TData = Awaited<ReturnType<typeof getPastCellularUsage>>, TError = ErrorType<Failure>>(
 params: GetPastCellularUsageParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPastCellularUsage>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetPastCellularUsageQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Read past data usage
 */
export const prefetchGetPastCellularUsageQuery = async <TData = Awaited<ReturnType<typeof getPastCellularUsage>>, TError = ErrorType<Failure>>(
 queryClient: QueryClient, params: GetPastCellularUsageParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPastCellularUsage>>, TError, TData>>, request?: SecondParameter<typeof http>}

  ): Promise<QueryClient> => {

  const queryOptions = getGetPastCellularUsageQueryOptions(params,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useGetPastCellularUsage} query
 */
export const invalidateGetPastCellularUsage = async (
 queryClient: QueryClient, params: GetPastCellularUsageParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetPastCellularUsageQueryKey(params) }, options);

  return queryClient;
}




export const getGetPastCellularUsageSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getPastCellularUsage>>, TError = ErrorType<Failure>>(params: GetPastCellularUsageParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPastCellularUsage>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetPastCellularUsageQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getPastCellularUsage>>> = ({ signal }) => getPastCellularUsage(params, { signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPastCellularUsage>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetPastCellularUsageSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getPastCellularUsage>>>
export type GetPastCellularUsageSuspenseQueryError = ErrorType<Failure>


export function useGetPastCellularUsageSuspense<TData = Awaited<ReturnType<typeof getPastCellularUsage>>, TError = ErrorType<Failure>>(
 params: GetPastCellularUsageParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPastCellularUsage>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPastCellularUsageSuspense<TData = Awaited<ReturnType<typeof getPastCellularUsage>>, TError = ErrorType<Failure>>(
 params: GetPastCellularUsageParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPastCellularUsage>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPastCellularUsageSuspense<TData = Awaited<ReturnType<typeof getPastCellularUsage>>, TError = ErrorType<Failure>>(
 params: GetPastCellularUsageParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPastCellularUsage>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read past data usage
 */

export function useGetPastCellularUsageSuspense<TData = Awaited<ReturnType<typeof getPastCellularUsage>>, TError = ErrorType<Failure>>(
 params: GetPastCellularUsageParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPastCellularUsage>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetPastCellularUsageSuspenseQueryOptions(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getGetCurrentCellularUsageUrl = (params: GetCurrentCellularUsageParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/cellular/hologram/usage/current?${stringifiedParams}` : `/cellular/hologram/usage/current`
}

/**
 * The data that the links of a tag have used in the current billing period.
 * @summary Read current data usage
 */
export const getCurrentCellularUsage = async (params: GetCurrentCellularUsageParams, options?: Parameters<typeof http>[1]): Promise<CurrentCellularUsageResult> => {

  return http<CurrentCellularUsageResult>(getGetCurrentCellularUsageUrl(params),
  {
      operationId: 'getCurrentCellularUsage',
    ...options,
    method: 'GET'

    ,
    schema: CurrentCellularUsageResult
  }
);}





export const getGetCurrentCellularUsageQueryKey = (params?: GetCurrentCellularUsageParams,) => {
    return [
    "getCurrentCellularUsage", ...(params ? [params] : [])
    ] as const;
    }


export const getGetCurrentCellularUsageQueryOptions = <TData = Awaited<ReturnType<typeof getCurrentCellularUsage>>, TError = ErrorType<Failure>>(params: GetCurrentCellularUsageParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCurrentCellularUsage>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetCurrentCellularUsageQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getCurrentCellularUsage>>> = ({ signal }) => getCurrentCellularUsage(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getCurrentCellularUsage>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetCurrentCellularUsageQueryResult = NonNullable<Awaited<ReturnType<typeof getCurrentCellularUsage>>>
export type GetCurrentCellularUsageQueryError = ErrorType<Failure>


export function useGetCurrentCellularUsage<TData = Awaited<ReturnType<typeof getCurrentCellularUsage>>, TError = ErrorType<Failure>>(
 params: GetCurrentCellularUsageParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCurrentCellularUsage>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getCurrentCellularUsage>>,
          TError,
          Awaited<ReturnType<typeof getCurrentCellularUsage>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetCurrentCellularUsage<TData = Awaited<ReturnType<typeof getCurrentCellularUsage>>, TError = ErrorType<Failure>>(
 params: GetCurrentCellularUsageParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCurrentCellularUsage>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getCurrentCellularUsage>>,
          TError,
          Awaited<ReturnType<typeof getCurrentCellularUsage>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetCurrentCellularUsage<TData = Awaited<ReturnType<typeof getCurrentCellularUsage>>, TError = ErrorType<Failure>>(
 params: GetCurrentCellularUsageParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCurrentCellularUsage>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read current data usage
 */

export function useGetCurrentCellularUsage<TData = Awaited<ReturnType<typeof getCurrentCellularUsage>>, TError = ErrorType<Failure>>(
 params: GetCurrentCellularUsageParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCurrentCellularUsage>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetCurrentCellularUsageQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Read current data usage
 */
export const prefetchGetCurrentCellularUsageQuery = async <TData = Awaited<ReturnType<typeof getCurrentCellularUsage>>, TError = ErrorType<Failure>>(
 queryClient: QueryClient, params: GetCurrentCellularUsageParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCurrentCellularUsage>>, TError, TData>>, request?: SecondParameter<typeof http>}

  ): Promise<QueryClient> => {

  const queryOptions = getGetCurrentCellularUsageQueryOptions(params,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useGetCurrentCellularUsage} query
 */
export const invalidateGetCurrentCellularUsage = async (
 queryClient: QueryClient, params: GetCurrentCellularUsageParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetCurrentCellularUsageQueryKey(params) }, options);

  return queryClient;
}




export const getGetCurrentCellularUsageSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getCurrentCellularUsage>>, TError = ErrorType<Failure>>(params: GetCurrentCellularUsageParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getCurrentCellularUsage>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetCurrentCellularUsageQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getCurrentCellularUsage>>> = ({ signal }) => getCurrentCellularUsage(params, { signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getCurrentCellularUsage>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetCurrentCellularUsageSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getCurrentCellularUsage>>>
export type GetCurrentCellularUsageSuspenseQueryError = ErrorType<Failure>


export function useGetCurrentCellularUsageSuspense<TData = Awaited<ReturnType<typeof getCurrentCellularUsage>>, TError = ErrorType<Failure>>(
 params: GetCurrentCellularUsageParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getCurrentCellularUsage>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetCurrentCellularUsageSuspense<TData = Awaited<ReturnType<typeof getCurrentCellularUsage>>, TError = ErrorType<Failure>>(
 params: GetCurrentCellularUsageParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getCurrentCellularUsage>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetCurrentCellularUsageSuspense<TData = Awaited<ReturnType<typeof getCurrentCellularUsage>>, TError = ErrorType<Failure>>(
 params: GetCurrentCellularUsageParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getCurrentCellularUsage>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read current data usage
 */

export function useGetCurrentCellularUsageSuspense<TData = Awaited<ReturnType<typeof getCurrentCellularUsage>>, TError = ErrorType<Failure>>(
 params: GetCurrentCellularUsageParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getCurrentCellularUsage>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetCurrentCellularUsageSuspenseQueryOptions(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListCellularPlansUrl = () => {




  return `/cellular/hologram/plans`
}

/**
 * The data plans that the cellular provider offers.
 * @summary List the data plans
 */
export const listCellularPlans = async ( options?: Parameters<typeof http>[1]): Promise<CellularPlanList> => {

  return http<CellularPlanList>(getListCellularPlansUrl(),
  {
      operationId: 'listCellularPlans',
    ...options,
    method: 'GET'

    ,
    schema: CellularPlanList
  }
);}





export const getListCellularPlansQueryKey = () => {
    return [
    "listCellularPlans"
    ] as const;
    }


export const getListCellularPlansQueryOptions = <TData = Awaited<ReturnType<typeof listCellularPlans>>, TError = ErrorType<Failure>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCellularPlans>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListCellularPlansQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listCellularPlans>>> = ({ signal }) => listCellularPlans({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listCellularPlans>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListCellularPlansQueryResult = NonNullable<Awaited<ReturnType<typeof listCellularPlans>>>
export type ListCellularPlansQueryError = ErrorType<Failure>


export function useListCellularPlans<TData = Awaited<ReturnType<typeof listCellularPlans>>, TError = ErrorType<Failure>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCellularPlans>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listCellularPlans>>,
          TError,
          Awaited<ReturnType<typeof listCellularPlans>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListCellularPlans<TData = Awaited<ReturnType<typeof listCellularPlans>>, TError = ErrorType<Failure>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCellularPlans>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listCellularPlans>>,
          TError,
          Awaited<ReturnType<typeof listCellularPlans>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListCellularPlans<TData = Awaited<ReturnType<typeof listCellularPlans>>, TError = ErrorType<Failure>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCellularPlans>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the data plans
 */

export function useListCellularPlans<TData = Awaited<ReturnType<typeof listCellularPlans>>, TError = ErrorType<Failure>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCellularPlans>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListCellularPlansQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary List the data plans
 */
export const prefetchListCellularPlansQuery = async <TData = Awaited<ReturnType<typeof listCellularPlans>>, TError = ErrorType<Failure>>(
 queryClient: QueryClient,  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCellularPlans>>, TError, TData>>, request?: SecondParameter<typeof http>}

  ): Promise<QueryClient> => {

  const queryOptions = getListCellularPlansQueryOptions(options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListCellularPlans} query
 */
export const invalidateListCellularPlans = async (
 queryClient: QueryClient,  options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListCellularPlansQueryKey() }, options);

  return queryClient;
}




export const getListCellularPlansSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listCellularPlans>>, TError = ErrorType<Failure>>( options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listCellularPlans>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListCellularPlansQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listCellularPlans>>> = ({ signal }) => listCellularPlans({ signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listCellularPlans>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListCellularPlansSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listCellularPlans>>>
export type ListCellularPlansSuspenseQueryError = ErrorType<Failure>


export function useListCellularPlansSuspense<TData = Awaited<ReturnType<typeof listCellularPlans>>, TError = ErrorType<Failure>>(
  options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listCellularPlans>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListCellularPlansSuspense<TData = Awaited<ReturnType<typeof listCellularPlans>>, TError = ErrorType<Failure>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listCellularPlans>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListCellularPlansSuspense<TData = Awaited<ReturnType<typeof listCellularPlans>>, TError = ErrorType<Failure>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listCellularPlans>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the data plans
 */

export function useListCellularPlansSuspense<TData = Awaited<ReturnType<typeof listCellularPlans>>, TError = ErrorType<Failure>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listCellularPlans>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListCellularPlansSuspenseQueryOptions(options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






