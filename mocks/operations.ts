import type { components, operations } from './generated/operations.ts'

/** The contract's operations as the sandbox types them. */
export type OperationId = keyof operations

/** A schema of the contract, by name. */
export type Schema<Name extends keyof components['schemas']> = components['schemas'][Name]

type Responses<Id extends OperationId> = operations[Id]['responses']

/** A JSON body has its schema's type; any other body is a Blob. Without content there is no body. */
type BodyIn<Response> = Response extends { content: infer Content }
  ? Content extends { 'application/json': infer Json }
    ? Json
    : Blob
  : undefined

/** The possible answers of an operation: each declared status with its body. */
export type ReplyOf<Id extends OperationId> = {
  [Status in keyof Responses<Id>]: { status: Status; body: BodyIn<Responses<Id>[Status]> }
}[keyof Responses<Id>]

export type StatusOf<Id extends OperationId> = keyof Responses<Id>

/** The body of an operation's answer of one status. */
export type AnswerBody<Id extends OperationId, Status extends StatusOf<Id>> = BodyIn<
  Responses<Id>[Status]
>

type Declared<Part> = [NonNullable<Part>] extends [never] ? Record<never, never> : NonNullable<Part>

export type PathOf<Id extends OperationId> = Declared<operations[Id]['parameters']['path']>
export type QueryOf<Id extends OperationId> = Declared<operations[Id]['parameters']['query']>

/** In a multipart schema, texts stand for files; objects are JSON. */
type Part<Value> = Value extends string ? File : Value extends string[] ? File[] : Value
type Parts<Form> = { [Name in keyof Form]: Part<Form[Name]> }

type ContentOf<Id extends OperationId> =
  NonNullable<operations[Id]['requestBody']> extends { content: infer Content } ? Content : never

export type BodyOf<Id extends OperationId> = [ContentOf<Id>] extends [never]
  ? undefined
  : ContentOf<Id> extends { 'application/json': infer Json }
    ? Json
    : ContentOf<Id> extends { 'multipart/form-data': infer Form }
      ? Parts<Form>
      : undefined
