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
  OrderAttachmentResult,
  OrderList,
  OrderResult,
  OrderStatusList,
  SavedOrderResult
} from '../../model';
import type {
  Failure,
  ListOrdersParams,
  OrderSaveRequest,
  OrderUpdateSaveRequest
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

export const getListOrderStatusesUrl = () => {




  return `/fulfillment/order-statuses`
}

/**
 * Every status that an order can have. A new order begins as `new`; any status can follow any other.
 * @summary List the order statuses
 */
export const listOrderStatuses = async ( options?: Parameters<typeof http>[1]): Promise<OrderStatusList> => {

  return http<OrderStatusList>(getListOrderStatusesUrl(),
  {
      operationId: 'listOrderStatuses',
    ...options,
    method: 'GET'

    ,
    schema: OrderStatusList
  }
);}





export const getListOrderStatusesQueryKey = () => {
    return [
    "listOrderStatuses"
    ] as const;
    }


export const getListOrderStatusesQueryOptions = <TData = Awaited<ReturnType<typeof listOrderStatuses>>, TError = ErrorType<Failure>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOrderStatuses>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListOrderStatusesQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listOrderStatuses>>> = ({ signal }) => listOrderStatuses({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listOrderStatuses>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListOrderStatusesQueryResult = NonNullable<Awaited<ReturnType<typeof listOrderStatuses>>>
export type ListOrderStatusesQueryError = ErrorType<Failure>


export function useListOrderStatuses<TData = Awaited<ReturnType<typeof listOrderStatuses>>, TError = ErrorType<Failure>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOrderStatuses>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listOrderStatuses>>,
          TError,
          Awaited<ReturnType<typeof listOrderStatuses>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListOrderStatuses<TData = Awaited<ReturnType<typeof listOrderStatuses>>, TError = ErrorType<Failure>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOrderStatuses>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listOrderStatuses>>,
          TError,
          Awaited<ReturnType<typeof listOrderStatuses>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListOrderStatuses<TData = Awaited<ReturnType<typeof listOrderStatuses>>, TError = ErrorType<Failure>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOrderStatuses>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the order statuses
 */

export function useListOrderStatuses<TData = Awaited<ReturnType<typeof listOrderStatuses>>, TError = ErrorType<Failure>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOrderStatuses>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListOrderStatusesQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary List the order statuses
 */
export const prefetchListOrderStatusesQuery = async <TData = Awaited<ReturnType<typeof listOrderStatuses>>, TError = ErrorType<Failure>>(
 queryClient: QueryClient,  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOrderStatuses>>, TError, TData>>, request?: SecondParameter<typeof http>}

  ): Promise<QueryClient> => {

  const queryOptions = getListOrderStatusesQueryOptions(options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListOrderStatuses} query
 */
export const invalidateListOrderStatuses = async (
 queryClient: QueryClient,  options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListOrderStatusesQueryKey() }, options);

  return queryClient;
}




export const getListOrderStatusesSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listOrderStatuses>>, TError = ErrorType<Failure>>( options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listOrderStatuses>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListOrderStatusesQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listOrderStatuses>>> = ({ signal }) => listOrderStatuses({ signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listOrderStatuses>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListOrderStatusesSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listOrderStatuses>>>
export type ListOrderStatusesSuspenseQueryError = ErrorType<Failure>


export function useListOrderStatusesSuspense<TData = Awaited<ReturnType<typeof listOrderStatuses>>, TError = ErrorType<Failure>>(
  options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listOrderStatuses>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListOrderStatusesSuspense<TData = Awaited<ReturnType<typeof listOrderStatuses>>, TError = ErrorType<Failure>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listOrderStatuses>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListOrderStatusesSuspense<TData = Awaited<ReturnType<typeof listOrderStatuses>>, TError = ErrorType<Failure>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listOrderStatuses>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the order statuses
 */

export function useListOrderStatusesSuspense<TData = Awaited<ReturnType<typeof listOrderStatuses>>, TError = ErrorType<Failure>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listOrderStatuses>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListOrderStatusesSuspenseQueryOptions(options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListDeviceTypesUrl = () => {




  return `/fulfillment/device-types`
}

/**
 * Every device type that an order can name. When the customer of an order has available device types, the console offers only those.
 * @summary List the device types for orders
 */
export const listDeviceTypes = async ( options?: Parameters<typeof http>[1]): Promise<DeviceTypeList> => {

  return http<DeviceTypeList>(getListDeviceTypesUrl(),
  {
      operationId: 'listDeviceTypes',
    ...options,
    method: 'GET'

    ,
    schema: DeviceTypeList
  }
);}





export const getListDeviceTypesQueryKey = () => {
    return [
    "listDeviceTypes"
    ] as const;
    }


export const getListDeviceTypesQueryOptions = <TData = Awaited<ReturnType<typeof listDeviceTypes>>, TError = ErrorType<Failure>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDeviceTypes>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListDeviceTypesQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listDeviceTypes>>> = ({ signal }) => listDeviceTypes({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listDeviceTypes>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListDeviceTypesQueryResult = NonNullable<Awaited<ReturnType<typeof listDeviceTypes>>>
export type ListDeviceTypesQueryError = ErrorType<Failure>


export function useListDeviceTypes<TData = Awaited<ReturnType<typeof listDeviceTypes>>, TError = ErrorType<Failure>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDeviceTypes>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listDeviceTypes>>,
          TError,
          Awaited<ReturnType<typeof listDeviceTypes>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListDeviceTypes<TData = Awaited<ReturnType<typeof listDeviceTypes>>, TError = ErrorType<Failure>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDeviceTypes>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listDeviceTypes>>,
          TError,
          Awaited<ReturnType<typeof listDeviceTypes>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListDeviceTypes<TData = Awaited<ReturnType<typeof listDeviceTypes>>, TError = ErrorType<Failure>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDeviceTypes>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the device types for orders
 */

export function useListDeviceTypes<TData = Awaited<ReturnType<typeof listDeviceTypes>>, TError = ErrorType<Failure>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDeviceTypes>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListDeviceTypesQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary List the device types for orders
 */
export const prefetchListDeviceTypesQuery = async <TData = Awaited<ReturnType<typeof listDeviceTypes>>, TError = ErrorType<Failure>>(
 queryClient: QueryClient,  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDeviceTypes>>, TError, TData>>, request?: SecondParameter<typeof http>}

  ): Promise<QueryClient> => {

  const queryOptions = getListDeviceTypesQueryOptions(options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListDeviceTypes} query
 */
export const invalidateListDeviceTypes = async (
 queryClient: QueryClient,  options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListDeviceTypesQueryKey() }, options);

  return queryClient;
}




export const getListDeviceTypesSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listDeviceTypes>>, TError = ErrorType<Failure>>( options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listDeviceTypes>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListDeviceTypesQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listDeviceTypes>>> = ({ signal }) => listDeviceTypes({ signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listDeviceTypes>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListDeviceTypesSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listDeviceTypes>>>
export type ListDeviceTypesSuspenseQueryError = ErrorType<Failure>


export function useListDeviceTypesSuspense<TData = Awaited<ReturnType<typeof listDeviceTypes>>, TError = ErrorType<Failure>>(
  options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listDeviceTypes>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListDeviceTypesSuspense<TData = Awaited<ReturnType<typeof listDeviceTypes>>, TError = ErrorType<Failure>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listDeviceTypes>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListDeviceTypesSuspense<TData = Awaited<ReturnType<typeof listDeviceTypes>>, TError = ErrorType<Failure>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listDeviceTypes>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the device types for orders
 */

export function useListDeviceTypesSuspense<TData = Awaited<ReturnType<typeof listDeviceTypes>>, TError = ErrorType<Failure>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listDeviceTypes>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListDeviceTypesSuspenseQueryOptions(options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListOrdersUrl = (params?: ListOrdersParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/fulfillment/orders?${stringifiedParams}` : `/fulfillment/orders`
}

/**
 * The orders that match, newest first, all on one page and with all their fields. Without parameters it returns every order.
 * @summary List orders
 */
export const listOrders = async (params?: ListOrdersParams, options?: Parameters<typeof http>[1]): Promise<OrderList> => {

  return http<OrderList>(getListOrdersUrl(params),
  {
      operationId: 'listOrders',
    ...options,
    method: 'GET'

    ,
    schema: OrderList
  }
);}





export const getListOrdersQueryKey = (params?: ListOrdersParams,) => {
    return [
    "listOrders", ...(params ? [params] : [])
    ] as const;
    }


export const getListOrdersQueryOptions = <TData = Awaited<ReturnType<typeof listOrders>>, TError = ErrorType<Failure>>(params?: ListOrdersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOrders>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListOrdersQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listOrders>>> = ({ signal }) => listOrders(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listOrders>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListOrdersQueryResult = NonNullable<Awaited<ReturnType<typeof listOrders>>>
export type ListOrdersQueryError = ErrorType<Failure>


export function useListOrders<TData = Awaited<ReturnType<typeof listOrders>>, TError = ErrorType<Failure>>(
 params: undefined |  ListOrdersParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOrders>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listOrders>>,
          TError,
          Awaited<ReturnType<typeof listOrders>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListOrders<TData = Awaited<ReturnType<typeof listOrders>>, TError = ErrorType<Failure>>(
 params?: ListOrdersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOrders>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listOrders>>,
          TError,
          Awaited<ReturnType<typeof listOrders>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListOrders<TData = Awaited<ReturnType<typeof listOrders>>, TError = ErrorType<Failure>>(
 params?: ListOrdersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOrders>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List orders
 */

export function useListOrders<TData = Awaited<ReturnType<typeof listOrders>>, TError = ErrorType<Failure>>(
 params?: ListOrdersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOrders>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListOrdersQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary List orders
 */
export const prefetchListOrdersQuery = async <TData = Awaited<ReturnType<typeof listOrders>>, TError = ErrorType<Failure>>(
 queryClient: QueryClient, params?: ListOrdersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOrders>>, TError, TData>>, request?: SecondParameter<typeof http>}

  ): Promise<QueryClient> => {

  const queryOptions = getListOrdersQueryOptions(params,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListOrders} query
 */
export const invalidateListOrders = async (
 queryClient: QueryClient, params?: ListOrdersParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListOrdersQueryKey(params) }, options);

  return queryClient;
}




export const getListOrdersSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listOrders>>, TError = ErrorType<Failure>>(params?: ListOrdersParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listOrders>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListOrdersQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listOrders>>> = ({ signal }) => listOrders(params, { signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listOrders>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListOrdersSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listOrders>>>
export type ListOrdersSuspenseQueryError = ErrorType<Failure>


export function useListOrdersSuspense<TData = Awaited<ReturnType<typeof listOrders>>, TError = ErrorType<Failure>>(
 params: undefined |  ListOrdersParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listOrders>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListOrdersSuspense<TData = Awaited<ReturnType<typeof listOrders>>, TError = ErrorType<Failure>>(
 params?: ListOrdersParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listOrders>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListOrdersSuspense<TData = Awaited<ReturnType<typeof listOrders>>, TError = ErrorType<Failure>>(
 params?: ListOrdersParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listOrders>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List orders
 */

export function useListOrdersSuspense<TData = Awaited<ReturnType<typeof listOrders>>, TError = ErrorType<Failure>>(
 params?: ListOrdersParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listOrders>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListOrdersSuspenseQueryOptions(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getCreateOrderUrl = () => {




  return `/fulfillment/orders`
}

/**
 * Creates an order and stores the files of its attachments. The server gives it a display number.
 * @summary Add an order
 */
export const createOrder = async (orderSaveRequest: OrderSaveRequest, options?: Parameters<typeof http>[1]): Promise<SavedOrderResult> => {
    const formData = toFormData(orderSaveRequest)
  return http<SavedOrderResult>(getCreateOrderUrl(),
  {
      operationId: 'createOrder', keyed: true, upload: true,
    ...options,
    method: 'POST'
    ,
    body: formData,
    schema: SavedOrderResult
  }
);}





export const getCreateOrderMutationKey = () => ['createOrder'] as const;

export const getCreateOrderMutationOptions = <TError = ErrorType<Failure>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createOrder>>, TError,CreateOrderMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof createOrder>>, TError,CreateOrderMutationVariables, TContext> => {

const mutationKey = getCreateOrderMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createOrder>>, CreateOrderMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createOrder(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateOrderMutationResult = NonNullable<Awaited<ReturnType<typeof createOrder>>>
    export type CreateOrderMutationBody = OrderSaveRequest
    export type CreateOrderMutationError = ErrorType<Failure>
    export type CreateOrderMutationVariables = {data: OrderSaveRequest}

    /**
 * @summary Add an order
 */
export const useCreateOrder = <TError = ErrorType<Failure>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createOrder>>, TError,CreateOrderMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createOrder>>,
        TError,
        CreateOrderMutationVariables,
        TContext
      > => {
      return useMutation(getCreateOrderMutationOptions(options), queryClient);
    }
    export const getGetOrderUrl = (id: number,) => {




  return `/fulfillment/orders/${encodeURIComponent(String(id))}`
}

/**
 * One order with its items, extra values, attachments and the ids of its shipping records.
 * @summary Read an order
 */
export const getOrder = async (id: number, options?: Parameters<typeof http>[1]): Promise<OrderResult> => {

  return http<OrderResult>(getGetOrderUrl(id),
  {
      operationId: 'getOrder',
    ...options,
    method: 'GET'

    ,
    schema: OrderResult
  }
);}





export const getGetOrderQueryKey = (id: number,) => {
    return [
    "getOrder", ...(id ? [id] : [])
    ] as const;
    }


export const getGetOrderQueryOptions = <TData = Awaited<ReturnType<typeof getOrder>>, TError = ErrorType<Failure>>(id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOrder>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetOrderQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getOrder>>> = ({ signal }) => getOrder(id, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getOrder>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetOrderQueryResult = NonNullable<Awaited<ReturnType<typeof getOrder>>>
export type GetOrderQueryError = ErrorType<Failure>


export function useGetOrder<TData = Awaited<ReturnType<typeof getOrder>>, TError = ErrorType<Failure>>(
 id: number, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOrder>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getOrder>>,
          TError,
          Awaited<ReturnType<typeof getOrder>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetOrder<TData = Awaited<ReturnType<typeof getOrder>>, TError = ErrorType<Failure>>(
 id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOrder>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getOrder>>,
          TError,
          Awaited<ReturnType<typeof getOrder>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetOrder<TData = Awaited<ReturnType<typeof getOrder>>, TError = ErrorType<Failure>>(
 id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOrder>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read an order
 */

export function useGetOrder<TData = Awaited<ReturnType<typeof getOrder>>, TError = ErrorType<Failure>>(
 id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOrder>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetOrderQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Read an order
 */
export const prefetchGetOrderQuery = async <TData = Awaited<ReturnType<typeof getOrder>>, TError = ErrorType<Failure>>(
 queryClient: QueryClient, id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOrder>>, TError, TData>>, request?: SecondParameter<typeof http>}

  ): Promise<QueryClient> => {

  const queryOptions = getGetOrderQueryOptions(id,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useGetOrder} query
 */
export const invalidateGetOrder = async (
 queryClient: QueryClient, id: number, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetOrderQueryKey(id) }, options);

  return queryClient;
}




export const getGetOrderSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getOrder>>, TError = ErrorType<Failure>>(id: number, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getOrder>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetOrderQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getOrder>>> = ({ signal }) => getOrder(id, { signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getOrder>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetOrderSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getOrder>>>
export type GetOrderSuspenseQueryError = ErrorType<Failure>


export function useGetOrderSuspense<TData = Awaited<ReturnType<typeof getOrder>>, TError = ErrorType<Failure>>(
 id: number, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getOrder>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetOrderSuspense<TData = Awaited<ReturnType<typeof getOrder>>, TError = ErrorType<Failure>>(
 id: number, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getOrder>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetOrderSuspense<TData = Awaited<ReturnType<typeof getOrder>>, TError = ErrorType<Failure>>(
 id: number, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getOrder>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read an order
 */

export function useGetOrderSuspense<TData = Awaited<ReturnType<typeof getOrder>>, TError = ErrorType<Failure>>(
 id: number, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getOrder>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetOrderSuspenseQueryOptions(id,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getUpdateOrderUrl = (id: number,) => {




  return `/fulfillment/orders/${encodeURIComponent(String(id))}`
}

/**
 * Changes what is given of an order. Lists are given whole: items and attachments that are no longer named are removed,
 * and the files of new attachments are stored.
 * Assumed: a change of the ship-to address removes the validated address and the shipment with its rates, which have to
 * be created again; a label that was already bought stays.
 * @summary Change an order
 */
export const updateOrder = async (id: number,
    orderUpdateSaveRequest: OrderUpdateSaveRequest, options?: Parameters<typeof http>[1]): Promise<SavedOrderResult> => {
    const formData = toFormData(orderUpdateSaveRequest)
  return http<SavedOrderResult>(getUpdateOrderUrl(id),
  {
      operationId: 'updateOrder', upload: true,
    ...options,
    method: 'PATCH'
    ,
    body: formData,
    schema: SavedOrderResult
  }
);}





export const getUpdateOrderMutationKey = () => ['updateOrder'] as const;

export const getUpdateOrderMutationOptions = <TError = ErrorType<Failure>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateOrder>>, TError,UpdateOrderMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof updateOrder>>, TError,UpdateOrderMutationVariables, TContext> => {

const mutationKey = getUpdateOrderMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateOrder>>, UpdateOrderMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  updateOrder(id,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateOrderMutationResult = NonNullable<Awaited<ReturnType<typeof updateOrder>>>
    export type UpdateOrderMutationBody = OrderUpdateSaveRequest
    export type UpdateOrderMutationError = ErrorType<Failure>
    export type UpdateOrderMutationVariables = {id: number;data: OrderUpdateSaveRequest}

    /**
 * @summary Change an order
 */
export const useUpdateOrder = <TError = ErrorType<Failure>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateOrder>>, TError,UpdateOrderMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateOrder>>,
        TError,
        UpdateOrderMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateOrderMutationOptions(options), queryClient);
    }
    export const getGetOrderAttachmentUrl = (id: number,) => {




  return `/orders/attachment/${encodeURIComponent(String(id))}`
}

/**
 * Where the file of an attachment can be downloaded. `id` is the identifier of the attachment.
 * @summary Find an attachment
 */
export const getOrderAttachment = async (id: number, options?: Parameters<typeof http>[1]): Promise<OrderAttachmentResult> => {

  return http<OrderAttachmentResult>(getGetOrderAttachmentUrl(id),
  {
      operationId: 'getOrderAttachment',
    ...options,
    method: 'GET'

    ,
    schema: OrderAttachmentResult
  }
);}





export const getGetOrderAttachmentQueryKey = (id: number,) => {
    return [
    "getOrderAttachment", ...(id ? [id] : [])
    ] as const;
    }


export const getGetOrderAttachmentQueryOptions = <TData = Awaited<ReturnType<typeof getOrderAttachment>>, TError = ErrorType<Failure>>(id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOrderAttachment>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetOrderAttachmentQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getOrderAttachment>>> = ({ signal }) => getOrderAttachment(id, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getOrderAttachment>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetOrderAttachmentQueryResult = NonNullable<Awaited<ReturnType<typeof getOrderAttachment>>>
export type GetOrderAttachmentQueryError = ErrorType<Failure>


export function useGetOrderAttachment<TData = Awaited<ReturnType<typeof getOrderAttachment>>, TError = ErrorType<Failure>>(
 id: number, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOrderAttachment>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getOrderAttachment>>,
          TError,
          Awaited<ReturnType<typeof getOrderAttachment>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetOrderAttachment<TData = Awaited<ReturnType<typeof getOrderAttachment>>, TError = ErrorType<Failure>>(
 id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOrderAttachment>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getOrderAttachment>>,
          TError,
          Awaited<ReturnType<typeof getOrderAttachment>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetOrderAttachment<TData = Awaited<ReturnType<typeof getOrderAttachment>>, TError = ErrorType<Failure>>(
 id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOrderAttachment>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Find an attachment
 */

export function useGetOrderAttachment<TData = Awaited<ReturnType<typeof getOrderAttachment>>, TError = ErrorType<Failure>>(
 id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOrderAttachment>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetOrderAttachmentQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Find an attachment
 */
export const prefetchGetOrderAttachmentQuery = async <TData = Awaited<ReturnType<typeof getOrderAttachment>>, TError = ErrorType<Failure>>(
 queryClient: QueryClient, id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOrderAttachment>>, TError, TData>>, request?: SecondParameter<typeof http>}

  ): Promise<QueryClient> => {

  const queryOptions = getGetOrderAttachmentQueryOptions(id,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useGetOrderAttachment} query
 */
export const invalidateGetOrderAttachment = async (
 queryClient: QueryClient, id: number, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetOrderAttachmentQueryKey(id) }, options);

  return queryClient;
}




export const getGetOrderAttachmentSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getOrderAttachment>>, TError = ErrorType<Failure>>(id: number, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getOrderAttachment>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetOrderAttachmentQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getOrderAttachment>>> = ({ signal }) => getOrderAttachment(id, { signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getOrderAttachment>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetOrderAttachmentSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getOrderAttachment>>>
export type GetOrderAttachmentSuspenseQueryError = ErrorType<Failure>


export function useGetOrderAttachmentSuspense<TData = Awaited<ReturnType<typeof getOrderAttachment>>, TError = ErrorType<Failure>>(
 id: number, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getOrderAttachment>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetOrderAttachmentSuspense<TData = Awaited<ReturnType<typeof getOrderAttachment>>, TError = ErrorType<Failure>>(
 id: number, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getOrderAttachment>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetOrderAttachmentSuspense<TData = Awaited<ReturnType<typeof getOrderAttachment>>, TError = ErrorType<Failure>>(
 id: number, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getOrderAttachment>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Find an attachment
 */

export function useGetOrderAttachmentSuspense<TData = Awaited<ReturnType<typeof getOrderAttachment>>, TError = ErrorType<Failure>>(
 id: number, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getOrderAttachment>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetOrderAttachmentSuspenseQueryOptions(id,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






