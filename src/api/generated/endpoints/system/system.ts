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
  ActionRoleTemplateList,
  LocaleList,
  LocaleResult,
  SetupImportResult,
  UiRouteList,
  VersionsResult
} from '../../model';
import type {
  Failure,
  LanguageTag,
  SetupImportRequest
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

export const getListAllUiRoutesUrl = () => {




  return `/uiroutes/listAll`
}

/**
 * Every screen that the server knows, whoever may open it.
 * @summary List all routes
 */
export const listAllUiRoutes = async ( options?: Parameters<typeof http>[1]): Promise<UiRouteList> => {

  return http<UiRouteList>(getListAllUiRoutesUrl(),
  {
      operationId: 'listAllUiRoutes',
    ...options,
    method: 'GET'

    ,
    schema: UiRouteList
  }
);}





export const getListAllUiRoutesQueryKey = () => {
    return [
    "listAllUiRoutes"
    ] as const;
    }


export const getListAllUiRoutesQueryOptions = <TData = Awaited<ReturnType<typeof listAllUiRoutes>>, TError = ErrorType<Failure>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAllUiRoutes>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListAllUiRoutesQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listAllUiRoutes>>> = ({ signal }) => listAllUiRoutes({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listAllUiRoutes>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListAllUiRoutesQueryResult = NonNullable<Awaited<ReturnType<typeof listAllUiRoutes>>>
export type ListAllUiRoutesQueryError = ErrorType<Failure>


export function useListAllUiRoutes<TData = Awaited<ReturnType<typeof listAllUiRoutes>>, TError = ErrorType<Failure>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAllUiRoutes>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listAllUiRoutes>>,
          TError,
          Awaited<ReturnType<typeof listAllUiRoutes>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListAllUiRoutes<TData = Awaited<ReturnType<typeof listAllUiRoutes>>, TError = ErrorType<Failure>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAllUiRoutes>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listAllUiRoutes>>,
          TError,
          Awaited<ReturnType<typeof listAllUiRoutes>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListAllUiRoutes<TData = Awaited<ReturnType<typeof listAllUiRoutes>>, TError = ErrorType<Failure>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAllUiRoutes>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List all routes
 */

export function useListAllUiRoutes<TData = Awaited<ReturnType<typeof listAllUiRoutes>>, TError = ErrorType<Failure>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAllUiRoutes>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListAllUiRoutesQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary List all routes
 */
export const prefetchListAllUiRoutesQuery = async <TData = Awaited<ReturnType<typeof listAllUiRoutes>>, TError = ErrorType<Failure>>(
 queryClient: QueryClient,  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAllUiRoutes>>, TError, TData>>, request?: SecondParameter<typeof http>}

  ): Promise<QueryClient> => {

  const queryOptions = getListAllUiRoutesQueryOptions(options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListAllUiRoutes} query
 */
export const invalidateListAllUiRoutes = async (
 queryClient: QueryClient,  options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListAllUiRoutesQueryKey() }, options);

  return queryClient;
}




export const getListAllUiRoutesSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listAllUiRoutes>>, TError = ErrorType<Failure>>( options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listAllUiRoutes>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListAllUiRoutesQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listAllUiRoutes>>> = ({ signal }) => listAllUiRoutes({ signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listAllUiRoutes>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListAllUiRoutesSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listAllUiRoutes>>>
export type ListAllUiRoutesSuspenseQueryError = ErrorType<Failure>


export function useListAllUiRoutesSuspense<TData = Awaited<ReturnType<typeof listAllUiRoutes>>, TError = ErrorType<Failure>>(
  options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listAllUiRoutes>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListAllUiRoutesSuspense<TData = Awaited<ReturnType<typeof listAllUiRoutes>>, TError = ErrorType<Failure>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listAllUiRoutes>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListAllUiRoutesSuspense<TData = Awaited<ReturnType<typeof listAllUiRoutes>>, TError = ErrorType<Failure>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listAllUiRoutes>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List all routes
 */

export function useListAllUiRoutesSuspense<TData = Awaited<ReturnType<typeof listAllUiRoutes>>, TError = ErrorType<Failure>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listAllUiRoutes>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListAllUiRoutesSuspenseQueryOptions(options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getGetVersionsUrl = () => {




  return `/versions`
}

/**
 * The versions of the REST API and of the common server library in one text, with a blank between them.
 * @summary Read the versions
 */
export const getVersions = async ( options?: Parameters<typeof http>[1]): Promise<VersionsResult> => {

  return http<VersionsResult>(getGetVersionsUrl(),
  {
      operationId: 'getVersions',
    ...options,
    method: 'GET'

    ,
    schema: VersionsResult
  }
);}





export const getGetVersionsQueryKey = () => {
    return [
    "getVersions"
    ] as const;
    }


export const getGetVersionsQueryOptions = <TData = Awaited<ReturnType<typeof getVersions>>, TError = ErrorType<Failure>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getVersions>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetVersionsQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getVersions>>> = ({ signal }) => getVersions({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getVersions>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetVersionsQueryResult = NonNullable<Awaited<ReturnType<typeof getVersions>>>
export type GetVersionsQueryError = ErrorType<Failure>


export function useGetVersions<TData = Awaited<ReturnType<typeof getVersions>>, TError = ErrorType<Failure>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getVersions>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getVersions>>,
          TError,
          Awaited<ReturnType<typeof getVersions>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetVersions<TData = Awaited<ReturnType<typeof getVersions>>, TError = ErrorType<Failure>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getVersions>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getVersions>>,
          TError,
          Awaited<ReturnType<typeof getVersions>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetVersions<TData = Awaited<ReturnType<typeof getVersions>>, TError = ErrorType<Failure>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getVersions>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read the versions
 */

export function useGetVersions<TData = Awaited<ReturnType<typeof getVersions>>, TError = ErrorType<Failure>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getVersions>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetVersionsQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Read the versions
 */
export const prefetchGetVersionsQuery = async <TData = Awaited<ReturnType<typeof getVersions>>, TError = ErrorType<Failure>>(
 queryClient: QueryClient,  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getVersions>>, TError, TData>>, request?: SecondParameter<typeof http>}

  ): Promise<QueryClient> => {

  const queryOptions = getGetVersionsQueryOptions(options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useGetVersions} query
 */
export const invalidateGetVersions = async (
 queryClient: QueryClient,  options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetVersionsQueryKey() }, options);

  return queryClient;
}




export const getGetVersionsSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getVersions>>, TError = ErrorType<Failure>>( options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getVersions>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetVersionsQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getVersions>>> = ({ signal }) => getVersions({ signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getVersions>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetVersionsSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getVersions>>>
export type GetVersionsSuspenseQueryError = ErrorType<Failure>


export function useGetVersionsSuspense<TData = Awaited<ReturnType<typeof getVersions>>, TError = ErrorType<Failure>>(
  options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getVersions>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetVersionsSuspense<TData = Awaited<ReturnType<typeof getVersions>>, TError = ErrorType<Failure>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getVersions>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetVersionsSuspense<TData = Awaited<ReturnType<typeof getVersions>>, TError = ErrorType<Failure>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getVersions>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read the versions
 */

export function useGetVersionsSuspense<TData = Awaited<ReturnType<typeof getVersions>>, TError = ErrorType<Failure>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getVersions>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetVersionsSuspenseQueryOptions(options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListLocalesUrl = () => {




  return `/locales`
}

/**
 * The languages that the server offers, for choosing one.
 * @summary List languages
 */
export const listLocales = async ( options?: Parameters<typeof http>[1]): Promise<LocaleList> => {

  return http<LocaleList>(getListLocalesUrl(),
  {
      operationId: 'listLocales',
    ...options,
    method: 'GET'

    ,
    schema: LocaleList
  }
);}





export const getListLocalesQueryKey = () => {
    return [
    "listLocales"
    ] as const;
    }


export const getListLocalesQueryOptions = <TData = Awaited<ReturnType<typeof listLocales>>, TError = ErrorType<Failure>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listLocales>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListLocalesQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listLocales>>> = ({ signal }) => listLocales({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listLocales>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListLocalesQueryResult = NonNullable<Awaited<ReturnType<typeof listLocales>>>
export type ListLocalesQueryError = ErrorType<Failure>


export function useListLocales<TData = Awaited<ReturnType<typeof listLocales>>, TError = ErrorType<Failure>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listLocales>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listLocales>>,
          TError,
          Awaited<ReturnType<typeof listLocales>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListLocales<TData = Awaited<ReturnType<typeof listLocales>>, TError = ErrorType<Failure>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listLocales>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listLocales>>,
          TError,
          Awaited<ReturnType<typeof listLocales>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListLocales<TData = Awaited<ReturnType<typeof listLocales>>, TError = ErrorType<Failure>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listLocales>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List languages
 */

export function useListLocales<TData = Awaited<ReturnType<typeof listLocales>>, TError = ErrorType<Failure>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listLocales>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListLocalesQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary List languages
 */
export const prefetchListLocalesQuery = async <TData = Awaited<ReturnType<typeof listLocales>>, TError = ErrorType<Failure>>(
 queryClient: QueryClient,  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listLocales>>, TError, TData>>, request?: SecondParameter<typeof http>}

  ): Promise<QueryClient> => {

  const queryOptions = getListLocalesQueryOptions(options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListLocales} query
 */
export const invalidateListLocales = async (
 queryClient: QueryClient,  options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListLocalesQueryKey() }, options);

  return queryClient;
}




export const getListLocalesSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listLocales>>, TError = ErrorType<Failure>>( options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listLocales>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListLocalesQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listLocales>>> = ({ signal }) => listLocales({ signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listLocales>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListLocalesSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listLocales>>>
export type ListLocalesSuspenseQueryError = ErrorType<Failure>


export function useListLocalesSuspense<TData = Awaited<ReturnType<typeof listLocales>>, TError = ErrorType<Failure>>(
  options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listLocales>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListLocalesSuspense<TData = Awaited<ReturnType<typeof listLocales>>, TError = ErrorType<Failure>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listLocales>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListLocalesSuspense<TData = Awaited<ReturnType<typeof listLocales>>, TError = ErrorType<Failure>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listLocales>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List languages
 */

export function useListLocalesSuspense<TData = Awaited<ReturnType<typeof listLocales>>, TError = ErrorType<Failure>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listLocales>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListLocalesSuspenseQueryOptions(options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getGetLocaleUrl = (languageTag: LanguageTag,) => {




  return `/locales/${encodeURIComponent(String(languageTag))}`
}

/**
 * One language by its tag.
 * @summary Read a language
 */
export const getLocale = async (languageTag: LanguageTag, options?: Parameters<typeof http>[1]): Promise<LocaleResult> => {

  return http<LocaleResult>(getGetLocaleUrl(languageTag),
  {
      operationId: 'getLocale',
    ...options,
    method: 'GET'

    ,
    schema: LocaleResult
  }
);}





export const getGetLocaleQueryKey = (languageTag: LanguageTag,) => {
    return [
    "getLocale", ...(languageTag ? [languageTag] : [])
    ] as const;
    }


export const getGetLocaleQueryOptions = <TData = Awaited<ReturnType<typeof getLocale>>, TError = ErrorType<Failure>>(languageTag: LanguageTag, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getLocale>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetLocaleQueryKey(languageTag);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getLocale>>> = ({ signal }) => getLocale(languageTag, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: languageTag !== null && languageTag !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getLocale>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetLocaleQueryResult = NonNullable<Awaited<ReturnType<typeof getLocale>>>
export type GetLocaleQueryError = ErrorType<Failure>


export function useGetLocale<TData = Awaited<ReturnType<typeof getLocale>>, TError = ErrorType<Failure>>(
 languageTag: LanguageTag, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getLocale>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getLocale>>,
          TError,
          Awaited<ReturnType<typeof getLocale>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetLocale<TData = Awaited<ReturnType<typeof getLocale>>, TError = ErrorType<Failure>>(
 languageTag: LanguageTag, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getLocale>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getLocale>>,
          TError,
          Awaited<ReturnType<typeof getLocale>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetLocale<TData = Awaited<ReturnType<typeof getLocale>>, TError = ErrorType<Failure>>(
 languageTag: LanguageTag, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getLocale>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read a language
 */

export function useGetLocale<TData = Awaited<ReturnType<typeof getLocale>>, TError = ErrorType<Failure>>(
 languageTag: LanguageTag, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getLocale>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetLocaleQueryOptions(languageTag,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Read a language
 */
export const prefetchGetLocaleQuery = async <TData = Awaited<ReturnType<typeof getLocale>>, TError = ErrorType<Failure>>(
 queryClient: QueryClient, languageTag: LanguageTag, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getLocale>>, TError, TData>>, request?: SecondParameter<typeof http>}

  ): Promise<QueryClient> => {

  const queryOptions = getGetLocaleQueryOptions(languageTag,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useGetLocale} query
 */
export const invalidateGetLocale = async (
 queryClient: QueryClient, languageTag: LanguageTag, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetLocaleQueryKey(languageTag) }, options);

  return queryClient;
}




export const getGetLocaleSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getLocale>>, TError = ErrorType<Failure>>(languageTag: LanguageTag, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getLocale>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetLocaleQueryKey(languageTag);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getLocale>>> = ({ signal }) => getLocale(languageTag, { signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getLocale>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetLocaleSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getLocale>>>
export type GetLocaleSuspenseQueryError = ErrorType<Failure>


export function useGetLocaleSuspense<TData = Awaited<ReturnType<typeof getLocale>>, TError = ErrorType<Failure>>(
 languageTag: LanguageTag, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getLocale>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetLocaleSuspense<TData = Awaited<ReturnType<typeof getLocale>>, TError = ErrorType<Failure>>(
 languageTag: LanguageTag, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getLocale>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetLocaleSuspense<TData = Awaited<ReturnType<typeof getLocale>>, TError = ErrorType<Failure>>(
 languageTag: LanguageTag, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getLocale>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read a language
 */

export function useGetLocaleSuspense<TData = Awaited<ReturnType<typeof getLocale>>, TError = ErrorType<Failure>>(
 languageTag: LanguageTag, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getLocale>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetLocaleSuspenseQueryOptions(languageTag,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListActionRoleTemplatesUrl = () => {




  return `/action-role-templates`
}

/**
 * The sets of rights that a user can be given.
 * @summary List role templates
 */
export const listActionRoleTemplates = async ( options?: Parameters<typeof http>[1]): Promise<ActionRoleTemplateList> => {

  return http<ActionRoleTemplateList>(getListActionRoleTemplatesUrl(),
  {
      operationId: 'listActionRoleTemplates',
    ...options,
    method: 'GET'

    ,
    schema: ActionRoleTemplateList
  }
);}





export const getListActionRoleTemplatesQueryKey = () => {
    return [
    "listActionRoleTemplates"
    ] as const;
    }


export const getListActionRoleTemplatesQueryOptions = <TData = Awaited<ReturnType<typeof listActionRoleTemplates>>, TError = ErrorType<Failure>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listActionRoleTemplates>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListActionRoleTemplatesQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listActionRoleTemplates>>> = ({ signal }) => listActionRoleTemplates({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listActionRoleTemplates>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListActionRoleTemplatesQueryResult = NonNullable<Awaited<ReturnType<typeof listActionRoleTemplates>>>
export type ListActionRoleTemplatesQueryError = ErrorType<Failure>


export function useListActionRoleTemplates<TData = Awaited<ReturnType<typeof listActionRoleTemplates>>, TError = ErrorType<Failure>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listActionRoleTemplates>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listActionRoleTemplates>>,
          TError,
          Awaited<ReturnType<typeof listActionRoleTemplates>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListActionRoleTemplates<TData = Awaited<ReturnType<typeof listActionRoleTemplates>>, TError = ErrorType<Failure>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listActionRoleTemplates>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listActionRoleTemplates>>,
          TError,
          Awaited<ReturnType<typeof listActionRoleTemplates>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListActionRoleTemplates<TData = Awaited<ReturnType<typeof listActionRoleTemplates>>, TError = ErrorType<Failure>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listActionRoleTemplates>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List role templates
 */

export function useListActionRoleTemplates<TData = Awaited<ReturnType<typeof listActionRoleTemplates>>, TError = ErrorType<Failure>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listActionRoleTemplates>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListActionRoleTemplatesQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary List role templates
 */
export const prefetchListActionRoleTemplatesQuery = async <TData = Awaited<ReturnType<typeof listActionRoleTemplates>>, TError = ErrorType<Failure>>(
 queryClient: QueryClient,  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listActionRoleTemplates>>, TError, TData>>, request?: SecondParameter<typeof http>}

  ): Promise<QueryClient> => {

  const queryOptions = getListActionRoleTemplatesQueryOptions(options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListActionRoleTemplates} query
 */
export const invalidateListActionRoleTemplates = async (
 queryClient: QueryClient,  options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListActionRoleTemplatesQueryKey() }, options);

  return queryClient;
}




export const getListActionRoleTemplatesSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listActionRoleTemplates>>, TError = ErrorType<Failure>>( options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listActionRoleTemplates>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListActionRoleTemplatesQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listActionRoleTemplates>>> = ({ signal }) => listActionRoleTemplates({ signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listActionRoleTemplates>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListActionRoleTemplatesSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listActionRoleTemplates>>>
export type ListActionRoleTemplatesSuspenseQueryError = ErrorType<Failure>


export function useListActionRoleTemplatesSuspense<TData = Awaited<ReturnType<typeof listActionRoleTemplates>>, TError = ErrorType<Failure>>(
  options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listActionRoleTemplates>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListActionRoleTemplatesSuspense<TData = Awaited<ReturnType<typeof listActionRoleTemplates>>, TError = ErrorType<Failure>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listActionRoleTemplates>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListActionRoleTemplatesSuspense<TData = Awaited<ReturnType<typeof listActionRoleTemplates>>, TError = ErrorType<Failure>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listActionRoleTemplates>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List role templates
 */

export function useListActionRoleTemplatesSuspense<TData = Awaited<ReturnType<typeof listActionRoleTemplates>>, TError = ErrorType<Failure>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listActionRoleTemplates>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListActionRoleTemplatesSuspenseQueryOptions(options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getImportSetupUrl = () => {




  return `/setup`
}

/**
 * Reads a ZIP archive of CSV files with enterprises, locations, users and devices, and adds what it can. What could not be added is listed line by line.
 * @summary Import in bulk
 */
export const importSetup = async (setupImportRequest: SetupImportRequest, options?: Parameters<typeof http>[1]): Promise<SetupImportResult> => {
    const formData = toFormData(setupImportRequest)
  return http<SetupImportResult>(getImportSetupUrl(),
  {
      operationId: 'importSetup', keyed: true, upload: true,
    ...options,
    method: 'POST'
    ,
    body: formData,
    schema: SetupImportResult
  }
);}





export const getImportSetupMutationKey = () => ['importSetup'] as const;

export const getImportSetupMutationOptions = <TError = ErrorType<Failure>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof importSetup>>, TError,ImportSetupMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof importSetup>>, TError,ImportSetupMutationVariables, TContext> => {

const mutationKey = getImportSetupMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof importSetup>>, ImportSetupMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  importSetup(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ImportSetupMutationResult = NonNullable<Awaited<ReturnType<typeof importSetup>>>
    export type ImportSetupMutationBody = SetupImportRequest
    export type ImportSetupMutationError = ErrorType<Failure>
    export type ImportSetupMutationVariables = {data: SetupImportRequest}

    /**
 * @summary Import in bulk
 */
export const useImportSetup = <TError = ErrorType<Failure>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof importSetup>>, TError,ImportSetupMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof importSetup>>,
        TError,
        ImportSetupMutationVariables,
        TContext
      > => {
      return useMutation(getImportSetupMutationOptions(options), queryClient);
    }
