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
  ShipmentLookupResult,
  ShipmentResult,
  ShipmentTransactionLookupResult,
  ShipmentTransactionResult,
  ValidatedAddressResult
} from '../../model';
import type {
  Failure,
  ShipmentRequest,
  ShipmentTransactionRequest
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

export const getValidateOrderAddressUrl = (id: number,) => {




  return `/orders/${encodeURIComponent(String(id))}/validate-address`
}

/**
 * Asks the shipping service about an order's ship-to address. An address that cannot be reached is an answer, not a
 * failure: `is_valid` is then false. Assumed: it is safe to repeat and does not change what the order shows;
 * the service counts each call, so the console calls it when the dialog opens and never in advance.
 * @summary Validate the ship-to address
 */
export const validateOrderAddress = async (id: number, options?: Parameters<typeof http>[1]): Promise<ValidatedAddressResult> => {

  return http<ValidatedAddressResult>(getValidateOrderAddressUrl(id),
  {
      operationId: 'validateOrderAddress',
    ...options,
    method: 'GET'

    ,
    schema: ValidatedAddressResult
  }
);}





export const getValidateOrderAddressQueryKey = (id: number,) => {
    return [
    "validateOrderAddress", ...(id ? [id] : [])
    ] as const;
    }


export const getValidateOrderAddressQueryOptions = <TData = Awaited<ReturnType<typeof validateOrderAddress>>, TError = ErrorType<Failure>>(id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof validateOrderAddress>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getValidateOrderAddressQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof validateOrderAddress>>> = ({ signal }) => validateOrderAddress(id, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof validateOrderAddress>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ValidateOrderAddressQueryResult = NonNullable<Awaited<ReturnType<typeof validateOrderAddress>>>
export type ValidateOrderAddressQueryError = ErrorType<Failure>


export function useValidateOrderAddress<TData = Awaited<ReturnType<typeof validateOrderAddress>>, TError = ErrorType<Failure>>(
 id: number, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof validateOrderAddress>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof validateOrderAddress>>,
          TError,
          Awaited<ReturnType<typeof validateOrderAddress>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useValidateOrderAddress<TData = Awaited<ReturnType<typeof validateOrderAddress>>, TError = ErrorType<Failure>>(
 id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof validateOrderAddress>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof validateOrderAddress>>,
          TError,
          Awaited<ReturnType<typeof validateOrderAddress>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useValidateOrderAddress<TData = Awaited<ReturnType<typeof validateOrderAddress>>, TError = ErrorType<Failure>>(
 id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof validateOrderAddress>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Validate the ship-to address
 */

export function useValidateOrderAddress<TData = Awaited<ReturnType<typeof validateOrderAddress>>, TError = ErrorType<Failure>>(
 id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof validateOrderAddress>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getValidateOrderAddressQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Validate the ship-to address
 */
export const prefetchValidateOrderAddressQuery = async <TData = Awaited<ReturnType<typeof validateOrderAddress>>, TError = ErrorType<Failure>>(
 queryClient: QueryClient, id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof validateOrderAddress>>, TError, TData>>, request?: SecondParameter<typeof http>}

  ): Promise<QueryClient> => {

  const queryOptions = getValidateOrderAddressQueryOptions(id,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useValidateOrderAddress} query
 */
export const invalidateValidateOrderAddress = async (
 queryClient: QueryClient, id: number, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getValidateOrderAddressQueryKey(id) }, options);

  return queryClient;
}




export const getValidateOrderAddressSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof validateOrderAddress>>, TError = ErrorType<Failure>>(id: number, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof validateOrderAddress>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getValidateOrderAddressQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof validateOrderAddress>>> = ({ signal }) => validateOrderAddress(id, { signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof validateOrderAddress>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ValidateOrderAddressSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof validateOrderAddress>>>
export type ValidateOrderAddressSuspenseQueryError = ErrorType<Failure>


export function useValidateOrderAddressSuspense<TData = Awaited<ReturnType<typeof validateOrderAddress>>, TError = ErrorType<Failure>>(
 id: number, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof validateOrderAddress>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useValidateOrderAddressSuspense<TData = Awaited<ReturnType<typeof validateOrderAddress>>, TError = ErrorType<Failure>>(
 id: number, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof validateOrderAddress>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useValidateOrderAddressSuspense<TData = Awaited<ReturnType<typeof validateOrderAddress>>, TError = ErrorType<Failure>>(
 id: number, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof validateOrderAddress>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Validate the ship-to address
 */

export function useValidateOrderAddressSuspense<TData = Awaited<ReturnType<typeof validateOrderAddress>>, TError = ErrorType<Failure>>(
 id: number, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof validateOrderAddress>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getValidateOrderAddressSuspenseQueryOptions(id,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getGetOrderShipmentUrl = (id: number,) => {




  return `/orders/${encodeURIComponent(String(id))}/shipment`
}

/**
 * The latest shipment of an order, with its rates. Null as long as there is none.
 * @summary Read the shipment
 */
export const getOrderShipment = async (id: number, options?: Parameters<typeof http>[1]): Promise<ShipmentLookupResult> => {

  return http<ShipmentLookupResult>(getGetOrderShipmentUrl(id),
  {
      operationId: 'getOrderShipment',
    ...options,
    method: 'GET'

    ,
    schema: ShipmentLookupResult
  }
);}





export const getGetOrderShipmentQueryKey = (id: number,) => {
    return [
    "getOrderShipment", ...(id ? [id] : [])
    ] as const;
    }


export const getGetOrderShipmentQueryOptions = <TData = Awaited<ReturnType<typeof getOrderShipment>>, TError = ErrorType<Failure>>(id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOrderShipment>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetOrderShipmentQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getOrderShipment>>> = ({ signal }) => getOrderShipment(id, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getOrderShipment>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetOrderShipmentQueryResult = NonNullable<Awaited<ReturnType<typeof getOrderShipment>>>
export type GetOrderShipmentQueryError = ErrorType<Failure>


export function useGetOrderShipment<TData = Awaited<ReturnType<typeof getOrderShipment>>, TError = ErrorType<Failure>>(
 id: number, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOrderShipment>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getOrderShipment>>,
          TError,
          Awaited<ReturnType<typeof getOrderShipment>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetOrderShipment<TData = Awaited<ReturnType<typeof getOrderShipment>>, TError = ErrorType<Failure>>(
 id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOrderShipment>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getOrderShipment>>,
          TError,
          Awaited<ReturnType<typeof getOrderShipment>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetOrderShipment<TData = Awaited<ReturnType<typeof getOrderShipment>>, TError = ErrorType<Failure>>(
 id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOrderShipment>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read the shipment
 */

export function useGetOrderShipment<TData = Awaited<ReturnType<typeof getOrderShipment>>, TError = ErrorType<Failure>>(
 id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOrderShipment>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetOrderShipmentQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Read the shipment
 */
export const prefetchGetOrderShipmentQuery = async <TData = Awaited<ReturnType<typeof getOrderShipment>>, TError = ErrorType<Failure>>(
 queryClient: QueryClient, id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOrderShipment>>, TError, TData>>, request?: SecondParameter<typeof http>}

  ): Promise<QueryClient> => {

  const queryOptions = getGetOrderShipmentQueryOptions(id,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useGetOrderShipment} query
 */
export const invalidateGetOrderShipment = async (
 queryClient: QueryClient, id: number, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetOrderShipmentQueryKey(id) }, options);

  return queryClient;
}




export const getGetOrderShipmentSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getOrderShipment>>, TError = ErrorType<Failure>>(id: number, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getOrderShipment>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetOrderShipmentQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getOrderShipment>>> = ({ signal }) => getOrderShipment(id, { signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getOrderShipment>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetOrderShipmentSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getOrderShipment>>>
export type GetOrderShipmentSuspenseQueryError = ErrorType<Failure>


export function useGetOrderShipmentSuspense<TData = Awaited<ReturnType<typeof getOrderShipment>>, TError = ErrorType<Failure>>(
 id: number, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getOrderShipment>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetOrderShipmentSuspense<TData = Awaited<ReturnType<typeof getOrderShipment>>, TError = ErrorType<Failure>>(
 id: number, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getOrderShipment>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetOrderShipmentSuspense<TData = Awaited<ReturnType<typeof getOrderShipment>>, TError = ErrorType<Failure>>(
 id: number, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getOrderShipment>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read the shipment
 */

export function useGetOrderShipmentSuspense<TData = Awaited<ReturnType<typeof getOrderShipment>>, TError = ErrorType<Failure>>(
 id: number, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getOrderShipment>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetOrderShipmentSuspenseQueryOptions(id,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getCreateOrderShipmentUrl = (id: number,) => {




  return `/orders/${encodeURIComponent(String(id))}/shipment`
}

/**
 * Asks the carriers what an order's parcels would cost. It takes the place of an earlier shipment of the order, as long as no label was bought.
 * @summary Create a shipment
 */
export const createOrderShipment = async (id: number,
    shipmentRequest: ShipmentRequest, options?: Parameters<typeof http>[1]): Promise<ShipmentResult> => {

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
return http<ShipmentResult>(getCreateOrderShipmentUrl(id),
  {
      operationId: 'createOrderShipment', keyed: true,
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(shipmentRequest),
    schema: ShipmentResult
  }
);}





export const getCreateOrderShipmentMutationKey = () => ['createOrderShipment'] as const;

export const getCreateOrderShipmentMutationOptions = <TError = ErrorType<Failure>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createOrderShipment>>, TError,CreateOrderShipmentMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof createOrderShipment>>, TError,CreateOrderShipmentMutationVariables, TContext> => {

const mutationKey = getCreateOrderShipmentMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createOrderShipment>>, CreateOrderShipmentMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  createOrderShipment(id,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateOrderShipmentMutationResult = NonNullable<Awaited<ReturnType<typeof createOrderShipment>>>
    export type CreateOrderShipmentMutationBody = ShipmentRequest
    export type CreateOrderShipmentMutationError = ErrorType<Failure>
    export type CreateOrderShipmentMutationVariables = {id: number;data: ShipmentRequest}

    /**
 * @summary Create a shipment
 */
export const useCreateOrderShipment = <TError = ErrorType<Failure>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createOrderShipment>>, TError,CreateOrderShipmentMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createOrderShipment>>,
        TError,
        CreateOrderShipmentMutationVariables,
        TContext
      > => {
      return useMutation(getCreateOrderShipmentMutationOptions(options), queryClient);
    }
    export const getGetOrderShipmentTransactionUrl = (id: number,) => {




  return `/orders/${encodeURIComponent(String(id))}/shipment-transaction`
}

/**
 * The label that was bought for an order, with what is known of its journey. Null as long as there is none.
 * Assumed: a queued purchase that eventually fails has the status `ERROR` here, and another rate can be tried.
 * @summary Read the transaction
 */
export const getOrderShipmentTransaction = async (id: number, options?: Parameters<typeof http>[1]): Promise<ShipmentTransactionLookupResult> => {

  return http<ShipmentTransactionLookupResult>(getGetOrderShipmentTransactionUrl(id),
  {
      operationId: 'getOrderShipmentTransaction',
    ...options,
    method: 'GET'

    ,
    schema: ShipmentTransactionLookupResult
  }
);}





export const getGetOrderShipmentTransactionQueryKey = (id: number,) => {
    return [
    "getOrderShipmentTransaction", ...(id ? [id] : [])
    ] as const;
    }


export const getGetOrderShipmentTransactionQueryOptions = <TData = Awaited<ReturnType<typeof getOrderShipmentTransaction>>, TError = ErrorType<Failure>>(id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOrderShipmentTransaction>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetOrderShipmentTransactionQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getOrderShipmentTransaction>>> = ({ signal }) => getOrderShipmentTransaction(id, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getOrderShipmentTransaction>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetOrderShipmentTransactionQueryResult = NonNullable<Awaited<ReturnType<typeof getOrderShipmentTransaction>>>
export type GetOrderShipmentTransactionQueryError = ErrorType<Failure>


export function useGetOrderShipmentTransaction<TData = Awaited<ReturnType<typeof getOrderShipmentTransaction>>, TError = ErrorType<Failure>>(
 id: number, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOrderShipmentTransaction>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getOrderShipmentTransaction>>,
          TError,
          Awaited<ReturnType<typeof getOrderShipmentTransaction>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetOrderShipmentTransaction<TData = Awaited<ReturnType<typeof getOrderShipmentTransaction>>, TError = ErrorType<Failure>>(
 id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOrderShipmentTransaction>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getOrderShipmentTransaction>>,
          TError,
          Awaited<ReturnType<typeof getOrderShipmentTransaction>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetOrderShipmentTransaction<TData = Awaited<ReturnType<typeof getOrderShipmentTransaction>>, TError = ErrorType<Failure>>(
 id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOrderShipmentTransaction>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read the transaction
 */

export function useGetOrderShipmentTransaction<TData = Awaited<ReturnType<typeof getOrderShipmentTransaction>>, TError = ErrorType<Failure>>(
 id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOrderShipmentTransaction>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetOrderShipmentTransactionQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Read the transaction
 */
export const prefetchGetOrderShipmentTransactionQuery = async <TData = Awaited<ReturnType<typeof getOrderShipmentTransaction>>, TError = ErrorType<Failure>>(
 queryClient: QueryClient, id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOrderShipmentTransaction>>, TError, TData>>, request?: SecondParameter<typeof http>}

  ): Promise<QueryClient> => {

  const queryOptions = getGetOrderShipmentTransactionQueryOptions(id,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useGetOrderShipmentTransaction} query
 */
export const invalidateGetOrderShipmentTransaction = async (
 queryClient: QueryClient, id: number, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetOrderShipmentTransactionQueryKey(id) }, options);

  return queryClient;
}




export const getGetOrderShipmentTransactionSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getOrderShipmentTransaction>>, TError = ErrorType<Failure>>(id: number, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getOrderShipmentTransaction>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetOrderShipmentTransactionQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getOrderShipmentTransaction>>> = ({ signal }) => getOrderShipmentTransaction(id, { signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getOrderShipmentTransaction>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetOrderShipmentTransactionSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getOrderShipmentTransaction>>>
export type GetOrderShipmentTransactionSuspenseQueryError = ErrorType<Failure>


export function useGetOrderShipmentTransactionSuspense<TData = Awaited<ReturnType<typeof getOrderShipmentTransaction>>, TError = ErrorType<Failure>>(
 id: number, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getOrderShipmentTransaction>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetOrderShipmentTransactionSuspense<TData = Awaited<ReturnType<typeof getOrderShipmentTransaction>>, TError = ErrorType<Failure>>(
 id: number, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getOrderShipmentTransaction>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetOrderShipmentTransactionSuspense<TData = Awaited<ReturnType<typeof getOrderShipmentTransaction>>, TError = ErrorType<Failure>>(
 id: number, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getOrderShipmentTransaction>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read the transaction
 */

export function useGetOrderShipmentTransactionSuspense<TData = Awaited<ReturnType<typeof getOrderShipmentTransaction>>, TError = ErrorType<Failure>>(
 id: number, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getOrderShipmentTransaction>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetOrderShipmentTransactionSuspenseQueryOptions(id,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getCreateOrderShipmentTransactionUrl = (id: number,) => {




  return `/orders/${encodeURIComponent(String(id))}/shipment-transaction`
}

/**
 * Buys the label of one of the rates of an order's shipment. The answer's `status` says whether that worked.
 * Assumed: an attempt whose status is `ERROR` is not stored, so that another rate can be tried.
 * @summary Buy the label
 */
export const createOrderShipmentTransaction = async (id: number,
    shipmentTransactionRequest: ShipmentTransactionRequest, options?: Parameters<typeof http>[1]): Promise<ShipmentTransactionResult> => {

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
return http<ShipmentTransactionResult>(getCreateOrderShipmentTransactionUrl(id),
  {
      operationId: 'createOrderShipmentTransaction', keyed: true,
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(shipmentTransactionRequest),
    schema: ShipmentTransactionResult
  }
);}





export const getCreateOrderShipmentTransactionMutationKey = () => ['createOrderShipmentTransaction'] as const;

export const getCreateOrderShipmentTransactionMutationOptions = <TError = ErrorType<Failure>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createOrderShipmentTransaction>>, TError,CreateOrderShipmentTransactionMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof createOrderShipmentTransaction>>, TError,CreateOrderShipmentTransactionMutationVariables, TContext> => {

const mutationKey = getCreateOrderShipmentTransactionMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createOrderShipmentTransaction>>, CreateOrderShipmentTransactionMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  createOrderShipmentTransaction(id,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateOrderShipmentTransactionMutationResult = NonNullable<Awaited<ReturnType<typeof createOrderShipmentTransaction>>>
    export type CreateOrderShipmentTransactionMutationBody = ShipmentTransactionRequest
    export type CreateOrderShipmentTransactionMutationError = ErrorType<Failure>
    export type CreateOrderShipmentTransactionMutationVariables = {id: number;data: ShipmentTransactionRequest}

    /**
 * @summary Buy the label
 */
export const useCreateOrderShipmentTransaction = <TError = ErrorType<Failure>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createOrderShipmentTransaction>>, TError,CreateOrderShipmentTransactionMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createOrderShipmentTransaction>>,
        TError,
        CreateOrderShipmentTransactionMutationVariables,
        TContext
      > => {
      return useMutation(getCreateOrderShipmentTransactionMutationOptions(options), queryClient);
    }
