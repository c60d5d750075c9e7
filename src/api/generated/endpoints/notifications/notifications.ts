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
  NotificationPreferenceList,
  NotificationTestResult
} from '../../model';
import type {
  Failure,
  NotificationPreferenceRequest,
  NotificationPreferencesRequest
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

export const getListMyNotificationPreferencesUrl = () => {




  return `/users/me/notification_preferences`
}

/**
 * How the signed-in user is notified: by mail, text message, spoken call or push.
 * @summary List the notification preferences
 */
export const listMyNotificationPreferences = async ( options?: Parameters<typeof http>[1]): Promise<NotificationPreferenceList> => {

  return http<NotificationPreferenceList>(getListMyNotificationPreferencesUrl(),
  {
      operationId: 'listMyNotificationPreferences',
    ...options,
    method: 'GET'

    ,
    schema: NotificationPreferenceList
  }
);}





export const getListMyNotificationPreferencesQueryKey = () => {
    return [
    "listMyNotificationPreferences"
    ] as const;
    }


export const getListMyNotificationPreferencesQueryOptions = <TData = Awaited<ReturnType<typeof listMyNotificationPreferences>>, TError = ErrorType<Failure>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMyNotificationPreferences>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListMyNotificationPreferencesQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listMyNotificationPreferences>>> = ({ signal }) => listMyNotificationPreferences({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listMyNotificationPreferences>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListMyNotificationPreferencesQueryResult = NonNullable<Awaited<ReturnType<typeof listMyNotificationPreferences>>>
export type ListMyNotificationPreferencesQueryError = ErrorType<Failure>


export function useListMyNotificationPreferences<TData = Awaited<ReturnType<typeof listMyNotificationPreferences>>, TError = ErrorType<Failure>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMyNotificationPreferences>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listMyNotificationPreferences>>,
          TError,
          Awaited<ReturnType<typeof listMyNotificationPreferences>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListMyNotificationPreferences<TData = Awaited<ReturnType<typeof listMyNotificationPreferences>>, TError = ErrorType<Failure>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMyNotificationPreferences>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listMyNotificationPreferences>>,
          TError,
          Awaited<ReturnType<typeof listMyNotificationPreferences>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListMyNotificationPreferences<TData = Awaited<ReturnType<typeof listMyNotificationPreferences>>, TError = ErrorType<Failure>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMyNotificationPreferences>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the notification preferences
 */

export function useListMyNotificationPreferences<TData = Awaited<ReturnType<typeof listMyNotificationPreferences>>, TError = ErrorType<Failure>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMyNotificationPreferences>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListMyNotificationPreferencesQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary List the notification preferences
 */
export const prefetchListMyNotificationPreferencesQuery = async <TData = Awaited<ReturnType<typeof listMyNotificationPreferences>>, TError = ErrorType<Failure>>(
 queryClient: QueryClient,  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMyNotificationPreferences>>, TError, TData>>, request?: SecondParameter<typeof http>}

  ): Promise<QueryClient> => {

  const queryOptions = getListMyNotificationPreferencesQueryOptions(options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListMyNotificationPreferences} query
 */
export const invalidateListMyNotificationPreferences = async (
 queryClient: QueryClient,  options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListMyNotificationPreferencesQueryKey() }, options);

  return queryClient;
}




export const getListMyNotificationPreferencesSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listMyNotificationPreferences>>, TError = ErrorType<Failure>>( options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listMyNotificationPreferences>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListMyNotificationPreferencesQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listMyNotificationPreferences>>> = ({ signal }) => listMyNotificationPreferences({ signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listMyNotificationPreferences>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListMyNotificationPreferencesSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listMyNotificationPreferences>>>
export type ListMyNotificationPreferencesSuspenseQueryError = ErrorType<Failure>


export function useListMyNotificationPreferencesSuspense<TData = Awaited<ReturnType<typeof listMyNotificationPreferences>>, TError = ErrorType<Failure>>(
  options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listMyNotificationPreferences>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListMyNotificationPreferencesSuspense<TData = Awaited<ReturnType<typeof listMyNotificationPreferences>>, TError = ErrorType<Failure>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listMyNotificationPreferences>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListMyNotificationPreferencesSuspense<TData = Awaited<ReturnType<typeof listMyNotificationPreferences>>, TError = ErrorType<Failure>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listMyNotificationPreferences>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the notification preferences
 */

export function useListMyNotificationPreferencesSuspense<TData = Awaited<ReturnType<typeof listMyNotificationPreferences>>, TError = ErrorType<Failure>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listMyNotificationPreferences>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListMyNotificationPreferencesSuspenseQueryOptions(options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getReplaceMyNotificationPreferencesUrl = () => {




  return `/users/me/notification_preferences`
}

/**
 * Saves the full list. Those without an identifier are added, preferences that are left out are removed. The request is the bare list.
 * @summary Replace the notification preferences
 */
export const replaceMyNotificationPreferences = async (notificationPreferencesRequest: NotificationPreferencesRequest, options?: Parameters<typeof http>[1]): Promise<NotificationPreferenceList> => {

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
return http<NotificationPreferenceList>(getReplaceMyNotificationPreferencesUrl(),
  {
      operationId: 'replaceMyNotificationPreferences',
    ...options,
    method: 'PATCH',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(notificationPreferencesRequest),
    schema: NotificationPreferenceList
  }
);}





export const getReplaceMyNotificationPreferencesMutationKey = () => ['replaceMyNotificationPreferences'] as const;

export const getReplaceMyNotificationPreferencesMutationOptions = <TError = ErrorType<Failure>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof replaceMyNotificationPreferences>>, TError,ReplaceMyNotificationPreferencesMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof replaceMyNotificationPreferences>>, TError,ReplaceMyNotificationPreferencesMutationVariables, TContext> => {

const mutationKey = getReplaceMyNotificationPreferencesMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof replaceMyNotificationPreferences>>, ReplaceMyNotificationPreferencesMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  replaceMyNotificationPreferences(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ReplaceMyNotificationPreferencesMutationResult = NonNullable<Awaited<ReturnType<typeof replaceMyNotificationPreferences>>>
    export type ReplaceMyNotificationPreferencesMutationBody = NotificationPreferencesRequest
    export type ReplaceMyNotificationPreferencesMutationError = ErrorType<Failure>
    export type ReplaceMyNotificationPreferencesMutationVariables = {data: NotificationPreferencesRequest}

    /**
 * @summary Replace the notification preferences
 */
export const useReplaceMyNotificationPreferences = <TError = ErrorType<Failure>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof replaceMyNotificationPreferences>>, TError,ReplaceMyNotificationPreferencesMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof replaceMyNotificationPreferences>>,
        TError,
        ReplaceMyNotificationPreferencesMutationVariables,
        TContext
      > => {
      return useMutation(getReplaceMyNotificationPreferencesMutationOptions(options), queryClient);
    }
    export const getDeleteMyNotificationPreferenceUrl = (id: number,) => {




  return `/users/me/notification_preferences/${encodeURIComponent(String(id))}`
}

/**
 * Removes one preference and answers with those that remain.
 * @summary Remove a notification preference
 */
export const deleteMyNotificationPreference = async (id: number, options?: Parameters<typeof http>[1]): Promise<NotificationPreferenceList> => {

  return http<NotificationPreferenceList>(getDeleteMyNotificationPreferenceUrl(id),
  {
      operationId: 'deleteMyNotificationPreference',
    ...options,
    method: 'DELETE'

    ,
    schema: NotificationPreferenceList
  }
);}





export const getDeleteMyNotificationPreferenceMutationKey = () => ['deleteMyNotificationPreference'] as const;

export const getDeleteMyNotificationPreferenceMutationOptions = <TError = ErrorType<Failure>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteMyNotificationPreference>>, TError,DeleteMyNotificationPreferenceMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteMyNotificationPreference>>, TError,DeleteMyNotificationPreferenceMutationVariables, TContext> => {

const mutationKey = getDeleteMyNotificationPreferenceMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteMyNotificationPreference>>, DeleteMyNotificationPreferenceMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  deleteMyNotificationPreference(id,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DeleteMyNotificationPreferenceMutationResult = NonNullable<Awaited<ReturnType<typeof deleteMyNotificationPreference>>>

    export type DeleteMyNotificationPreferenceMutationError = ErrorType<Failure>
    export type DeleteMyNotificationPreferenceMutationVariables = {id: number}

    /**
 * @summary Remove a notification preference
 */
export const useDeleteMyNotificationPreference = <TError = ErrorType<Failure>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteMyNotificationPreference>>, TError,DeleteMyNotificationPreferenceMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteMyNotificationPreference>>,
        TError,
        DeleteMyNotificationPreferenceMutationVariables,
        TContext
      > => {
      return useMutation(getDeleteMyNotificationPreferenceMutationOptions(options), queryClient);
    }
    export const getTestMyNotificationPreferenceUrl = (id: number,) => {




  return `/users/me/notification_preferences/${encodeURIComponent(String(id))}/test`
}

/**
 * Sends a test notification by one saved preference.
 * @summary Test a notification preference
 */
export const testMyNotificationPreference = async (id: number, options?: Parameters<typeof http>[1]): Promise<NotificationTestResult> => {

  return http<NotificationTestResult>(getTestMyNotificationPreferenceUrl(id),
  {
      operationId: 'testMyNotificationPreference', keyed: true,
    ...options,
    method: 'POST'

    ,
    schema: NotificationTestResult
  }
);}





export const getTestMyNotificationPreferenceMutationKey = () => ['testMyNotificationPreference'] as const;

export const getTestMyNotificationPreferenceMutationOptions = <TError = ErrorType<Failure>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof testMyNotificationPreference>>, TError,TestMyNotificationPreferenceMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof testMyNotificationPreference>>, TError,TestMyNotificationPreferenceMutationVariables, TContext> => {

const mutationKey = getTestMyNotificationPreferenceMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof testMyNotificationPreference>>, TestMyNotificationPreferenceMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  testMyNotificationPreference(id,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type TestMyNotificationPreferenceMutationResult = NonNullable<Awaited<ReturnType<typeof testMyNotificationPreference>>>

    export type TestMyNotificationPreferenceMutationError = ErrorType<Failure>
    export type TestMyNotificationPreferenceMutationVariables = {id: number}

    /**
 * @summary Test a notification preference
 */
export const useTestMyNotificationPreference = <TError = ErrorType<Failure>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof testMyNotificationPreference>>, TError,TestMyNotificationPreferenceMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof testMyNotificationPreference>>,
        TError,
        TestMyNotificationPreferenceMutationVariables,
        TContext
      > => {
      return useMutation(getTestMyNotificationPreferenceMutationOptions(options), queryClient);
    }
    export const getTestUnsavedNotificationPreferenceUrl = () => {




  return `/users/me/notification_preferences/test`
}

/**
 * Sends a test notification by a preference that is not saved yet. Nothing is saved.
 * @summary Test a preference before it is saved
 */
export const testUnsavedNotificationPreference = async (notificationPreferenceRequest: NotificationPreferenceRequest, options?: Parameters<typeof http>[1]): Promise<NotificationTestResult> => {

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
return http<NotificationTestResult>(getTestUnsavedNotificationPreferenceUrl(),
  {
      operationId: 'testUnsavedNotificationPreference', keyed: true,
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(notificationPreferenceRequest),
    schema: NotificationTestResult
  }
);}





export const getTestUnsavedNotificationPreferenceMutationKey = () => ['testUnsavedNotificationPreference'] as const;

export const getTestUnsavedNotificationPreferenceMutationOptions = <TError = ErrorType<Failure>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof testUnsavedNotificationPreference>>, TError,TestUnsavedNotificationPreferenceMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof testUnsavedNotificationPreference>>, TError,TestUnsavedNotificationPreferenceMutationVariables, TContext> => {

const mutationKey = getTestUnsavedNotificationPreferenceMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof testUnsavedNotificationPreference>>, TestUnsavedNotificationPreferenceMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  testUnsavedNotificationPreference(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type TestUnsavedNotificationPreferenceMutationResult = NonNullable<Awaited<ReturnType<typeof testUnsavedNotificationPreference>>>
    export type TestUnsavedNotificationPreferenceMutationBody = NotificationPreferenceRequest
    export type TestUnsavedNotificationPreferenceMutationError = ErrorType<Failure>
    export type TestUnsavedNotificationPreferenceMutationVariables = {data: NotificationPreferenceRequest}

    /**
 * @summary Test a preference before it is saved
 */
export const useTestUnsavedNotificationPreference = <TError = ErrorType<Failure>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof testUnsavedNotificationPreference>>, TError,TestUnsavedNotificationPreferenceMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof testUnsavedNotificationPreference>>,
        TError,
        TestUnsavedNotificationPreferenceMutationVariables,
        TContext
      > => {
      return useMutation(getTestUnsavedNotificationPreferenceMutationOptions(options), queryClient);
    }
