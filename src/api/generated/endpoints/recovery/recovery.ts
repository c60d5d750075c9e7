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
  NewPasswordResult,
  PasswordResetLookup,
  PasswordResetRequestResult
} from '../../model';
import type {
  Failure,
  NewPasswordRequest,
  PasswordResetRequest
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

export const getRequestPasswordResetUrl = () => {




  return `/forgot-password`
}

/**
 * Sends a mail with a reset link to the user. A username that is not known is refused.
 * @summary Ask for a password reset
 */
export const requestPasswordReset = async (passwordResetRequest: PasswordResetRequest, options?: Parameters<typeof http>[1]): Promise<PasswordResetRequestResult> => {

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
return http<PasswordResetRequestResult>(getRequestPasswordResetUrl(),
  {
      operationId: 'requestPasswordReset', public: true,
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(passwordResetRequest),
    schema: PasswordResetRequestResult
  }
);}





export const getRequestPasswordResetMutationKey = () => ['requestPasswordReset'] as const;

export const getRequestPasswordResetMutationOptions = <TError = ErrorType<Failure>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof requestPasswordReset>>, TError,RequestPasswordResetMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof requestPasswordReset>>, TError,RequestPasswordResetMutationVariables, TContext> => {

const mutationKey = getRequestPasswordResetMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof requestPasswordReset>>, RequestPasswordResetMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  requestPasswordReset(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RequestPasswordResetMutationResult = NonNullable<Awaited<ReturnType<typeof requestPasswordReset>>>
    export type RequestPasswordResetMutationBody = PasswordResetRequest
    export type RequestPasswordResetMutationError = ErrorType<Failure>
    export type RequestPasswordResetMutationVariables = {data: PasswordResetRequest}

    /**
 * @summary Ask for a password reset
 */
export const useRequestPasswordReset = <TError = ErrorType<Failure>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof requestPasswordReset>>, TError,RequestPasswordResetMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof requestPasswordReset>>,
        TError,
        RequestPasswordResetMutationVariables,
        TContext
      > => {
      return useMutation(getRequestPasswordResetMutationOptions(options), queryClient);
    }
    export const getLookUpPasswordResetUrl = (resetToken: string,) => {




  return `/forgot-password/reset/${encodeURIComponent(String(resetToken))}`
}

/**
 * Tells whether a reset link can still be used. The new password needs only the reset token, not the session token in `message`.
 * @summary Look up a password reset
 */
export const lookUpPasswordReset = async (resetToken: string, options?: Parameters<typeof http>[1]): Promise<PasswordResetLookup> => {

  return http<PasswordResetLookup>(getLookUpPasswordResetUrl(resetToken),
  {
      operationId: 'lookUpPasswordReset', public: true,
    ...options,
    method: 'GET'

    ,
    schema: PasswordResetLookup
  }
);}





export const getLookUpPasswordResetQueryKey = (resetToken: string,) => {
    return [
    "lookUpPasswordReset", ...(resetToken ? [resetToken] : [])
    ] as const;
    }


export const getLookUpPasswordResetQueryOptions = <TData = Awaited<ReturnType<typeof lookUpPasswordReset>>, TError = ErrorType<Failure>>(resetToken: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof lookUpPasswordReset>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getLookUpPasswordResetQueryKey(resetToken);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof lookUpPasswordReset>>> = ({ signal }) => lookUpPasswordReset(resetToken, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: resetToken !== null && resetToken !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof lookUpPasswordReset>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type LookUpPasswordResetQueryResult = NonNullable<Awaited<ReturnType<typeof lookUpPasswordReset>>>
export type LookUpPasswordResetQueryError = ErrorType<Failure>


export function useLookUpPasswordReset<TData = Awaited<ReturnType<typeof lookUpPasswordReset>>, TError = ErrorType<Failure>>(
 resetToken: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof lookUpPasswordReset>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof lookUpPasswordReset>>,
          TError,
          Awaited<ReturnType<typeof lookUpPasswordReset>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useLookUpPasswordReset<TData = Awaited<ReturnType<typeof lookUpPasswordReset>>, TError = ErrorType<Failure>>(
 resetToken: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof lookUpPasswordReset>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof lookUpPasswordReset>>,
          TError,
          Awaited<ReturnType<typeof lookUpPasswordReset>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useLookUpPasswordReset<TData = Awaited<ReturnType<typeof lookUpPasswordReset>>, TError = ErrorType<Failure>>(
 resetToken: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof lookUpPasswordReset>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Look up a password reset
 */

export function useLookUpPasswordReset<TData = Awaited<ReturnType<typeof lookUpPasswordReset>>, TError = ErrorType<Failure>>(
 resetToken: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof lookUpPasswordReset>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getLookUpPasswordResetQueryOptions(resetToken,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Look up a password reset
 */
export const prefetchLookUpPasswordResetQuery = async <TData = Awaited<ReturnType<typeof lookUpPasswordReset>>, TError = ErrorType<Failure>>(
 queryClient: QueryClient, resetToken: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof lookUpPasswordReset>>, TError, TData>>, request?: SecondParameter<typeof http>}

  ): Promise<QueryClient> => {

  const queryOptions = getLookUpPasswordResetQueryOptions(resetToken,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useLookUpPasswordReset} query
 */
export const invalidateLookUpPasswordReset = async (
 queryClient: QueryClient, resetToken: string, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getLookUpPasswordResetQueryKey(resetToken) }, options);

  return queryClient;
}




export const getLookUpPasswordResetSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof lookUpPasswordReset>>, TError = ErrorType<Failure>>(resetToken: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof lookUpPasswordReset>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getLookUpPasswordResetQueryKey(resetToken);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof lookUpPasswordReset>>> = ({ signal }) => lookUpPasswordReset(resetToken, { signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof lookUpPasswordReset>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type LookUpPasswordResetSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof lookUpPasswordReset>>>
export type LookUpPasswordResetSuspenseQueryError = ErrorType<Failure>


export function useLookUpPasswordResetSuspense<TData = Awaited<ReturnType<typeof lookUpPasswordReset>>, TError = ErrorType<Failure>>(
 resetToken: string, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof lookUpPasswordReset>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useLookUpPasswordResetSuspense<TData = Awaited<ReturnType<typeof lookUpPasswordReset>>, TError = ErrorType<Failure>>(
 resetToken: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof lookUpPasswordReset>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useLookUpPasswordResetSuspense<TData = Awaited<ReturnType<typeof lookUpPasswordReset>>, TError = ErrorType<Failure>>(
 resetToken: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof lookUpPasswordReset>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Look up a password reset
 */

export function useLookUpPasswordResetSuspense<TData = Awaited<ReturnType<typeof lookUpPasswordReset>>, TError = ErrorType<Failure>>(
 resetToken: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof lookUpPasswordReset>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getLookUpPasswordResetSuspenseQueryOptions(resetToken,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getResetPasswordUrl = () => {




  return `/forgot-password/reset`
}

/**
 * Sets the new password of a reset request and returns a token, so that the user is signed in at once.
 * @summary Set a new password
 */
export const resetPassword = async (newPasswordRequest: NewPasswordRequest, options?: Parameters<typeof http>[1]): Promise<NewPasswordResult> => {

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
return http<NewPasswordResult>(getResetPasswordUrl(),
  {
      operationId: 'resetPassword', public: true,
    ...options,
    method: 'PATCH',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(newPasswordRequest),
    schema: NewPasswordResult
  }
);}





export const getResetPasswordMutationKey = () => ['resetPassword'] as const;

export const getResetPasswordMutationOptions = <TError = ErrorType<Failure>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof resetPassword>>, TError,ResetPasswordMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof resetPassword>>, TError,ResetPasswordMutationVariables, TContext> => {

const mutationKey = getResetPasswordMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof resetPassword>>, ResetPasswordMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  resetPassword(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ResetPasswordMutationResult = NonNullable<Awaited<ReturnType<typeof resetPassword>>>
    export type ResetPasswordMutationBody = NewPasswordRequest
    export type ResetPasswordMutationError = ErrorType<Failure>
    export type ResetPasswordMutationVariables = {data: NewPasswordRequest}

    /**
 * @summary Set a new password
 */
export const useResetPassword = <TError = ErrorType<Failure>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof resetPassword>>, TError,ResetPasswordMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof resetPassword>>,
        TError,
        ResetPasswordMutationVariables,
        TContext
      > => {
      return useMutation(getResetPasswordMutationOptions(options), queryClient);
    }
