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
  DocumentImageResult,
  DocumentList,
  DocumentPage,
  DocumentResult,
  NewDocumentResult,
  SecureStaticResource
} from '../../model';
import type {
  DocumentImageUploadRequest,
  DocumentRequest,
  DocumentUpdateRequest,
  Failure,
  GetSecureStaticResourceParams,
  ListDocumentsForLanguageParams,
  ListDocumentsParams
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

export const getListDocumentsUrl = (params?: ListDocumentsParams,) => {
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

  return stringifiedParams.length > 0 ? `/docs?${stringifiedParams}` : `/docs`
}

/**
 * One page of the help documents of all languages, sorted; by topic when no sort is given.
 * @summary List help documents
 */
export const listDocuments = async (params?: ListDocumentsParams, options?: Parameters<typeof http>[1]): Promise<DocumentPage> => {

  return http<DocumentPage>(getListDocumentsUrl(params),
  {
      operationId: 'listDocuments',
    ...options,
    method: 'GET'

    ,
    schema: DocumentPage
  }
);}





export const getListDocumentsQueryKey = (params?: ListDocumentsParams,) => {
    return [
    "listDocuments", ...(params ? [params] : [])
    ] as const;
    }


export const getListDocumentsQueryOptions = <TData = Awaited<ReturnType<typeof listDocuments>>, TError = ErrorType<Failure>>(params?: ListDocumentsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDocuments>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListDocumentsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listDocuments>>> = ({ signal }) => listDocuments(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listDocuments>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListDocumentsQueryResult = NonNullable<Awaited<ReturnType<typeof listDocuments>>>
export type ListDocumentsQueryError = ErrorType<Failure>


export function useListDocuments<TData = Awaited<ReturnType<typeof listDocuments>>, TError = ErrorType<Failure>>(
 params: undefined |  ListDocumentsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDocuments>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listDocuments>>,
          TError,
          Awaited<ReturnType<typeof listDocuments>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListDocuments<TData = Awaited<ReturnType<typeof listDocuments>>, TError = ErrorType<Failure>>(
 params?: ListDocumentsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDocuments>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listDocuments>>,
          TError,
          Awaited<ReturnType<typeof listDocuments>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListDocuments<TData = Awaited<ReturnType<typeof listDocuments>>, TError = ErrorType<Failure>>(
 params?: ListDocumentsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDocuments>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List help documents
 */

export function useListDocuments<TData = Awaited<ReturnType<typeof listDocuments>>, TError = ErrorType<Failure>>(
 params?: ListDocumentsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDocuments>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListDocumentsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary List help documents
 */
export const prefetchListDocumentsQuery = async <TData = Awaited<ReturnType<typeof listDocuments>>, TError = ErrorType<Failure>>(
 queryClient: QueryClient, params?: ListDocumentsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDocuments>>, TError, TData>>, request?: SecondParameter<typeof http>}

  ): Promise<QueryClient> => {

  const queryOptions = getListDocumentsQueryOptions(params,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListDocuments} query
 */
export const invalidateListDocuments = async (
 queryClient: QueryClient, params?: ListDocumentsParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListDocumentsQueryKey(params) }, options);

  return queryClient;
}




export const getListDocumentsSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listDocuments>>, TError = ErrorType<Failure>>(params?: ListDocumentsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listDocuments>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListDocumentsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listDocuments>>> = ({ signal }) => listDocuments(params, { signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listDocuments>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListDocumentsSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listDocuments>>>
export type ListDocumentsSuspenseQueryError = ErrorType<Failure>


export function useListDocumentsSuspense<TData = Awaited<ReturnType<typeof listDocuments>>, TError = ErrorType<Failure>>(
 params: undefined |  ListDocumentsParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listDocuments>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListDocumentsSuspense<TData = Awaited<ReturnType<typeof listDocuments>>, TError = ErrorType<Failure>>(
 params?: ListDocumentsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listDocuments>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListDocumentsSuspense<TData = Awaited<ReturnType<typeof listDocuments>>, TError = ErrorType<Failure>>(
 params?: ListDocumentsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listDocuments>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List help documents
 */

export function useListDocumentsSuspense<TData = Awaited<ReturnType<typeof listDocuments>>, TError = ErrorType<Failure>>(
 params?: ListDocumentsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listDocuments>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListDocumentsSuspenseQueryOptions(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getCreateDocumentUrl = () => {




  return `/docs`
}

/**
 * Creates a help document in one language. The slug must not be in use, in any language.
 * @summary Add a help document
 */
export const createDocument = async (documentRequest: DocumentRequest, options?: Parameters<typeof http>[1]): Promise<NewDocumentResult> => {

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
return http<NewDocumentResult>(getCreateDocumentUrl(),
  {
      operationId: 'createDocument', keyed: true,
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(documentRequest),
    schema: NewDocumentResult
  }
);}





export const getCreateDocumentMutationKey = () => ['createDocument'] as const;

export const getCreateDocumentMutationOptions = <TError = ErrorType<Failure>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createDocument>>, TError,CreateDocumentMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof createDocument>>, TError,CreateDocumentMutationVariables, TContext> => {

const mutationKey = getCreateDocumentMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createDocument>>, CreateDocumentMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createDocument(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateDocumentMutationResult = NonNullable<Awaited<ReturnType<typeof createDocument>>>
    export type CreateDocumentMutationBody = DocumentRequest
    export type CreateDocumentMutationError = ErrorType<Failure>
    export type CreateDocumentMutationVariables = {data: DocumentRequest}

    /**
 * @summary Add a help document
 */
export const useCreateDocument = <TError = ErrorType<Failure>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createDocument>>, TError,CreateDocumentMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createDocument>>,
        TError,
        CreateDocumentMutationVariables,
        TContext
      > => {
      return useMutation(getCreateDocumentMutationOptions(options), queryClient);
    }
    export const getListDocumentsForLanguageUrl = (params: ListDocumentsForLanguageParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/docs/list?${stringifiedParams}` : `/docs/list`
}

/**
 * Every help document of one language, for the help listing. A language without documents gives an empty list.
 * Assumed: they are sorted by `sortOrder`, those without one last, then by topic.
 * @summary List the help documents of a language
 */
export const listDocumentsForLanguage = async (params: ListDocumentsForLanguageParams, options?: Parameters<typeof http>[1]): Promise<DocumentList> => {

  return http<DocumentList>(getListDocumentsForLanguageUrl(params),
  {
      operationId: 'listDocumentsForLanguage',
    ...options,
    method: 'GET'

    ,
    schema: DocumentList
  }
);}





export const getListDocumentsForLanguageQueryKey = (params?: ListDocumentsForLanguageParams,) => {
    return [
    "listDocumentsForLanguage", ...(params ? [params] : [])
    ] as const;
    }


export const getListDocumentsForLanguageQueryOptions = <TData = Awaited<ReturnType<typeof listDocumentsForLanguage>>, TError = ErrorType<Failure>>(params: ListDocumentsForLanguageParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDocumentsForLanguage>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListDocumentsForLanguageQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listDocumentsForLanguage>>> = ({ signal }) => listDocumentsForLanguage(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listDocumentsForLanguage>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListDocumentsForLanguageQueryResult = NonNullable<Awaited<ReturnType<typeof listDocumentsForLanguage>>>
export type ListDocumentsForLanguageQueryError = ErrorType<Failure>


export function useListDocumentsForLanguage<TData = Awaited<ReturnType<typeof listDocumentsForLanguage>>, TError = ErrorType<Failure>>(
 params: ListDocumentsForLanguageParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDocumentsForLanguage>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listDocumentsForLanguage>>,
          TError,
          Awaited<ReturnType<typeof listDocumentsForLanguage>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListDocumentsForLanguage<TData = Awaited<ReturnType<typeof listDocumentsForLanguage>>, TError = ErrorType<Failure>>(
 params: ListDocumentsForLanguageParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDocumentsForLanguage>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listDocumentsForLanguage>>,
          TError,
          Awaited<ReturnType<typeof listDocumentsForLanguage>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListDocumentsForLanguage<TData = Awaited<ReturnType<typeof listDocumentsForLanguage>>, TError = ErrorType<Failure>>(
 params: ListDocumentsForLanguageParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDocumentsForLanguage>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the help documents of a language
 */

export function useListDocumentsForLanguage<TData = Awaited<ReturnType<typeof listDocumentsForLanguage>>, TError = ErrorType<Failure>>(
 params: ListDocumentsForLanguageParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDocumentsForLanguage>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListDocumentsForLanguageQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary List the help documents of a language
 */
export const prefetchListDocumentsForLanguageQuery = async <TData = Awaited<ReturnType<typeof listDocumentsForLanguage>>, TError = ErrorType<Failure>>(
 queryClient: QueryClient, params: ListDocumentsForLanguageParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDocumentsForLanguage>>, TError, TData>>, request?: SecondParameter<typeof http>}

  ): Promise<QueryClient> => {

  const queryOptions = getListDocumentsForLanguageQueryOptions(params,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListDocumentsForLanguage} query
 */
export const invalidateListDocumentsForLanguage = async (
 queryClient: QueryClient, params: ListDocumentsForLanguageParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListDocumentsForLanguageQueryKey(params) }, options);

  return queryClient;
}




export const getListDocumentsForLanguageSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listDocumentsForLanguage>>, TError = ErrorType<Failure>>(params: ListDocumentsForLanguageParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listDocumentsForLanguage>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListDocumentsForLanguageQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listDocumentsForLanguage>>> = ({ signal }) => listDocumentsForLanguage(params, { signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listDocumentsForLanguage>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListDocumentsForLanguageSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listDocumentsForLanguage>>>
export type ListDocumentsForLanguageSuspenseQueryError = ErrorType<Failure>


export function useListDocumentsForLanguageSuspense<TData = Awaited<ReturnType<typeof listDocumentsForLanguage>>, TError = ErrorType<Failure>>(
 params: ListDocumentsForLanguageParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listDocumentsForLanguage>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListDocumentsForLanguageSuspense<TData = Awaited<ReturnType<typeof listDocumentsForLanguage>>, TError = ErrorType<Failure>>(
 params: ListDocumentsForLanguageParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listDocumentsForLanguage>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListDocumentsForLanguageSuspense<TData = Awaited<ReturnType<typeof listDocumentsForLanguage>>, TError = ErrorType<Failure>>(
 params: ListDocumentsForLanguageParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listDocumentsForLanguage>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the help documents of a language
 */

export function useListDocumentsForLanguageSuspense<TData = Awaited<ReturnType<typeof listDocumentsForLanguage>>, TError = ErrorType<Failure>>(
 params: ListDocumentsForLanguageParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listDocumentsForLanguage>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListDocumentsForLanguageSuspenseQueryOptions(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getGetDocumentUrl = (id: number,) => {




  return `/docs/${encodeURIComponent(String(id))}`
}

/**
 * One help document with its content, for editing.
 * @summary Read a help document
 */
export const getDocument = async (id: number, options?: Parameters<typeof http>[1]): Promise<DocumentResult> => {

  return http<DocumentResult>(getGetDocumentUrl(id),
  {
      operationId: 'getDocument',
    ...options,
    method: 'GET'

    ,
    schema: DocumentResult
  }
);}





export const getGetDocumentQueryKey = (id: number,) => {
    return [
    "getDocument", ...(id ? [id] : [])
    ] as const;
    }


export const getGetDocumentQueryOptions = <TData = Awaited<ReturnType<typeof getDocument>>, TError = ErrorType<Failure>>(id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDocument>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetDocumentQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getDocument>>> = ({ signal }) => getDocument(id, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getDocument>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetDocumentQueryResult = NonNullable<Awaited<ReturnType<typeof getDocument>>>
export type GetDocumentQueryError = ErrorType<Failure>


export function useGetDocument<TData = Awaited<ReturnType<typeof getDocument>>, TError = ErrorType<Failure>>(
 id: number, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDocument>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getDocument>>,
          TError,
          Awaited<ReturnType<typeof getDocument>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetDocument<TData = Awaited<ReturnType<typeof getDocument>>, TError = ErrorType<Failure>>(
 id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDocument>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getDocument>>,
          TError,
          Awaited<ReturnType<typeof getDocument>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetDocument<TData = Awaited<ReturnType<typeof getDocument>>, TError = ErrorType<Failure>>(
 id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDocument>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read a help document
 */

export function useGetDocument<TData = Awaited<ReturnType<typeof getDocument>>, TError = ErrorType<Failure>>(
 id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDocument>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetDocumentQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Read a help document
 */
export const prefetchGetDocumentQuery = async <TData = Awaited<ReturnType<typeof getDocument>>, TError = ErrorType<Failure>>(
 queryClient: QueryClient, id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDocument>>, TError, TData>>, request?: SecondParameter<typeof http>}

  ): Promise<QueryClient> => {

  const queryOptions = getGetDocumentQueryOptions(id,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useGetDocument} query
 */
export const invalidateGetDocument = async (
 queryClient: QueryClient, id: number, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetDocumentQueryKey(id) }, options);

  return queryClient;
}




export const getGetDocumentSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getDocument>>, TError = ErrorType<Failure>>(id: number, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getDocument>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetDocumentQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getDocument>>> = ({ signal }) => getDocument(id, { signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getDocument>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetDocumentSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getDocument>>>
export type GetDocumentSuspenseQueryError = ErrorType<Failure>


export function useGetDocumentSuspense<TData = Awaited<ReturnType<typeof getDocument>>, TError = ErrorType<Failure>>(
 id: number, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getDocument>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetDocumentSuspense<TData = Awaited<ReturnType<typeof getDocument>>, TError = ErrorType<Failure>>(
 id: number, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getDocument>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetDocumentSuspense<TData = Awaited<ReturnType<typeof getDocument>>, TError = ErrorType<Failure>>(
 id: number, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getDocument>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read a help document
 */

export function useGetDocumentSuspense<TData = Awaited<ReturnType<typeof getDocument>>, TError = ErrorType<Failure>>(
 id: number, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getDocument>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetDocumentSuspenseQueryOptions(id,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getUpdateDocumentUrl = (id: number,) => {




  return `/docs/${encodeURIComponent(String(id))}`
}

/**
 * Changes what is given of a help document. The slug must not be in use by another one, in any language.
 * @summary Change a help document
 */
export const updateDocument = async (id: number,
    documentUpdateRequest: DocumentUpdateRequest, options?: Parameters<typeof http>[1]): Promise<DocumentResult> => {

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
return http<DocumentResult>(getUpdateDocumentUrl(id),
  {
      operationId: 'updateDocument',
    ...options,
    method: 'PATCH',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(documentUpdateRequest),
    schema: DocumentResult
  }
);}





export const getUpdateDocumentMutationKey = () => ['updateDocument'] as const;

export const getUpdateDocumentMutationOptions = <TError = ErrorType<Failure>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateDocument>>, TError,UpdateDocumentMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof updateDocument>>, TError,UpdateDocumentMutationVariables, TContext> => {

const mutationKey = getUpdateDocumentMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateDocument>>, UpdateDocumentMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  updateDocument(id,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateDocumentMutationResult = NonNullable<Awaited<ReturnType<typeof updateDocument>>>
    export type UpdateDocumentMutationBody = DocumentUpdateRequest
    export type UpdateDocumentMutationError = ErrorType<Failure>
    export type UpdateDocumentMutationVariables = {id: number;data: DocumentUpdateRequest}

    /**
 * @summary Change a help document
 */
export const useUpdateDocument = <TError = ErrorType<Failure>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateDocument>>, TError,UpdateDocumentMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateDocument>>,
        TError,
        UpdateDocumentMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateDocumentMutationOptions(options), queryClient);
    }
    export const getDeleteDocumentUrl = (id: number,) => {




  return `/docs/${encodeURIComponent(String(id))}`
}

/**
 * Deletes a help document for good. Images that it shows stay stored.
 * @summary Delete a help document
 */
export const deleteDocument = async (id: number, options?: Parameters<typeof http>[1]): Promise<void> => {

  return http<void>(getDeleteDocumentUrl(id),
  {
      operationId: 'deleteDocument',
    ...options,
    method: 'DELETE'


  }
);}





export const getDeleteDocumentMutationKey = () => ['deleteDocument'] as const;

export const getDeleteDocumentMutationOptions = <TError = ErrorType<Failure>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteDocument>>, TError,DeleteDocumentMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteDocument>>, TError,DeleteDocumentMutationVariables, TContext> => {

const mutationKey = getDeleteDocumentMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteDocument>>, DeleteDocumentMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  deleteDocument(id,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DeleteDocumentMutationResult = NonNullable<Awaited<ReturnType<typeof deleteDocument>>>

    export type DeleteDocumentMutationError = ErrorType<Failure>
    export type DeleteDocumentMutationVariables = {id: number}

    /**
 * @summary Delete a help document
 */
export const useDeleteDocument = <TError = ErrorType<Failure>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteDocument>>, TError,DeleteDocumentMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteDocument>>,
        TError,
        DeleteDocumentMutationVariables,
        TContext
      > => {
      return useMutation(getDeleteDocumentMutationOptions(options), queryClient);
    }
    export const getGetDocumentBySlugUrl = (slug: string,) => {




  return `/docs/slug/${encodeURIComponent(String(slug))}`
}

/**
 * One help document with its content, for reading. Its language need not be the reader's.
 * @summary Read a help document by its slug
 */
export const getDocumentBySlug = async (slug: string, options?: Parameters<typeof http>[1]): Promise<DocumentResult> => {

  return http<DocumentResult>(getGetDocumentBySlugUrl(slug),
  {
      operationId: 'getDocumentBySlug',
    ...options,
    method: 'GET'

    ,
    schema: DocumentResult
  }
);}





export const getGetDocumentBySlugQueryKey = (slug: string,) => {
    return [
    "getDocumentBySlug", ...(slug ? [slug] : [])
    ] as const;
    }


export const getGetDocumentBySlugQueryOptions = <TData = Awaited<ReturnType<typeof getDocumentBySlug>>, TError = ErrorType<Failure>>(slug: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDocumentBySlug>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetDocumentBySlugQueryKey(slug);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getDocumentBySlug>>> = ({ signal }) => getDocumentBySlug(slug, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: slug !== null && slug !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getDocumentBySlug>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetDocumentBySlugQueryResult = NonNullable<Awaited<ReturnType<typeof getDocumentBySlug>>>
export type GetDocumentBySlugQueryError = ErrorType<Failure>


export function useGetDocumentBySlug<TData = Awaited<ReturnType<typeof getDocumentBySlug>>, TError = ErrorType<Failure>>(
 slug: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDocumentBySlug>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getDocumentBySlug>>,
          TError,
          Awaited<ReturnType<typeof getDocumentBySlug>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetDocumentBySlug<TData = Awaited<ReturnType<typeof getDocumentBySlug>>, TError = ErrorType<Failure>>(
 slug: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDocumentBySlug>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getDocumentBySlug>>,
          TError,
          Awaited<ReturnType<typeof getDocumentBySlug>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetDocumentBySlug<TData = Awaited<ReturnType<typeof getDocumentBySlug>>, TError = ErrorType<Failure>>(
 slug: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDocumentBySlug>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read a help document by its slug
 */

export function useGetDocumentBySlug<TData = Awaited<ReturnType<typeof getDocumentBySlug>>, TError = ErrorType<Failure>>(
 slug: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDocumentBySlug>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetDocumentBySlugQueryOptions(slug,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Read a help document by its slug
 */
export const prefetchGetDocumentBySlugQuery = async <TData = Awaited<ReturnType<typeof getDocumentBySlug>>, TError = ErrorType<Failure>>(
 queryClient: QueryClient, slug: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDocumentBySlug>>, TError, TData>>, request?: SecondParameter<typeof http>}

  ): Promise<QueryClient> => {

  const queryOptions = getGetDocumentBySlugQueryOptions(slug,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useGetDocumentBySlug} query
 */
export const invalidateGetDocumentBySlug = async (
 queryClient: QueryClient, slug: string, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetDocumentBySlugQueryKey(slug) }, options);

  return queryClient;
}




export const getGetDocumentBySlugSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getDocumentBySlug>>, TError = ErrorType<Failure>>(slug: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getDocumentBySlug>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetDocumentBySlugQueryKey(slug);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getDocumentBySlug>>> = ({ signal }) => getDocumentBySlug(slug, { signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getDocumentBySlug>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetDocumentBySlugSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getDocumentBySlug>>>
export type GetDocumentBySlugSuspenseQueryError = ErrorType<Failure>


export function useGetDocumentBySlugSuspense<TData = Awaited<ReturnType<typeof getDocumentBySlug>>, TError = ErrorType<Failure>>(
 slug: string, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getDocumentBySlug>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetDocumentBySlugSuspense<TData = Awaited<ReturnType<typeof getDocumentBySlug>>, TError = ErrorType<Failure>>(
 slug: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getDocumentBySlug>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetDocumentBySlugSuspense<TData = Awaited<ReturnType<typeof getDocumentBySlug>>, TError = ErrorType<Failure>>(
 slug: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getDocumentBySlug>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read a help document by its slug
 */

export function useGetDocumentBySlugSuspense<TData = Awaited<ReturnType<typeof getDocumentBySlug>>, TError = ErrorType<Failure>>(
 slug: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getDocumentBySlug>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetDocumentBySlugSuspenseQueryOptions(slug,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getUploadDocumentImageUrl = () => {




  return `/docs/upload/images`
}

/**
 * Stores an image and returns where it can be fetched. The image belongs to no document until one shows it.
 * @summary Store an image for a help document
 */
export const uploadDocumentImage = async (documentImageUploadRequest: DocumentImageUploadRequest, options?: Parameters<typeof http>[1]): Promise<DocumentImageResult> => {
    const formData = toFormData(documentImageUploadRequest)
  return http<DocumentImageResult>(getUploadDocumentImageUrl(),
  {
      operationId: 'uploadDocumentImage', keyed: true, upload: true,
    ...options,
    method: 'POST'
    ,
    body: formData,
    schema: DocumentImageResult
  }
);}





export const getUploadDocumentImageMutationKey = () => ['uploadDocumentImage'] as const;

export const getUploadDocumentImageMutationOptions = <TError = ErrorType<Failure>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof uploadDocumentImage>>, TError,UploadDocumentImageMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof uploadDocumentImage>>, TError,UploadDocumentImageMutationVariables, TContext> => {

const mutationKey = getUploadDocumentImageMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof uploadDocumentImage>>, UploadDocumentImageMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  uploadDocumentImage(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UploadDocumentImageMutationResult = NonNullable<Awaited<ReturnType<typeof uploadDocumentImage>>>
    export type UploadDocumentImageMutationBody = DocumentImageUploadRequest
    export type UploadDocumentImageMutationError = ErrorType<Failure>
    export type UploadDocumentImageMutationVariables = {data: DocumentImageUploadRequest}

    /**
 * @summary Store an image for a help document
 */
export const useUploadDocumentImage = <TError = ErrorType<Failure>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof uploadDocumentImage>>, TError,UploadDocumentImageMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof uploadDocumentImage>>,
        TError,
        UploadDocumentImageMutationVariables,
        TContext
      > => {
      return useMutation(getUploadDocumentImageMutationOptions(options), queryClient);
    }
    export const getGetSecureStaticResourceUrl = (params: GetSecureStaticResourceParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/secure-static-resource?${stringifiedParams}` : `/secure-static-resource`
}

/**
 * Exchanges the link of a protected file, such as a help video, for an address that works for a while.
 * Links that contain `ssr/general` need this. Assumed: its path, and the name of the parameter.
 * @summary Get a signed address
 */
export const getSecureStaticResource = async (params: GetSecureStaticResourceParams, options?: Parameters<typeof http>[1]): Promise<SecureStaticResource> => {

  return http<SecureStaticResource>(getGetSecureStaticResourceUrl(params),
  {
      operationId: 'getSecureStaticResource',
    ...options,
    method: 'GET'

    ,
    schema: SecureStaticResource
  }
);}





export const getGetSecureStaticResourceQueryKey = (params?: GetSecureStaticResourceParams,) => {
    return [
    "getSecureStaticResource", ...(params ? [params] : [])
    ] as const;
    }


export const getGetSecureStaticResourceQueryOptions = <TData = Awaited<ReturnType<typeof getSecureStaticResource>>, TError = ErrorType<Failure>>(params: GetSecureStaticResourceParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSecureStaticResource>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetSecureStaticResourceQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getSecureStaticResource>>> = ({ signal }) => getSecureStaticResource(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getSecureStaticResource>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetSecureStaticResourceQueryResult = NonNullable<Awaited<ReturnType<typeof getSecureStaticResource>>>
export type GetSecureStaticResourceQueryError = ErrorType<Failure>


export function useGetSecureStaticResource<TData = Awaited<ReturnType<typeof getSecureStaticResource>>, TError = ErrorType<Failure>>(
 params: GetSecureStaticResourceParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSecureStaticResource>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getSecureStaticResource>>,
          TError,
          Awaited<ReturnType<typeof getSecureStaticResource>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetSecureStaticResource<TData = Awaited<ReturnType<typeof getSecureStaticResource>>, TError = ErrorType<Failure>>(
 params: GetSecureStaticResourceParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSecureStaticResource>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getSecureStaticResource>>,
          TError,
          Awaited<ReturnType<typeof getSecureStaticResource>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetSecureStaticResource<TData = Awaited<ReturnType<typeof getSecureStaticResource>>, TError = ErrorType<Failure>>(
 params: GetSecureStaticResourceParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSecureStaticResource>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Get a signed address
 */

export function useGetSecureStaticResource<TData = Awaited<ReturnType<typeof getSecureStaticResource>>, TError = ErrorType<Failure>>(
 params: GetSecureStaticResourceParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSecureStaticResource>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetSecureStaticResourceQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Get a signed address
 */
export const prefetchGetSecureStaticResourceQuery = async <TData = Awaited<ReturnType<typeof getSecureStaticResource>>, TError = ErrorType<Failure>>(
 queryClient: QueryClient, params: GetSecureStaticResourceParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSecureStaticResource>>, TError, TData>>, request?: SecondParameter<typeof http>}

  ): Promise<QueryClient> => {

  const queryOptions = getGetSecureStaticResourceQueryOptions(params,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useGetSecureStaticResource} query
 */
export const invalidateGetSecureStaticResource = async (
 queryClient: QueryClient, params: GetSecureStaticResourceParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetSecureStaticResourceQueryKey(params) }, options);

  return queryClient;
}




export const getGetSecureStaticResourceSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getSecureStaticResource>>, TError = ErrorType<Failure>>(params: GetSecureStaticResourceParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getSecureStaticResource>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetSecureStaticResourceQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getSecureStaticResource>>> = ({ signal }) => getSecureStaticResource(params, { signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getSecureStaticResource>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetSecureStaticResourceSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getSecureStaticResource>>>
export type GetSecureStaticResourceSuspenseQueryError = ErrorType<Failure>


export function useGetSecureStaticResourceSuspense<TData = Awaited<ReturnType<typeof getSecureStaticResource>>, TError = ErrorType<Failure>>(
 params: GetSecureStaticResourceParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getSecureStaticResource>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetSecureStaticResourceSuspense<TData = Awaited<ReturnType<typeof getSecureStaticResource>>, TError = ErrorType<Failure>>(
 params: GetSecureStaticResourceParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getSecureStaticResource>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetSecureStaticResourceSuspense<TData = Awaited<ReturnType<typeof getSecureStaticResource>>, TError = ErrorType<Failure>>(
 params: GetSecureStaticResourceParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getSecureStaticResource>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Get a signed address
 */

export function useGetSecureStaticResourceSuspense<TData = Awaited<ReturnType<typeof getSecureStaticResource>>, TError = ErrorType<Failure>>(
 params: GetSecureStaticResourceParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getSecureStaticResource>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetSecureStaticResourceSuspenseQueryOptions(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






