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
  DeviceTypeList,
  InventoryLocationList,
  InventoryPage,
  InventoryResult,
  InventoryTemplateResult,
  VendorOrderList
} from '../../model';
import type {
  Failure,
  InventorySaveRequest,
  ListInventoryParams
} from '../../model';

import { http } from '../../../http.ts';
import type { ErrorType } from '../../../http.ts';
import { toFormData } from '../../../form-data.ts';


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

export const getListInventoryUrl = (params?: ListInventoryParams,) => {
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

  return stringifiedParams.length > 0 ? `/fulfillment/inventory?${stringifiedParams}` : `/fulfillment/inventory`
}

/**
 * One page of the devices in the inventory, filtered and sorted. Filters and sort name their fields in snake case.
 * @summary List the inventory
 */
export const listInventory = async (params?: ListInventoryParams, options?: Parameters<typeof http>[1]): Promise<InventoryPage> => {

  return http<InventoryPage>(getListInventoryUrl(params),
  {
      operationId: 'listInventory',
    ...options,
    method: 'GET'

    ,
    schema: InventoryPage
  }
);}





export const getListInventoryQueryKey = (params?: ListInventoryParams,) => {
    return [
    "listInventory", ...(params ? [params] : [])
    ] as const;
    }


export const getListInventoryQueryOptions = <TData = Awaited<ReturnType<typeof listInventory>>, TError = ErrorType<Failure>>(params?: ListInventoryParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listInventory>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListInventoryQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listInventory>>> = ({ signal }) => listInventory(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listInventory>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListInventoryQueryResult = NonNullable<Awaited<ReturnType<typeof listInventory>>>
export type ListInventoryQueryError = ErrorType<Failure>


export function useListInventory<TData = Awaited<ReturnType<typeof listInventory>>, TError = ErrorType<Failure>>(
 params: undefined |  ListInventoryParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listInventory>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listInventory>>,
          TError,
          Awaited<ReturnType<typeof listInventory>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListInventory<TData = Awaited<ReturnType<typeof listInventory>>, TError = ErrorType<Failure>>(
 params?: ListInventoryParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listInventory>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listInventory>>,
          TError,
          Awaited<ReturnType<typeof listInventory>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListInventory<TData = Awaited<ReturnType<typeof listInventory>>, TError = ErrorType<Failure>>(
 params?: ListInventoryParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listInventory>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the inventory
 */

export function useListInventory<TData = Awaited<ReturnType<typeof listInventory>>, TError = ErrorType<Failure>>(
 params?: ListInventoryParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listInventory>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListInventoryQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary List the inventory
 */
export const prefetchListInventoryQuery = async <TData = Awaited<ReturnType<typeof listInventory>>, TError = ErrorType<Failure>>(
 queryClient: QueryClient, params?: ListInventoryParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listInventory>>, TError, TData>>, request?: SecondParameter<typeof http>}

  ): Promise<QueryClient> => {

  const queryOptions = getListInventoryQueryOptions(params,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListInventory} query
 */
export const invalidateListInventory = async (
 queryClient: QueryClient, params?: ListInventoryParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListInventoryQueryKey(params) }, options);

  return queryClient;
}




export const getListInventorySuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listInventory>>, TError = ErrorType<Failure>>(params?: ListInventoryParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listInventory>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListInventoryQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listInventory>>> = ({ signal }) => listInventory(params, { signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listInventory>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListInventorySuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listInventory>>>
export type ListInventorySuspenseQueryError = ErrorType<Failure>


export function useListInventorySuspense<TData = Awaited<ReturnType<typeof listInventory>>, TError = ErrorType<Failure>>(
 params: undefined |  ListInventoryParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listInventory>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListInventorySuspense<TData = Awaited<ReturnType<typeof listInventory>>, TError = ErrorType<Failure>>(
 params?: ListInventoryParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listInventory>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListInventorySuspense<TData = Awaited<ReturnType<typeof listInventory>>, TError = ErrorType<Failure>>(
 params?: ListInventoryParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listInventory>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the inventory
 */

export function useListInventorySuspense<TData = Awaited<ReturnType<typeof listInventory>>, TError = ErrorType<Failure>>(
 params?: ListInventoryParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listInventory>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListInventorySuspenseQueryOptions(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getCreateInventoryUrl = () => {




  return `/fulfillment/inventory`
}

/**
 * Enters a device, with the metadata that its type's template asks for and the files of image inputs. Its MAC address is taken from the metadata.
 * @summary Add an inventory record
 */
export const createInventory = async (inventorySaveRequest: InventorySaveRequest, options?: Parameters<typeof http>[1]): Promise<InventoryResult> => {
    const formData = toFormData(inventorySaveRequest)
  return http<InventoryResult>(getCreateInventoryUrl(),
  {
      operationId: 'createInventory', keyed: true, upload: true,
    ...options,
    method: 'POST'
    ,
    body: formData,
    schema: InventoryResult
  }
);}





export const getCreateInventoryMutationKey = () => ['createInventory'] as const;

export const getCreateInventoryMutationOptions = <TError = ErrorType<Failure>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createInventory>>, TError,CreateInventoryMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof createInventory>>, TError,CreateInventoryMutationVariables, TContext> => {

const mutationKey = getCreateInventoryMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createInventory>>, CreateInventoryMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createInventory(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateInventoryMutationResult = NonNullable<Awaited<ReturnType<typeof createInventory>>>
    export type CreateInventoryMutationBody = InventorySaveRequest
    export type CreateInventoryMutationError = ErrorType<Failure>
    export type CreateInventoryMutationVariables = {data: InventorySaveRequest}

    /**
 * @summary Add an inventory record
 */
export const useCreateInventory = <TError = ErrorType<Failure>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createInventory>>, TError,CreateInventoryMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createInventory>>,
        TError,
        CreateInventoryMutationVariables,
        TContext
      > => {
      return useMutation(getCreateInventoryMutationOptions(options), queryClient);
    }
    export const getListSupportedDeviceTypesUrl = () => {




  return `/fulfillment/inventory/supported-device-types`
}

/**
 * The device types that have a template, so that their devices can be entered.
 * @summary List the device types for the inventory
 */
export const listSupportedDeviceTypes = async ( options?: Parameters<typeof http>[1]): Promise<DeviceTypeList> => {

  return http<DeviceTypeList>(getListSupportedDeviceTypesUrl(),
  {
      operationId: 'listSupportedDeviceTypes',
    ...options,
    method: 'GET'

    ,
    schema: DeviceTypeList
  }
);}





export const getListSupportedDeviceTypesQueryKey = () => {
    return [
    "listSupportedDeviceTypes"
    ] as const;
    }


export const getListSupportedDeviceTypesQueryOptions = <TData = Awaited<ReturnType<typeof listSupportedDeviceTypes>>, TError = ErrorType<Failure>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSupportedDeviceTypes>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListSupportedDeviceTypesQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listSupportedDeviceTypes>>> = ({ signal }) => listSupportedDeviceTypes({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listSupportedDeviceTypes>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListSupportedDeviceTypesQueryResult = NonNullable<Awaited<ReturnType<typeof listSupportedDeviceTypes>>>
export type ListSupportedDeviceTypesQueryError = ErrorType<Failure>


export function useListSupportedDeviceTypes<TData = Awaited<ReturnType<typeof listSupportedDeviceTypes>>, TError = ErrorType<Failure>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSupportedDeviceTypes>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listSupportedDeviceTypes>>,
          TError,
          Awaited<ReturnType<typeof listSupportedDeviceTypes>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSupportedDeviceTypes<TData = Awaited<ReturnType<typeof listSupportedDeviceTypes>>, TError = ErrorType<Failure>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSupportedDeviceTypes>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listSupportedDeviceTypes>>,
          TError,
          Awaited<ReturnType<typeof listSupportedDeviceTypes>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSupportedDeviceTypes<TData = Awaited<ReturnType<typeof listSupportedDeviceTypes>>, TError = ErrorType<Failure>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSupportedDeviceTypes>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the device types for the inventory
 */

export function useListSupportedDeviceTypes<TData = Awaited<ReturnType<typeof listSupportedDeviceTypes>>, TError = ErrorType<Failure>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSupportedDeviceTypes>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListSupportedDeviceTypesQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary List the device types for the inventory
 */
export const prefetchListSupportedDeviceTypesQuery = async <TData = Awaited<ReturnType<typeof listSupportedDeviceTypes>>, TError = ErrorType<Failure>>(
 queryClient: QueryClient,  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSupportedDeviceTypes>>, TError, TData>>, request?: SecondParameter<typeof http>}

  ): Promise<QueryClient> => {

  const queryOptions = getListSupportedDeviceTypesQueryOptions(options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListSupportedDeviceTypes} query
 */
export const invalidateListSupportedDeviceTypes = async (
 queryClient: QueryClient,  options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListSupportedDeviceTypesQueryKey() }, options);

  return queryClient;
}




export const getListSupportedDeviceTypesSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listSupportedDeviceTypes>>, TError = ErrorType<Failure>>( options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listSupportedDeviceTypes>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListSupportedDeviceTypesQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listSupportedDeviceTypes>>> = ({ signal }) => listSupportedDeviceTypes({ signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listSupportedDeviceTypes>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListSupportedDeviceTypesSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listSupportedDeviceTypes>>>
export type ListSupportedDeviceTypesSuspenseQueryError = ErrorType<Failure>


export function useListSupportedDeviceTypesSuspense<TData = Awaited<ReturnType<typeof listSupportedDeviceTypes>>, TError = ErrorType<Failure>>(
  options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listSupportedDeviceTypes>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSupportedDeviceTypesSuspense<TData = Awaited<ReturnType<typeof listSupportedDeviceTypes>>, TError = ErrorType<Failure>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listSupportedDeviceTypes>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSupportedDeviceTypesSuspense<TData = Awaited<ReturnType<typeof listSupportedDeviceTypes>>, TError = ErrorType<Failure>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listSupportedDeviceTypes>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the device types for the inventory
 */

export function useListSupportedDeviceTypesSuspense<TData = Awaited<ReturnType<typeof listSupportedDeviceTypes>>, TError = ErrorType<Failure>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listSupportedDeviceTypes>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListSupportedDeviceTypesSuspenseQueryOptions(options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getGetInventoryTemplateUrl = (deviceType: string,) => {




  return `/fulfillment/inventory/templates/${encodeURIComponent(String(deviceType))}`
}

/**
 * What has to be entered for a device of one type: its inputs, which of them are needed, and what can be scanned.
 * @summary Read a template
 */
export const getInventoryTemplate = async (deviceType: string, options?: Parameters<typeof http>[1]): Promise<InventoryTemplateResult> => {

  return http<InventoryTemplateResult>(getGetInventoryTemplateUrl(deviceType),
  {
      operationId: 'getInventoryTemplate',
    ...options,
    method: 'GET'

    ,
    schema: InventoryTemplateResult
  }
);}





export const getGetInventoryTemplateQueryKey = (deviceType: string,) => {
    return [
    "getInventoryTemplate", ...(deviceType ? [deviceType] : [])
    ] as const;
    }


export const getGetInventoryTemplateQueryOptions = <TData = Awaited<ReturnType<typeof getInventoryTemplate>>, TError = ErrorType<Failure>>(deviceType: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getInventoryTemplate>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetInventoryTemplateQueryKey(deviceType);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getInventoryTemplate>>> = ({ signal }) => getInventoryTemplate(deviceType, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: deviceType !== null && deviceType !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getInventoryTemplate>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetInventoryTemplateQueryResult = NonNullable<Awaited<ReturnType<typeof getInventoryTemplate>>>
export type GetInventoryTemplateQueryError = ErrorType<Failure>


export function useGetInventoryTemplate<TData = Awaited<ReturnType<typeof getInventoryTemplate>>, TError = ErrorType<Failure>>(
 deviceType: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getInventoryTemplate>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getInventoryTemplate>>,
          TError,
          Awaited<ReturnType<typeof getInventoryTemplate>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetInventoryTemplate<TData = Awaited<ReturnType<typeof getInventoryTemplate>>, TError = ErrorType<Failure>>(
 deviceType: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getInventoryTemplate>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getInventoryTemplate>>,
          TError,
          Awaited<ReturnType<typeof getInventoryTemplate>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetInventoryTemplate<TData = Awaited<ReturnType<typeof getInventoryTemplate>>, TError = ErrorType<Failure>>(
 deviceType: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getInventoryTemplate>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read a template
 */

export function useGetInventoryTemplate<TData = Awaited<ReturnType<typeof getInventoryTemplate>>, TError = ErrorType<Failure>>(
 deviceType: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getInventoryTemplate>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetInventoryTemplateQueryOptions(deviceType,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Read a template
 */
export const prefetchGetInventoryTemplateQuery = async <TData = Awaited<ReturnType<typeof getInventoryTemplate>>, TError = ErrorType<Failure>>(
 queryClient: QueryClient, deviceType: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getInventoryTemplate>>, TError, TData>>, request?: SecondParameter<typeof http>}

  ): Promise<QueryClient> => {

  const queryOptions = getGetInventoryTemplateQueryOptions(deviceType,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useGetInventoryTemplate} query
 */
export const invalidateGetInventoryTemplate = async (
 queryClient: QueryClient, deviceType: string, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetInventoryTemplateQueryKey(deviceType) }, options);

  return queryClient;
}




export const getGetInventoryTemplateSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getInventoryTemplate>>, TError = ErrorType<Failure>>(deviceType: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getInventoryTemplate>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetInventoryTemplateQueryKey(deviceType);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getInventoryTemplate>>> = ({ signal }) => getInventoryTemplate(deviceType, { signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getInventoryTemplate>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetInventoryTemplateSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getInventoryTemplate>>>
export type GetInventoryTemplateSuspenseQueryError = ErrorType<Failure>


export function useGetInventoryTemplateSuspense<TData = Awaited<ReturnType<typeof getInventoryTemplate>>, TError = ErrorType<Failure>>(
 deviceType: string, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getInventoryTemplate>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetInventoryTemplateSuspense<TData = Awaited<ReturnType<typeof getInventoryTemplate>>, TError = ErrorType<Failure>>(
 deviceType: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getInventoryTemplate>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetInventoryTemplateSuspense<TData = Awaited<ReturnType<typeof getInventoryTemplate>>, TError = ErrorType<Failure>>(
 deviceType: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getInventoryTemplate>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read a template
 */

export function useGetInventoryTemplateSuspense<TData = Awaited<ReturnType<typeof getInventoryTemplate>>, TError = ErrorType<Failure>>(
 deviceType: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getInventoryTemplate>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetInventoryTemplateSuspenseQueryOptions(deviceType,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListInventoryLocationsUrl = () => {




  return `/fulfillment/inventory/locations`
}

/**
 * Where devices are kept in stock and orders are fulfilled. Orders and inventory records name them by token.
 * Assumed: this is also the call that the specification of the orders names `GET locations` without its path.
 * @summary List the inventory locations
 */
export const listInventoryLocations = async ( options?: Parameters<typeof http>[1]): Promise<InventoryLocationList> => {

  return http<InventoryLocationList>(getListInventoryLocationsUrl(),
  {
      operationId: 'listInventoryLocations',
    ...options,
    method: 'GET'

    ,
    schema: InventoryLocationList
  }
);}





export const getListInventoryLocationsQueryKey = () => {
    return [
    "listInventoryLocations"
    ] as const;
    }


export const getListInventoryLocationsQueryOptions = <TData = Awaited<ReturnType<typeof listInventoryLocations>>, TError = ErrorType<Failure>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listInventoryLocations>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListInventoryLocationsQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listInventoryLocations>>> = ({ signal }) => listInventoryLocations({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listInventoryLocations>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListInventoryLocationsQueryResult = NonNullable<Awaited<ReturnType<typeof listInventoryLocations>>>
export type ListInventoryLocationsQueryError = ErrorType<Failure>


export function useListInventoryLocations<TData = Awaited<ReturnType<typeof listInventoryLocations>>, TError = ErrorType<Failure>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listInventoryLocations>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listInventoryLocations>>,
          TError,
          Awaited<ReturnType<typeof listInventoryLocations>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListInventoryLocations<TData = Awaited<ReturnType<typeof listInventoryLocations>>, TError = ErrorType<Failure>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listInventoryLocations>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listInventoryLocations>>,
          TError,
          Awaited<ReturnType<typeof listInventoryLocations>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListInventoryLocations<TData = Awaited<ReturnType<typeof listInventoryLocations>>, TError = ErrorType<Failure>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listInventoryLocations>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the inventory locations
 */

export function useListInventoryLocations<TData = Awaited<ReturnType<typeof listInventoryLocations>>, TError = ErrorType<Failure>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listInventoryLocations>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListInventoryLocationsQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary List the inventory locations
 */
export const prefetchListInventoryLocationsQuery = async <TData = Awaited<ReturnType<typeof listInventoryLocations>>, TError = ErrorType<Failure>>(
 queryClient: QueryClient,  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listInventoryLocations>>, TError, TData>>, request?: SecondParameter<typeof http>}

  ): Promise<QueryClient> => {

  const queryOptions = getListInventoryLocationsQueryOptions(options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListInventoryLocations} query
 */
export const invalidateListInventoryLocations = async (
 queryClient: QueryClient,  options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListInventoryLocationsQueryKey() }, options);

  return queryClient;
}




export const getListInventoryLocationsSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listInventoryLocations>>, TError = ErrorType<Failure>>( options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listInventoryLocations>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListInventoryLocationsQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listInventoryLocations>>> = ({ signal }) => listInventoryLocations({ signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listInventoryLocations>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListInventoryLocationsSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listInventoryLocations>>>
export type ListInventoryLocationsSuspenseQueryError = ErrorType<Failure>


export function useListInventoryLocationsSuspense<TData = Awaited<ReturnType<typeof listInventoryLocations>>, TError = ErrorType<Failure>>(
  options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listInventoryLocations>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListInventoryLocationsSuspense<TData = Awaited<ReturnType<typeof listInventoryLocations>>, TError = ErrorType<Failure>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listInventoryLocations>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListInventoryLocationsSuspense<TData = Awaited<ReturnType<typeof listInventoryLocations>>, TError = ErrorType<Failure>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listInventoryLocations>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the inventory locations
 */

export function useListInventoryLocationsSuspense<TData = Awaited<ReturnType<typeof listInventoryLocations>>, TError = ErrorType<Failure>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listInventoryLocations>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListInventoryLocationsSuspenseQueryOptions(options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListVendorOrdersUrl = () => {




  return `/fulfillment/inventory/vendor-order-data`
}

/**
 * The purchases with which devices came, to choose one for a new inventory record.
 * @summary List the vendor orders
 */
export const listVendorOrders = async ( options?: Parameters<typeof http>[1]): Promise<VendorOrderList> => {

  return http<VendorOrderList>(getListVendorOrdersUrl(),
  {
      operationId: 'listVendorOrders',
    ...options,
    method: 'GET'

    ,
    schema: VendorOrderList
  }
);}





export const getListVendorOrdersQueryKey = () => {
    return [
    "listVendorOrders"
    ] as const;
    }


export const getListVendorOrdersQueryOptions = <TData = Awaited<ReturnType<typeof listVendorOrders>>, TError = ErrorType<Failure>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listVendorOrders>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListVendorOrdersQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listVendorOrders>>> = ({ signal }) => listVendorOrders({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listVendorOrders>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListVendorOrdersQueryResult = NonNullable<Awaited<ReturnType<typeof listVendorOrders>>>
export type ListVendorOrdersQueryError = ErrorType<Failure>


export function useListVendorOrders<TData = Awaited<ReturnType<typeof listVendorOrders>>, TError = ErrorType<Failure>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listVendorOrders>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listVendorOrders>>,
          TError,
          Awaited<ReturnType<typeof listVendorOrders>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListVendorOrders<TData = Awaited<ReturnType<typeof listVendorOrders>>, TError = ErrorType<Failure>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listVendorOrders>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listVendorOrders>>,
          TError,
          Awaited<ReturnType<typeof listVendorOrders>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListVendorOrders<TData = Awaited<ReturnType<typeof listVendorOrders>>, TError = ErrorType<Failure>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listVendorOrders>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the vendor orders
 */

export function useListVendorOrders<TData = Awaited<ReturnType<typeof listVendorOrders>>, TError = ErrorType<Failure>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listVendorOrders>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListVendorOrdersQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary List the vendor orders
 */
export const prefetchListVendorOrdersQuery = async <TData = Awaited<ReturnType<typeof listVendorOrders>>, TError = ErrorType<Failure>>(
 queryClient: QueryClient,  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listVendorOrders>>, TError, TData>>, request?: SecondParameter<typeof http>}

  ): Promise<QueryClient> => {

  const queryOptions = getListVendorOrdersQueryOptions(options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListVendorOrders} query
 */
export const invalidateListVendorOrders = async (
 queryClient: QueryClient,  options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListVendorOrdersQueryKey() }, options);

  return queryClient;
}




export const getListVendorOrdersSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listVendorOrders>>, TError = ErrorType<Failure>>( options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listVendorOrders>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListVendorOrdersQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listVendorOrders>>> = ({ signal }) => listVendorOrders({ signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listVendorOrders>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListVendorOrdersSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listVendorOrders>>>
export type ListVendorOrdersSuspenseQueryError = ErrorType<Failure>


export function useListVendorOrdersSuspense<TData = Awaited<ReturnType<typeof listVendorOrders>>, TError = ErrorType<Failure>>(
  options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listVendorOrders>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListVendorOrdersSuspense<TData = Awaited<ReturnType<typeof listVendorOrders>>, TError = ErrorType<Failure>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listVendorOrders>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListVendorOrdersSuspense<TData = Awaited<ReturnType<typeof listVendorOrders>>, TError = ErrorType<Failure>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listVendorOrders>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the vendor orders
 */

export function useListVendorOrdersSuspense<TData = Awaited<ReturnType<typeof listVendorOrders>>, TError = ErrorType<Failure>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listVendorOrders>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListVendorOrdersSuspenseQueryOptions(options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






