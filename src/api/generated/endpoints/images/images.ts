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

import type {
  Failure,
  GetCurrentEnterpriseLogoParams,
  GetEnterpriseLogoParams
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

export const getGetCurrentEnterpriseLogoUrl = (params?: GetCurrentEnterpriseLogoParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/enterprises/logos?${stringifiedParams}` : `/enterprises/logos`
}

/**
 * Assumed: the server knows the enterprise by the address at which the console was opened. No token is needed.
 * @summary Fetch the logo of the current enterprise
 */
export const getCurrentEnterpriseLogo = async (params?: GetCurrentEnterpriseLogoParams, options?: Parameters<typeof http>[1]): Promise<Blob> => {

  return http<Blob>(getGetCurrentEnterpriseLogoUrl(params),
  {
      operationId: 'getCurrentEnterpriseLogo', public: true, images: true, binary: true,
    ...options,
    method: 'GET'


  }
);}





export const getGetCurrentEnterpriseLogoQueryKey = (params?: GetCurrentEnterpriseLogoParams,) => {
    return [
    "getCurrentEnterpriseLogo", ...(params ? [params] : [])
    ] as const;
    }


export const getGetCurrentEnterpriseLogoQueryOptions = <TData = Awaited<ReturnType<typeof getCurrentEnterpriseLogo>>, TError = ErrorType<Failure>>(params?: GetCurrentEnterpriseLogoParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCurrentEnterpriseLogo>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetCurrentEnterpriseLogoQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getCurrentEnterpriseLogo>>> = ({ signal }) => getCurrentEnterpriseLogo(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getCurrentEnterpriseLogo>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetCurrentEnterpriseLogoQueryResult = NonNullable<Awaited<ReturnType<typeof getCurrentEnterpriseLogo>>>
export type GetCurrentEnterpriseLogoQueryError = ErrorType<Failure>


export function useGetCurrentEnterpriseLogo<TData = Awaited<ReturnType<typeof getCurrentEnterpriseLogo>>, TError = ErrorType<Failure>>(
 params: undefined |  GetCurrentEnterpriseLogoParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCurrentEnterpriseLogo>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getCurrentEnterpriseLogo>>,
          TError,
          Awaited<ReturnType<typeof getCurrentEnterpriseLogo>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetCurrentEnterpriseLogo<TData = Awaited<ReturnType<typeof getCurrentEnterpriseLogo>>, TError = ErrorType<Failure>>(
 params?: GetCurrentEnterpriseLogoParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCurrentEnterpriseLogo>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getCurrentEnterpriseLogo>>,
          TError,
          Awaited<ReturnType<typeof getCurrentEnterpriseLogo>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetCurrentEnterpriseLogo<TData = Awaited<ReturnType<typeof getCurrentEnterpriseLogo>>, TError = ErrorType<Failure>>(
 params?: GetCurrentEnterpriseLogoParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCurrentEnterpriseLogo>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Fetch the logo of the current enterprise
 */

export function useGetCurrentEnterpriseLogo<TData = Awaited<ReturnType<typeof getCurrentEnterpriseLogo>>, TError = ErrorType<Failure>>(
 params?: GetCurrentEnterpriseLogoParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCurrentEnterpriseLogo>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetCurrentEnterpriseLogoQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Fetch the logo of the current enterprise
 */
export const prefetchGetCurrentEnterpriseLogoQuery = async <TData = Awaited<ReturnType<typeof getCurrentEnterpriseLogo>>, TError = ErrorType<Failure>>(
 queryClient: QueryClient, params?: GetCurrentEnterpriseLogoParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCurrentEnterpriseLogo>>, TError, TData>>, request?: SecondParameter<typeof http>}

  ): Promise<QueryClient> => {

  const queryOptions = getGetCurrentEnterpriseLogoQueryOptions(params,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useGetCurrentEnterpriseLogo} query
 */
export const invalidateGetCurrentEnterpriseLogo = async (
 queryClient: QueryClient, params?: GetCurrentEnterpriseLogoParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetCurrentEnterpriseLogoQueryKey(params) }, options);

  return queryClient;
}




export const getGetCurrentEnterpriseLogoSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getCurrentEnterpriseLogo>>, TError = ErrorType<Failure>>(params?: GetCurrentEnterpriseLogoParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getCurrentEnterpriseLogo>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetCurrentEnterpriseLogoQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getCurrentEnterpriseLogo>>> = ({ signal }) => getCurrentEnterpriseLogo(params, { signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getCurrentEnterpriseLogo>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetCurrentEnterpriseLogoSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getCurrentEnterpriseLogo>>>
export type GetCurrentEnterpriseLogoSuspenseQueryError = ErrorType<Failure>


export function useGetCurrentEnterpriseLogoSuspense<TData = Awaited<ReturnType<typeof getCurrentEnterpriseLogo>>, TError = ErrorType<Failure>>(
 params: undefined |  GetCurrentEnterpriseLogoParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getCurrentEnterpriseLogo>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetCurrentEnterpriseLogoSuspense<TData = Awaited<ReturnType<typeof getCurrentEnterpriseLogo>>, TError = ErrorType<Failure>>(
 params?: GetCurrentEnterpriseLogoParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getCurrentEnterpriseLogo>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetCurrentEnterpriseLogoSuspense<TData = Awaited<ReturnType<typeof getCurrentEnterpriseLogo>>, TError = ErrorType<Failure>>(
 params?: GetCurrentEnterpriseLogoParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getCurrentEnterpriseLogo>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Fetch the logo of the current enterprise
 */

export function useGetCurrentEnterpriseLogoSuspense<TData = Awaited<ReturnType<typeof getCurrentEnterpriseLogo>>, TError = ErrorType<Failure>>(
 params?: GetCurrentEnterpriseLogoParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getCurrentEnterpriseLogo>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetCurrentEnterpriseLogoSuspenseQueryOptions(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getGetEnterpriseLogoUrl = (token: string,
    params?: GetEnterpriseLogoParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/enterprises/logos/${encodeURIComponent(String(token))}.png?${stringifiedParams}` : `/enterprises/logos/${encodeURIComponent(String(token))}.png`
}

/**
 * The logo of an enterprise, for pages that name it. No token is needed.
 * Assumed: it comes in the format in which it was stored, although the address ends in `.png`.
 * @summary Fetch the logo of an enterprise
 */
export const getEnterpriseLogo = async (token: string,
    params?: GetEnterpriseLogoParams, options?: Parameters<typeof http>[1]): Promise<Blob> => {

  return http<Blob>(getGetEnterpriseLogoUrl(token,params),
  {
      operationId: 'getEnterpriseLogo', public: true, images: true, binary: true,
    ...options,
    method: 'GET'


  }
);}





export const getGetEnterpriseLogoQueryKey = (token: string,
    params?: GetEnterpriseLogoParams,) => {
    return [
    "getEnterpriseLogo", ...(token ? [token] : []), ...(params ? [params] : [])
    ] as const;
    }


export const getGetEnterpriseLogoQueryOptions = <TData = Awaited<ReturnType<typeof getEnterpriseLogo>>, TError = ErrorType<Failure>>(token: string,
    params?: GetEnterpriseLogoParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getEnterpriseLogo>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetEnterpriseLogoQueryKey(token,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getEnterpriseLogo>>> = ({ signal }) => getEnterpriseLogo(token,params, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: token !== null && token !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getEnterpriseLogo>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetEnterpriseLogoQueryResult = NonNullable<Awaited<ReturnType<typeof getEnterpriseLogo>>>
export type GetEnterpriseLogoQueryError = ErrorType<Failure>


export function useGetEnterpriseLogo<TData = Awaited<ReturnType<typeof getEnterpriseLogo>>, TError = ErrorType<Failure>>(
 token: string,
    params: undefined |  GetEnterpriseLogoParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getEnterpriseLogo>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getEnterpriseLogo>>,
          TError,
          Awaited<ReturnType<typeof getEnterpriseLogo>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetEnterpriseLogo<TData = Awaited<ReturnType<typeof getEnterpriseLogo>>, TError = ErrorType<Failure>>(
 token: string,
    params?: GetEnterpriseLogoParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getEnterpriseLogo>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getEnterpriseLogo>>,
          TError,
          Awaited<ReturnType<typeof getEnterpriseLogo>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetEnterpriseLogo<TData = Awaited<ReturnType<typeof getEnterpriseLogo>>, TError = ErrorType<Failure>>(
 token: string,
    params?: GetEnterpriseLogoParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getEnterpriseLogo>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Fetch the logo of an enterprise
 */

export function useGetEnterpriseLogo<TData = Awaited<ReturnType<typeof getEnterpriseLogo>>, TError = ErrorType<Failure>>(
 token: string,
    params?: GetEnterpriseLogoParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getEnterpriseLogo>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetEnterpriseLogoQueryOptions(token,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Fetch the logo of an enterprise
 */
export const prefetchGetEnterpriseLogoQuery = async <TData = Awaited<ReturnType<typeof getEnterpriseLogo>>, TError = ErrorType<Failure>>(
 queryClient: QueryClient, token: string,
    params?: GetEnterpriseLogoParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getEnterpriseLogo>>, TError, TData>>, request?: SecondParameter<typeof http>}

  ): Promise<QueryClient> => {

  const queryOptions = getGetEnterpriseLogoQueryOptions(token,params,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useGetEnterpriseLogo} query
 */
export const invalidateGetEnterpriseLogo = async (
 queryClient: QueryClient, token: string,
    params?: GetEnterpriseLogoParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetEnterpriseLogoQueryKey(token,params) }, options);

  return queryClient;
}




export const getGetEnterpriseLogoSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getEnterpriseLogo>>, TError = ErrorType<Failure>>(token: string,
    params?: GetEnterpriseLogoParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getEnterpriseLogo>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetEnterpriseLogoQueryKey(token,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getEnterpriseLogo>>> = ({ signal }) => getEnterpriseLogo(token,params, { signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getEnterpriseLogo>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetEnterpriseLogoSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getEnterpriseLogo>>>
export type GetEnterpriseLogoSuspenseQueryError = ErrorType<Failure>


export function useGetEnterpriseLogoSuspense<TData = Awaited<ReturnType<typeof getEnterpriseLogo>>, TError = ErrorType<Failure>>(
 token: string,
    params: undefined |  GetEnterpriseLogoParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getEnterpriseLogo>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetEnterpriseLogoSuspense<TData = Awaited<ReturnType<typeof getEnterpriseLogo>>, TError = ErrorType<Failure>>(
 token: string,
    params?: GetEnterpriseLogoParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getEnterpriseLogo>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetEnterpriseLogoSuspense<TData = Awaited<ReturnType<typeof getEnterpriseLogo>>, TError = ErrorType<Failure>>(
 token: string,
    params?: GetEnterpriseLogoParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getEnterpriseLogo>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Fetch the logo of an enterprise
 */

export function useGetEnterpriseLogoSuspense<TData = Awaited<ReturnType<typeof getEnterpriseLogo>>, TError = ErrorType<Failure>>(
 token: string,
    params?: GetEnterpriseLogoParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getEnterpriseLogo>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetEnterpriseLogoSuspenseQueryOptions(token,params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getGetGroupingImageUrl = (id: number,
    imageId: string,) => {




  return `/groupings/${encodeURIComponent(String(id))}/images/${encodeURIComponent(String(imageId))}`
}

/**
 * An image of a location, such as its floor plan. No token is needed.
 * @summary Fetch an image of a location
 */
export const getGroupingImage = async (id: number,
    imageId: string, options?: Parameters<typeof http>[1]): Promise<Blob> => {

  return http<Blob>(getGetGroupingImageUrl(id,imageId),
  {
      operationId: 'getGroupingImage', public: true, images: true, binary: true,
    ...options,
    method: 'GET'


  }
);}





export const getGetGroupingImageQueryKey = (id: number,
    imageId: string,) => {
    return [
    "getGroupingImage", ...(imageId ? [imageId] : []), ...(id ? [id] : [])
    ] as const;
    }


export const getGetGroupingImageQueryOptions = <TData = Awaited<ReturnType<typeof getGroupingImage>>, TError = ErrorType<Failure>>(id: number,
    imageId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getGroupingImage>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetGroupingImageQueryKey(id,imageId);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getGroupingImage>>> = ({ signal }) => getGroupingImage(id,imageId, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined && imageId !== null && imageId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getGroupingImage>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetGroupingImageQueryResult = NonNullable<Awaited<ReturnType<typeof getGroupingImage>>>
export type GetGroupingImageQueryError = ErrorType<Failure>


export function useGetGroupingImage<TData = Awaited<ReturnType<typeof getGroupingImage>>, TError = ErrorType<Failure>>(
 id: number,
    imageId: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getGroupingImage>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getGroupingImage>>,
          TError,
          Awaited<ReturnType<typeof getGroupingImage>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetGroupingImage<TData = Awaited<ReturnType<typeof getGroupingImage>>, TError = ErrorType<Failure>>(
 id: number,
    imageId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getGroupingImage>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getGroupingImage>>,
          TError,
          Awaited<ReturnType<typeof getGroupingImage>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetGroupingImage<TData = Awaited<ReturnType<typeof getGroupingImage>>, TError = ErrorType<Failure>>(
 id: number,
    imageId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getGroupingImage>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Fetch an image of a location
 */

export function useGetGroupingImage<TData = Awaited<ReturnType<typeof getGroupingImage>>, TError = ErrorType<Failure>>(
 id: number,
    imageId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getGroupingImage>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetGroupingImageQueryOptions(id,imageId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Fetch an image of a location
 */
export const prefetchGetGroupingImageQuery = async <TData = Awaited<ReturnType<typeof getGroupingImage>>, TError = ErrorType<Failure>>(
 queryClient: QueryClient, id: number,
    imageId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getGroupingImage>>, TError, TData>>, request?: SecondParameter<typeof http>}

  ): Promise<QueryClient> => {

  const queryOptions = getGetGroupingImageQueryOptions(id,imageId,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useGetGroupingImage} query
 */
export const invalidateGetGroupingImage = async (
 queryClient: QueryClient, id: number,
    imageId: string, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetGroupingImageQueryKey(id,imageId) }, options);

  return queryClient;
}




export const getGetGroupingImageSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getGroupingImage>>, TError = ErrorType<Failure>>(id: number,
    imageId: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getGroupingImage>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetGroupingImageQueryKey(id,imageId);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getGroupingImage>>> = ({ signal }) => getGroupingImage(id,imageId, { signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getGroupingImage>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetGroupingImageSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getGroupingImage>>>
export type GetGroupingImageSuspenseQueryError = ErrorType<Failure>


export function useGetGroupingImageSuspense<TData = Awaited<ReturnType<typeof getGroupingImage>>, TError = ErrorType<Failure>>(
 id: number,
    imageId: string, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getGroupingImage>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetGroupingImageSuspense<TData = Awaited<ReturnType<typeof getGroupingImage>>, TError = ErrorType<Failure>>(
 id: number,
    imageId: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getGroupingImage>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetGroupingImageSuspense<TData = Awaited<ReturnType<typeof getGroupingImage>>, TError = ErrorType<Failure>>(
 id: number,
    imageId: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getGroupingImage>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Fetch an image of a location
 */

export function useGetGroupingImageSuspense<TData = Awaited<ReturnType<typeof getGroupingImage>>, TError = ErrorType<Failure>>(
 id: number,
    imageId: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getGroupingImage>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetGroupingImageSuspenseQueryOptions(id,imageId,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getGetDocumentImageUrl = (imageId: string,) => {




  return `/docs/images/${encodeURIComponent(String(imageId))}`
}

/**
 * Assumed: help images are below this address. No token is needed.
 * @summary Fetch an image of a help document
 */
export const getDocumentImage = async (imageId: string, options?: Parameters<typeof http>[1]): Promise<Blob> => {

  return http<Blob>(getGetDocumentImageUrl(imageId),
  {
      operationId: 'getDocumentImage', public: true, images: true, binary: true,
    ...options,
    method: 'GET'


  }
);}





export const getGetDocumentImageQueryKey = (imageId: string,) => {
    return [
    "getDocumentImage", ...(imageId ? [imageId] : [])
    ] as const;
    }


export const getGetDocumentImageQueryOptions = <TData = Awaited<ReturnType<typeof getDocumentImage>>, TError = ErrorType<Failure>>(imageId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDocumentImage>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetDocumentImageQueryKey(imageId);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getDocumentImage>>> = ({ signal }) => getDocumentImage(imageId, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: imageId !== null && imageId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getDocumentImage>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetDocumentImageQueryResult = NonNullable<Awaited<ReturnType<typeof getDocumentImage>>>
export type GetDocumentImageQueryError = ErrorType<Failure>


export function useGetDocumentImage<TData = Awaited<ReturnType<typeof getDocumentImage>>, TError = ErrorType<Failure>>(
 imageId: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDocumentImage>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getDocumentImage>>,
          TError,
          Awaited<ReturnType<typeof getDocumentImage>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetDocumentImage<TData = Awaited<ReturnType<typeof getDocumentImage>>, TError = ErrorType<Failure>>(
 imageId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDocumentImage>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getDocumentImage>>,
          TError,
          Awaited<ReturnType<typeof getDocumentImage>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetDocumentImage<TData = Awaited<ReturnType<typeof getDocumentImage>>, TError = ErrorType<Failure>>(
 imageId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDocumentImage>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Fetch an image of a help document
 */

export function useGetDocumentImage<TData = Awaited<ReturnType<typeof getDocumentImage>>, TError = ErrorType<Failure>>(
 imageId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDocumentImage>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetDocumentImageQueryOptions(imageId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Fetch an image of a help document
 */
export const prefetchGetDocumentImageQuery = async <TData = Awaited<ReturnType<typeof getDocumentImage>>, TError = ErrorType<Failure>>(
 queryClient: QueryClient, imageId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDocumentImage>>, TError, TData>>, request?: SecondParameter<typeof http>}

  ): Promise<QueryClient> => {

  const queryOptions = getGetDocumentImageQueryOptions(imageId,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useGetDocumentImage} query
 */
export const invalidateGetDocumentImage = async (
 queryClient: QueryClient, imageId: string, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetDocumentImageQueryKey(imageId) }, options);

  return queryClient;
}




export const getGetDocumentImageSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getDocumentImage>>, TError = ErrorType<Failure>>(imageId: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getDocumentImage>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetDocumentImageQueryKey(imageId);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getDocumentImage>>> = ({ signal }) => getDocumentImage(imageId, { signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getDocumentImage>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetDocumentImageSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getDocumentImage>>>
export type GetDocumentImageSuspenseQueryError = ErrorType<Failure>


export function useGetDocumentImageSuspense<TData = Awaited<ReturnType<typeof getDocumentImage>>, TError = ErrorType<Failure>>(
 imageId: string, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getDocumentImage>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetDocumentImageSuspense<TData = Awaited<ReturnType<typeof getDocumentImage>>, TError = ErrorType<Failure>>(
 imageId: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getDocumentImage>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetDocumentImageSuspense<TData = Awaited<ReturnType<typeof getDocumentImage>>, TError = ErrorType<Failure>>(
 imageId: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getDocumentImage>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Fetch an image of a help document
 */

export function useGetDocumentImageSuspense<TData = Awaited<ReturnType<typeof getDocumentImage>>, TError = ErrorType<Failure>>(
 imageId: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getDocumentImage>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetDocumentImageSuspenseQueryOptions(imageId,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






