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
  DeviceGroupList,
  EnterpriseList,
  EnterprisePage,
  EnterprisePreferenceList,
  EnterpriseResult,
  SavedEnterpriseResult,
  SavedPreferenceList
} from '../../model';
import type {
  EnterpriseCreateRequest,
  EnterprisePreferencesRequest,
  EnterpriseUpdateRequest,
  Failure,
  ListEnterprisesParams,
  LogoUploadRequest,
  SearchEnterprisesParams
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

export const getListEnterprisesUrl = (params?: ListEnterprisesParams,) => {
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

  return stringifiedParams.length > 0 ? `/enterprises?${stringifiedParams}` : `/enterprises`
}

/**
 * One page of the enterprises, sorted.
 * @summary List enterprises
 */
export const listEnterprises = async (params?: ListEnterprisesParams, options?: Parameters<typeof http>[1]): Promise<EnterprisePage> => {

  return http<EnterprisePage>(getListEnterprisesUrl(params),
  {
      operationId: 'listEnterprises',
    ...options,
    method: 'GET'

    ,
    schema: EnterprisePage
  }
);}





export const getListEnterprisesQueryKey = (params?: ListEnterprisesParams,) => {
    return [
    "listEnterprises", ...(params ? [params] : [])
    ] as const;
    }


export const getListEnterprisesQueryOptions = <TData = Awaited<ReturnType<typeof listEnterprises>>, TError = ErrorType<Failure>>(params?: ListEnterprisesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listEnterprises>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListEnterprisesQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listEnterprises>>> = ({ signal }) => listEnterprises(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listEnterprises>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListEnterprisesQueryResult = NonNullable<Awaited<ReturnType<typeof listEnterprises>>>
export type ListEnterprisesQueryError = ErrorType<Failure>


export function useListEnterprises<TData = Awaited<ReturnType<typeof listEnterprises>>, TError = ErrorType<Failure>>(
 params: undefined |  ListEnterprisesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listEnterprises>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listEnterprises>>,
          TError,
          Awaited<ReturnType<typeof listEnterprises>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListEnterprises<TData = Awaited<ReturnType<typeof listEnterprises>>, TError = ErrorType<Failure>>(
 params?: ListEnterprisesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listEnterprises>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listEnterprises>>,
          TError,
          Awaited<ReturnType<typeof listEnterprises>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListEnterprises<TData = Awaited<ReturnType<typeof listEnterprises>>, TError = ErrorType<Failure>>(
 params?: ListEnterprisesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listEnterprises>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List enterprises
 */

export function useListEnterprises<TData = Awaited<ReturnType<typeof listEnterprises>>, TError = ErrorType<Failure>>(
 params?: ListEnterprisesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listEnterprises>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListEnterprisesQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary List enterprises
 */
export const prefetchListEnterprisesQuery = async <TData = Awaited<ReturnType<typeof listEnterprises>>, TError = ErrorType<Failure>>(
 queryClient: QueryClient, params?: ListEnterprisesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listEnterprises>>, TError, TData>>, request?: SecondParameter<typeof http>}

  ): Promise<QueryClient> => {

  const queryOptions = getListEnterprisesQueryOptions(params,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListEnterprises} query
 */
export const invalidateListEnterprises = async (
 queryClient: QueryClient, params?: ListEnterprisesParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListEnterprisesQueryKey(params) }, options);

  return queryClient;
}




export const getListEnterprisesSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listEnterprises>>, TError = ErrorType<Failure>>(params?: ListEnterprisesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listEnterprises>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListEnterprisesQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listEnterprises>>> = ({ signal }) => listEnterprises(params, { signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listEnterprises>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListEnterprisesSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listEnterprises>>>
export type ListEnterprisesSuspenseQueryError = ErrorType<Failure>


export function useListEnterprisesSuspense<TData = Awaited<ReturnType<typeof listEnterprises>>, TError = ErrorType<Failure>>(
 params: undefined |  ListEnterprisesParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listEnterprises>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListEnterprisesSuspense<TData = Awaited<ReturnType<typeof listEnterprises>>, TError = ErrorType<Failure>>(
 params?: ListEnterprisesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listEnterprises>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListEnterprisesSuspense<TData = Awaited<ReturnType<typeof listEnterprises>>, TError = ErrorType<Failure>>(
 params?: ListEnterprisesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listEnterprises>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List enterprises
 */

export function useListEnterprisesSuspense<TData = Awaited<ReturnType<typeof listEnterprises>>, TError = ErrorType<Failure>>(
 params?: ListEnterprisesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listEnterprises>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListEnterprisesSuspenseQueryOptions(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getCreateEnterpriseUrl = () => {




  return `/enterprises`
}

/**
 * Creates an enterprise with its business structure, its groupings and its first administrator.
 * @summary Add an enterprise
 */
export const createEnterprise = async (enterpriseCreateRequest: EnterpriseCreateRequest, options?: Parameters<typeof http>[1]): Promise<SavedEnterpriseResult> => {

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
return http<SavedEnterpriseResult>(getCreateEnterpriseUrl(),
  {
      operationId: 'createEnterprise', keyed: true,
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(enterpriseCreateRequest),
    schema: SavedEnterpriseResult
  }
);}





export const getCreateEnterpriseMutationKey = () => ['createEnterprise'] as const;

export const getCreateEnterpriseMutationOptions = <TError = ErrorType<Failure>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createEnterprise>>, TError,CreateEnterpriseMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof createEnterprise>>, TError,CreateEnterpriseMutationVariables, TContext> => {

const mutationKey = getCreateEnterpriseMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createEnterprise>>, CreateEnterpriseMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createEnterprise(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateEnterpriseMutationResult = NonNullable<Awaited<ReturnType<typeof createEnterprise>>>
    export type CreateEnterpriseMutationBody = EnterpriseCreateRequest
    export type CreateEnterpriseMutationError = ErrorType<Failure>
    export type CreateEnterpriseMutationVariables = {data: EnterpriseCreateRequest}

    /**
 * @summary Add an enterprise
 */
export const useCreateEnterprise = <TError = ErrorType<Failure>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createEnterprise>>, TError,CreateEnterpriseMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createEnterprise>>,
        TError,
        CreateEnterpriseMutationVariables,
        TContext
      > => {
      return useMutation(getCreateEnterpriseMutationOptions(options), queryClient);
    }
    export const getSearchEnterprisesUrl = (params: SearchEnterprisesParams,) => {
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

  return stringifiedParams.length > 0 ? `/enterprises/search/findBySearch?${stringifiedParams}` : `/enterprises/search/findBySearch`
}

/**
 * One page of the enterprises whose name or token contains the search text.
 * @summary Search enterprises
 */
export const searchEnterprises = async (params: SearchEnterprisesParams, options?: Parameters<typeof http>[1]): Promise<EnterprisePage> => {

  return http<EnterprisePage>(getSearchEnterprisesUrl(params),
  {
      operationId: 'searchEnterprises',
    ...options,
    method: 'GET'

    ,
    schema: EnterprisePage
  }
);}





export const getSearchEnterprisesQueryKey = (params?: SearchEnterprisesParams,) => {
    return [
    "searchEnterprises", ...(params ? [params] : [])
    ] as const;
    }


export const getSearchEnterprisesQueryOptions = <TData = Awaited<ReturnType<typeof searchEnterprises>>, TError = ErrorType<Failure>>(params: SearchEnterprisesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchEnterprises>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getSearchEnterprisesQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof searchEnterprises>>> = ({ signal }) => searchEnterprises(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof searchEnterprises>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type SearchEnterprisesQueryResult = NonNullable<Awaited<ReturnType<typeof searchEnterprises>>>
export type SearchEnterprisesQueryError = ErrorType<Failure>


export function useSearchEnterprises<TData = Awaited<ReturnType<typeof searchEnterprises>>, TError = ErrorType<Failure>>(
 params: SearchEnterprisesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchEnterprises>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof searchEnterprises>>,
          TError,
          Awaited<ReturnType<typeof searchEnterprises>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useSearchEnterprises<TData = Awaited<ReturnType<typeof searchEnterprises>>, TError = ErrorType<Failure>>(
 params: SearchEnterprisesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchEnterprises>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof searchEnterprises>>,
          TError,
          Awaited<ReturnType<typeof searchEnterprises>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useSearchEnterprises<TData = Awaited<ReturnType<typeof searchEnterprises>>, TError = ErrorType<Failure>>(
 params: SearchEnterprisesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchEnterprises>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Search enterprises
 */

export function useSearchEnterprises<TData = Awaited<ReturnType<typeof searchEnterprises>>, TError = ErrorType<Failure>>(
 params: SearchEnterprisesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchEnterprises>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getSearchEnterprisesQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Search enterprises
 */
export const prefetchSearchEnterprisesQuery = async <TData = Awaited<ReturnType<typeof searchEnterprises>>, TError = ErrorType<Failure>>(
 queryClient: QueryClient, params: SearchEnterprisesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchEnterprises>>, TError, TData>>, request?: SecondParameter<typeof http>}

  ): Promise<QueryClient> => {

  const queryOptions = getSearchEnterprisesQueryOptions(params,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useSearchEnterprises} query
 */
export const invalidateSearchEnterprises = async (
 queryClient: QueryClient, params: SearchEnterprisesParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getSearchEnterprisesQueryKey(params) }, options);

  return queryClient;
}




export const getSearchEnterprisesSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof searchEnterprises>>, TError = ErrorType<Failure>>(params: SearchEnterprisesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof searchEnterprises>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getSearchEnterprisesQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof searchEnterprises>>> = ({ signal }) => searchEnterprises(params, { signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof searchEnterprises>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type SearchEnterprisesSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof searchEnterprises>>>
export type SearchEnterprisesSuspenseQueryError = ErrorType<Failure>


export function useSearchEnterprisesSuspense<TData = Awaited<ReturnType<typeof searchEnterprises>>, TError = ErrorType<Failure>>(
 params: SearchEnterprisesParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof searchEnterprises>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useSearchEnterprisesSuspense<TData = Awaited<ReturnType<typeof searchEnterprises>>, TError = ErrorType<Failure>>(
 params: SearchEnterprisesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof searchEnterprises>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useSearchEnterprisesSuspense<TData = Awaited<ReturnType<typeof searchEnterprises>>, TError = ErrorType<Failure>>(
 params: SearchEnterprisesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof searchEnterprises>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Search enterprises
 */

export function useSearchEnterprisesSuspense<TData = Awaited<ReturnType<typeof searchEnterprises>>, TError = ErrorType<Failure>>(
 params: SearchEnterprisesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof searchEnterprises>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getSearchEnterprisesSuspenseQueryOptions(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListAllEnterprisesUrl = () => {




  return `/enterprises/listAll`
}

/**
 * Every enterprise, for choosing one. Sorted by name.
 * @summary List all enterprises
 */
export const listAllEnterprises = async ( options?: Parameters<typeof http>[1]): Promise<EnterpriseList> => {

  return http<EnterpriseList>(getListAllEnterprisesUrl(),
  {
      operationId: 'listAllEnterprises',
    ...options,
    method: 'GET'

    ,
    schema: EnterpriseList
  }
);}





export const getListAllEnterprisesQueryKey = () => {
    return [
    "listAllEnterprises"
    ] as const;
    }


export const getListAllEnterprisesQueryOptions = <TData = Awaited<ReturnType<typeof listAllEnterprises>>, TError = ErrorType<Failure>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAllEnterprises>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListAllEnterprisesQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listAllEnterprises>>> = ({ signal }) => listAllEnterprises({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listAllEnterprises>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListAllEnterprisesQueryResult = NonNullable<Awaited<ReturnType<typeof listAllEnterprises>>>
export type ListAllEnterprisesQueryError = ErrorType<Failure>


export function useListAllEnterprises<TData = Awaited<ReturnType<typeof listAllEnterprises>>, TError = ErrorType<Failure>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAllEnterprises>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listAllEnterprises>>,
          TError,
          Awaited<ReturnType<typeof listAllEnterprises>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListAllEnterprises<TData = Awaited<ReturnType<typeof listAllEnterprises>>, TError = ErrorType<Failure>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAllEnterprises>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listAllEnterprises>>,
          TError,
          Awaited<ReturnType<typeof listAllEnterprises>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListAllEnterprises<TData = Awaited<ReturnType<typeof listAllEnterprises>>, TError = ErrorType<Failure>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAllEnterprises>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List all enterprises
 */

export function useListAllEnterprises<TData = Awaited<ReturnType<typeof listAllEnterprises>>, TError = ErrorType<Failure>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAllEnterprises>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListAllEnterprisesQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary List all enterprises
 */
export const prefetchListAllEnterprisesQuery = async <TData = Awaited<ReturnType<typeof listAllEnterprises>>, TError = ErrorType<Failure>>(
 queryClient: QueryClient,  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAllEnterprises>>, TError, TData>>, request?: SecondParameter<typeof http>}

  ): Promise<QueryClient> => {

  const queryOptions = getListAllEnterprisesQueryOptions(options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListAllEnterprises} query
 */
export const invalidateListAllEnterprises = async (
 queryClient: QueryClient,  options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListAllEnterprisesQueryKey() }, options);

  return queryClient;
}




export const getListAllEnterprisesSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listAllEnterprises>>, TError = ErrorType<Failure>>( options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listAllEnterprises>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListAllEnterprisesQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listAllEnterprises>>> = ({ signal }) => listAllEnterprises({ signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listAllEnterprises>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListAllEnterprisesSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listAllEnterprises>>>
export type ListAllEnterprisesSuspenseQueryError = ErrorType<Failure>


export function useListAllEnterprisesSuspense<TData = Awaited<ReturnType<typeof listAllEnterprises>>, TError = ErrorType<Failure>>(
  options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listAllEnterprises>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListAllEnterprisesSuspense<TData = Awaited<ReturnType<typeof listAllEnterprises>>, TError = ErrorType<Failure>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listAllEnterprises>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListAllEnterprisesSuspense<TData = Awaited<ReturnType<typeof listAllEnterprises>>, TError = ErrorType<Failure>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listAllEnterprises>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List all enterprises
 */

export function useListAllEnterprisesSuspense<TData = Awaited<ReturnType<typeof listAllEnterprises>>, TError = ErrorType<Failure>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listAllEnterprises>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListAllEnterprisesSuspenseQueryOptions(options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getGetEnterpriseUrl = (id: number,) => {




  return `/enterprises/${encodeURIComponent(String(id))}`
}

/**
 * One enterprise with its business structure and its groupings.
 * @summary Read an enterprise
 */
export const getEnterprise = async (id: number, options?: Parameters<typeof http>[1]): Promise<EnterpriseResult> => {

  return http<EnterpriseResult>(getGetEnterpriseUrl(id),
  {
      operationId: 'getEnterprise',
    ...options,
    method: 'GET'

    ,
    schema: EnterpriseResult
  }
);}





export const getGetEnterpriseQueryKey = (id: number,) => {
    return [
    "getEnterprise", ...(id ? [id] : [])
    ] as const;
    }


export const getGetEnterpriseQueryOptions = <TData = Awaited<ReturnType<typeof getEnterprise>>, TError = ErrorType<Failure>>(id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getEnterprise>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetEnterpriseQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getEnterprise>>> = ({ signal }) => getEnterprise(id, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getEnterprise>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetEnterpriseQueryResult = NonNullable<Awaited<ReturnType<typeof getEnterprise>>>
export type GetEnterpriseQueryError = ErrorType<Failure>


export function useGetEnterprise<TData = Awaited<ReturnType<typeof getEnterprise>>, TError = ErrorType<Failure>>(
 id: number, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getEnterprise>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getEnterprise>>,
          TError,
          Awaited<ReturnType<typeof getEnterprise>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetEnterprise<TData = Awaited<ReturnType<typeof getEnterprise>>, TError = ErrorType<Failure>>(
 id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getEnterprise>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getEnterprise>>,
          TError,
          Awaited<ReturnType<typeof getEnterprise>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetEnterprise<TData = Awaited<ReturnType<typeof getEnterprise>>, TError = ErrorType<Failure>>(
 id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getEnterprise>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read an enterprise
 */

export function useGetEnterprise<TData = Awaited<ReturnType<typeof getEnterprise>>, TError = ErrorType<Failure>>(
 id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getEnterprise>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetEnterpriseQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Read an enterprise
 */
export const prefetchGetEnterpriseQuery = async <TData = Awaited<ReturnType<typeof getEnterprise>>, TError = ErrorType<Failure>>(
 queryClient: QueryClient, id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getEnterprise>>, TError, TData>>, request?: SecondParameter<typeof http>}

  ): Promise<QueryClient> => {

  const queryOptions = getGetEnterpriseQueryOptions(id,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useGetEnterprise} query
 */
export const invalidateGetEnterprise = async (
 queryClient: QueryClient, id: number, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetEnterpriseQueryKey(id) }, options);

  return queryClient;
}




export const getGetEnterpriseSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getEnterprise>>, TError = ErrorType<Failure>>(id: number, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getEnterprise>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetEnterpriseQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getEnterprise>>> = ({ signal }) => getEnterprise(id, { signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getEnterprise>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetEnterpriseSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getEnterprise>>>
export type GetEnterpriseSuspenseQueryError = ErrorType<Failure>


export function useGetEnterpriseSuspense<TData = Awaited<ReturnType<typeof getEnterprise>>, TError = ErrorType<Failure>>(
 id: number, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getEnterprise>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetEnterpriseSuspense<TData = Awaited<ReturnType<typeof getEnterprise>>, TError = ErrorType<Failure>>(
 id: number, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getEnterprise>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetEnterpriseSuspense<TData = Awaited<ReturnType<typeof getEnterprise>>, TError = ErrorType<Failure>>(
 id: number, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getEnterprise>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read an enterprise
 */

export function useGetEnterpriseSuspense<TData = Awaited<ReturnType<typeof getEnterprise>>, TError = ErrorType<Failure>>(
 id: number, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getEnterprise>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetEnterpriseSuspenseQueryOptions(id,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getUpdateEnterpriseUrl = (id: number,) => {




  return `/enterprises/${encodeURIComponent(String(id))}`
}

/**
 * Changes the name of an enterprise.
 * @summary Change an enterprise
 */
export const updateEnterprise = async (id: number,
    enterpriseUpdateRequest: EnterpriseUpdateRequest, options?: Parameters<typeof http>[1]): Promise<SavedEnterpriseResult> => {

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
return http<SavedEnterpriseResult>(getUpdateEnterpriseUrl(id),
  {
      operationId: 'updateEnterprise',
    ...options,
    method: 'PATCH',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(enterpriseUpdateRequest),
    schema: SavedEnterpriseResult
  }
);}





export const getUpdateEnterpriseMutationKey = () => ['updateEnterprise'] as const;

export const getUpdateEnterpriseMutationOptions = <TError = ErrorType<Failure>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateEnterprise>>, TError,UpdateEnterpriseMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof updateEnterprise>>, TError,UpdateEnterpriseMutationVariables, TContext> => {

const mutationKey = getUpdateEnterpriseMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateEnterprise>>, UpdateEnterpriseMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  updateEnterprise(id,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateEnterpriseMutationResult = NonNullable<Awaited<ReturnType<typeof updateEnterprise>>>
    export type UpdateEnterpriseMutationBody = EnterpriseUpdateRequest
    export type UpdateEnterpriseMutationError = ErrorType<Failure>
    export type UpdateEnterpriseMutationVariables = {id: number;data: EnterpriseUpdateRequest}

    /**
 * @summary Change an enterprise
 */
export const useUpdateEnterprise = <TError = ErrorType<Failure>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateEnterprise>>, TError,UpdateEnterpriseMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateEnterprise>>,
        TError,
        UpdateEnterpriseMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateEnterpriseMutationOptions(options), queryClient);
    }
    export const getUploadEnterpriseLogoUrl = (id: number,) => {




  return `/enterprises/${encodeURIComponent(String(id))}/logos`
}

/**
 * Stores a new logo. Its address stays the same; the console adds a timestamp to fetch it again.
 * @summary Replace the logo
 */
export const uploadEnterpriseLogo = async (id: number,
    logoUploadRequest: LogoUploadRequest, options?: Parameters<typeof http>[1]): Promise<SavedEnterpriseResult> => {
    const formData = toFormData(logoUploadRequest)
  return http<SavedEnterpriseResult>(getUploadEnterpriseLogoUrl(id),
  {
      operationId: 'uploadEnterpriseLogo', upload: true,
    ...options,
    method: 'POST'
    ,
    body: formData,
    schema: SavedEnterpriseResult
  }
);}





export const getUploadEnterpriseLogoMutationKey = () => ['uploadEnterpriseLogo'] as const;

export const getUploadEnterpriseLogoMutationOptions = <TError = ErrorType<Failure>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof uploadEnterpriseLogo>>, TError,UploadEnterpriseLogoMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof uploadEnterpriseLogo>>, TError,UploadEnterpriseLogoMutationVariables, TContext> => {

const mutationKey = getUploadEnterpriseLogoMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof uploadEnterpriseLogo>>, UploadEnterpriseLogoMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  uploadEnterpriseLogo(id,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UploadEnterpriseLogoMutationResult = NonNullable<Awaited<ReturnType<typeof uploadEnterpriseLogo>>>
    export type UploadEnterpriseLogoMutationBody = LogoUploadRequest
    export type UploadEnterpriseLogoMutationError = ErrorType<Failure>
    export type UploadEnterpriseLogoMutationVariables = {id: number;data: LogoUploadRequest}

    /**
 * @summary Replace the logo
 */
export const useUploadEnterpriseLogo = <TError = ErrorType<Failure>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof uploadEnterpriseLogo>>, TError,UploadEnterpriseLogoMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof uploadEnterpriseLogo>>,
        TError,
        UploadEnterpriseLogoMutationVariables,
        TContext
      > => {
      return useMutation(getUploadEnterpriseLogoMutationOptions(options), queryClient);
    }
    export const getListEnterprisePreferencesUrl = (id: number,) => {




  return `/enterprises/${encodeURIComponent(String(id))}/preferences`
}

/**
 * Every preference of an enterprise with its current value.
 * @summary List the preferences
 */
export const listEnterprisePreferences = async (id: number, options?: Parameters<typeof http>[1]): Promise<EnterprisePreferenceList> => {

  return http<EnterprisePreferenceList>(getListEnterprisePreferencesUrl(id),
  {
      operationId: 'listEnterprisePreferences',
    ...options,
    method: 'GET'

    ,
    schema: EnterprisePreferenceList
  }
);}





export const getListEnterprisePreferencesQueryKey = (id: number,) => {
    return [
    "listEnterprisePreferences", ...(id ? [id] : [])
    ] as const;
    }


export const getListEnterprisePreferencesQueryOptions = <TData = Awaited<ReturnType<typeof listEnterprisePreferences>>, TError = ErrorType<Failure>>(id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listEnterprisePreferences>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListEnterprisePreferencesQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listEnterprisePreferences>>> = ({ signal }) => listEnterprisePreferences(id, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listEnterprisePreferences>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListEnterprisePreferencesQueryResult = NonNullable<Awaited<ReturnType<typeof listEnterprisePreferences>>>
export type ListEnterprisePreferencesQueryError = ErrorType<Failure>


export function useListEnterprisePreferences<TData = Awaited<ReturnType<typeof listEnterprisePreferences>>, TError = ErrorType<Failure>>(
 id: number, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listEnterprisePreferences>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listEnterprisePreferences>>,
          TError,
          Awaited<ReturnType<typeof listEnterprisePreferences>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListEnterprisePreferences<TData = Awaited<ReturnType<typeof listEnterprisePreferences>>, TError = ErrorType<Failure>>(
 id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listEnterprisePreferences>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listEnterprisePreferences>>,
          TError,
          Awaited<ReturnType<typeof listEnterprisePreferences>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListEnterprisePreferences<TData = Awaited<ReturnType<typeof listEnterprisePreferences>>, TError = ErrorType<Failure>>(
 id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listEnterprisePreferences>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the preferences
 */

export function useListEnterprisePreferences<TData = Awaited<ReturnType<typeof listEnterprisePreferences>>, TError = ErrorType<Failure>>(
 id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listEnterprisePreferences>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListEnterprisePreferencesQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary List the preferences
 */
export const prefetchListEnterprisePreferencesQuery = async <TData = Awaited<ReturnType<typeof listEnterprisePreferences>>, TError = ErrorType<Failure>>(
 queryClient: QueryClient, id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listEnterprisePreferences>>, TError, TData>>, request?: SecondParameter<typeof http>}

  ): Promise<QueryClient> => {

  const queryOptions = getListEnterprisePreferencesQueryOptions(id,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListEnterprisePreferences} query
 */
export const invalidateListEnterprisePreferences = async (
 queryClient: QueryClient, id: number, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListEnterprisePreferencesQueryKey(id) }, options);

  return queryClient;
}




export const getListEnterprisePreferencesSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listEnterprisePreferences>>, TError = ErrorType<Failure>>(id: number, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listEnterprisePreferences>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListEnterprisePreferencesQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listEnterprisePreferences>>> = ({ signal }) => listEnterprisePreferences(id, { signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listEnterprisePreferences>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListEnterprisePreferencesSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listEnterprisePreferences>>>
export type ListEnterprisePreferencesSuspenseQueryError = ErrorType<Failure>


export function useListEnterprisePreferencesSuspense<TData = Awaited<ReturnType<typeof listEnterprisePreferences>>, TError = ErrorType<Failure>>(
 id: number, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listEnterprisePreferences>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListEnterprisePreferencesSuspense<TData = Awaited<ReturnType<typeof listEnterprisePreferences>>, TError = ErrorType<Failure>>(
 id: number, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listEnterprisePreferences>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListEnterprisePreferencesSuspense<TData = Awaited<ReturnType<typeof listEnterprisePreferences>>, TError = ErrorType<Failure>>(
 id: number, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listEnterprisePreferences>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the preferences
 */

export function useListEnterprisePreferencesSuspense<TData = Awaited<ReturnType<typeof listEnterprisePreferences>>, TError = ErrorType<Failure>>(
 id: number, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listEnterprisePreferences>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListEnterprisePreferencesSuspenseQueryOptions(id,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getUpdateEnterprisePreferencesUrl = (id: number,) => {




  return `/enterprises/${encodeURIComponent(String(id))}/editPreferences`
}

/**
 * Saves the preferences that were edited. Assumed: those that are not sent stay unchanged. If the server wants the full list, send the others as they were read just before.
 * @summary Save the preferences
 */
export const updateEnterprisePreferences = async (id: number,
    enterprisePreferencesRequest: EnterprisePreferencesRequest, options?: Parameters<typeof http>[1]): Promise<SavedPreferenceList> => {

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
return http<SavedPreferenceList>(getUpdateEnterprisePreferencesUrl(id),
  {
      operationId: 'updateEnterprisePreferences',
    ...options,
    method: 'PATCH',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(enterprisePreferencesRequest),
    schema: SavedPreferenceList
  }
);}





export const getUpdateEnterprisePreferencesMutationKey = () => ['updateEnterprisePreferences'] as const;

export const getUpdateEnterprisePreferencesMutationOptions = <TError = ErrorType<Failure>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateEnterprisePreferences>>, TError,UpdateEnterprisePreferencesMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof updateEnterprisePreferences>>, TError,UpdateEnterprisePreferencesMutationVariables, TContext> => {

const mutationKey = getUpdateEnterprisePreferencesMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateEnterprisePreferences>>, UpdateEnterprisePreferencesMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  updateEnterprisePreferences(id,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateEnterprisePreferencesMutationResult = NonNullable<Awaited<ReturnType<typeof updateEnterprisePreferences>>>
    export type UpdateEnterprisePreferencesMutationBody = EnterprisePreferencesRequest
    export type UpdateEnterprisePreferencesMutationError = ErrorType<Failure>
    export type UpdateEnterprisePreferencesMutationVariables = {id: number;data: EnterprisePreferencesRequest}

    /**
 * @summary Save the preferences
 */
export const useUpdateEnterprisePreferences = <TError = ErrorType<Failure>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateEnterprisePreferences>>, TError,UpdateEnterprisePreferencesMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateEnterprisePreferences>>,
        TError,
        UpdateEnterprisePreferencesMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateEnterprisePreferencesMutationOptions(options), queryClient);
    }
    export const getListEnterpriseGroupsUrl = (id: number,) => {




  return `/enterprises/${encodeURIComponent(String(id))}/groups`
}

/**
 * The levels of an enterprise's business structure, by which its devices can be counted. Assumed: customers may read those of their own enterprise, to filter alerts by them.
 * @summary List the business-structure groups
 */
export const listEnterpriseGroups = async (id: number, options?: Parameters<typeof http>[1]): Promise<DeviceGroupList> => {

  return http<DeviceGroupList>(getListEnterpriseGroupsUrl(id),
  {
      operationId: 'listEnterpriseGroups',
    ...options,
    method: 'GET'

    ,
    schema: DeviceGroupList
  }
);}





export const getListEnterpriseGroupsQueryKey = (id: number,) => {
    return [
    "listEnterpriseGroups", ...(id ? [id] : [])
    ] as const;
    }


export const getListEnterpriseGroupsQueryOptions = <TData = Awaited<ReturnType<typeof listEnterpriseGroups>>, TError = ErrorType<Failure>>(id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listEnterpriseGroups>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListEnterpriseGroupsQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listEnterpriseGroups>>> = ({ signal }) => listEnterpriseGroups(id, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listEnterpriseGroups>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListEnterpriseGroupsQueryResult = NonNullable<Awaited<ReturnType<typeof listEnterpriseGroups>>>
export type ListEnterpriseGroupsQueryError = ErrorType<Failure>


export function useListEnterpriseGroups<TData = Awaited<ReturnType<typeof listEnterpriseGroups>>, TError = ErrorType<Failure>>(
 id: number, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listEnterpriseGroups>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listEnterpriseGroups>>,
          TError,
          Awaited<ReturnType<typeof listEnterpriseGroups>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListEnterpriseGroups<TData = Awaited<ReturnType<typeof listEnterpriseGroups>>, TError = ErrorType<Failure>>(
 id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listEnterpriseGroups>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listEnterpriseGroups>>,
          TError,
          Awaited<ReturnType<typeof listEnterpriseGroups>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListEnterpriseGroups<TData = Awaited<ReturnType<typeof listEnterpriseGroups>>, TError = ErrorType<Failure>>(
 id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listEnterpriseGroups>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the business-structure groups
 */

export function useListEnterpriseGroups<TData = Awaited<ReturnType<typeof listEnterpriseGroups>>, TError = ErrorType<Failure>>(
 id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listEnterpriseGroups>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListEnterpriseGroupsQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary List the business-structure groups
 */
export const prefetchListEnterpriseGroupsQuery = async <TData = Awaited<ReturnType<typeof listEnterpriseGroups>>, TError = ErrorType<Failure>>(
 queryClient: QueryClient, id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listEnterpriseGroups>>, TError, TData>>, request?: SecondParameter<typeof http>}

  ): Promise<QueryClient> => {

  const queryOptions = getListEnterpriseGroupsQueryOptions(id,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListEnterpriseGroups} query
 */
export const invalidateListEnterpriseGroups = async (
 queryClient: QueryClient, id: number, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListEnterpriseGroupsQueryKey(id) }, options);

  return queryClient;
}




export const getListEnterpriseGroupsSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listEnterpriseGroups>>, TError = ErrorType<Failure>>(id: number, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listEnterpriseGroups>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListEnterpriseGroupsQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listEnterpriseGroups>>> = ({ signal }) => listEnterpriseGroups(id, { signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listEnterpriseGroups>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListEnterpriseGroupsSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listEnterpriseGroups>>>
export type ListEnterpriseGroupsSuspenseQueryError = ErrorType<Failure>


export function useListEnterpriseGroupsSuspense<TData = Awaited<ReturnType<typeof listEnterpriseGroups>>, TError = ErrorType<Failure>>(
 id: number, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listEnterpriseGroups>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListEnterpriseGroupsSuspense<TData = Awaited<ReturnType<typeof listEnterpriseGroups>>, TError = ErrorType<Failure>>(
 id: number, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listEnterpriseGroups>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListEnterpriseGroupsSuspense<TData = Awaited<ReturnType<typeof listEnterpriseGroups>>, TError = ErrorType<Failure>>(
 id: number, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listEnterpriseGroups>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the business-structure groups
 */

export function useListEnterpriseGroupsSuspense<TData = Awaited<ReturnType<typeof listEnterpriseGroups>>, TError = ErrorType<Failure>>(
 id: number, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listEnterpriseGroups>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListEnterpriseGroupsSuspenseQueryOptions(id,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






