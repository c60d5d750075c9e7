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
  AdminSearchResult
} from '../../model';
import type {
  AdminSearchRequest,
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

export const getAdminSearchUrl = () => {




  return `/admin/search`
}

/**
 * Finds users by name, username or the addresses and numbers at which they are notified, or locations by name. It changes nothing.
 * Assumed: at most a hundred results are answered, and `truncated` says that there are more.
 * @summary Search users and locations
 */
export const adminSearch = async (adminSearchRequest: AdminSearchRequest, options?: Parameters<typeof http>[1]): Promise<AdminSearchResult> => {

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
return http<AdminSearchResult>(getAdminSearchUrl(),
  {
      operationId: 'adminSearch',
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(adminSearchRequest),
    schema: AdminSearchResult
  }
);}





export const getAdminSearchQueryKey = (adminSearchRequest?: AdminSearchRequest,) => {
    return [
    "adminSearch", ...(adminSearchRequest ? [adminSearchRequest] : []), adminSearchRequest
    ] as const;
    }


export const getAdminSearchQueryOptions = <TData = Awaited<ReturnType<typeof adminSearch>>, TError = ErrorType<Failure>>(adminSearchRequest: AdminSearchRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof adminSearch>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getAdminSearchQueryKey(adminSearchRequest);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof adminSearch>>> = ({ signal }) => adminSearch(adminSearchRequest, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof adminSearch>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type AdminSearchQueryResult = NonNullable<Awaited<ReturnType<typeof adminSearch>>>
export type AdminSearchQueryError = ErrorType<Failure>


export function useAdminSearch<TData = Awaited<ReturnType<typeof adminSearch>>, TError = ErrorType<Failure>>(
 adminSearchRequest: AdminSearchRequest, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof adminSearch>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof adminSearch>>,
          TError,
          Awaited<ReturnType<typeof adminSearch>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useAdminSearch<TData = Awaited<ReturnType<typeof adminSearch>>, TError = ErrorType<Failure>>(
 adminSearchRequest: AdminSearchRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof adminSearch>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof adminSearch>>,
          TError,
          Awaited<ReturnType<typeof adminSearch>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useAdminSearch<TData = Awaited<ReturnType<typeof adminSearch>>, TError = ErrorType<Failure>>(
 adminSearchRequest: AdminSearchRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof adminSearch>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Search users and locations
 */

export function useAdminSearch<TData = Awaited<ReturnType<typeof adminSearch>>, TError = ErrorType<Failure>>(
 adminSearchRequest: AdminSearchRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof adminSearch>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getAdminSearchQueryOptions(adminSearchRequest,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Search users and locations
 */
export const prefetchAdminSearchQuery = async <TData = Awaited<ReturnType<typeof adminSearch>>, TError = ErrorType<Failure>>(
 queryClient: QueryClient, adminSearchRequest: AdminSearchRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof adminSearch>>, TError, TData>>, request?: SecondParameter<typeof http>}

  ): Promise<QueryClient> => {

  const queryOptions = getAdminSearchQueryOptions(adminSearchRequest,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useAdminSearch} query
 */
export const invalidateAdminSearch = async (
 queryClient: QueryClient, adminSearchRequest: AdminSearchRequest, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getAdminSearchQueryKey(adminSearchRequest) }, options);

  return queryClient;
}




export const getAdminSearchSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof adminSearch>>, TError = ErrorType<Failure>>(adminSearchRequest: AdminSearchRequest, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof adminSearch>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getAdminSearchQueryKey(adminSearchRequest);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof adminSearch>>> = ({ signal }) => adminSearch(adminSearchRequest, { signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof adminSearch>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type AdminSearchSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof adminSearch>>>
export type AdminSearchSuspenseQueryError = ErrorType<Failure>


export function useAdminSearchSuspense<TData = Awaited<ReturnType<typeof adminSearch>>, TError = ErrorType<Failure>>(
 adminSearchRequest: AdminSearchRequest, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof adminSearch>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useAdminSearchSuspense<TData = Awaited<ReturnType<typeof adminSearch>>, TError = ErrorType<Failure>>(
 adminSearchRequest: AdminSearchRequest, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof adminSearch>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useAdminSearchSuspense<TData = Awaited<ReturnType<typeof adminSearch>>, TError = ErrorType<Failure>>(
 adminSearchRequest: AdminSearchRequest, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof adminSearch>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Search users and locations
 */

export function useAdminSearchSuspense<TData = Awaited<ReturnType<typeof adminSearch>>, TError = ErrorType<Failure>>(
 adminSearchRequest: AdminSearchRequest, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof adminSearch>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getAdminSearchSuspenseQueryOptions(adminSearchRequest,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






