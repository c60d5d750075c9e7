import { expect, expectTypeOf, test } from 'vitest'
import { readOperations } from '../contract.ts'
import type { OperationId, ReplyOf } from '../operations.ts'
import { access } from '../world/access.ts'
import type { UserRow } from '../world/rows.ts'
import { handlers } from './index.ts'
import { contract } from './testing.ts'
import type { CallOf, Handler, HandlersOf } from './types.ts'

// tsc checks these types: a wrong line does not compile.

test('a handler gets its call in the contract’s types', () => {
  expectTypeOf<CallOf<'getUser'>['path']>().toEqualTypeOf<{ id: number }>()
  expectTypeOf<CallOf<'listUsers'>['query']['sort']>().toEqualTypeOf<string[] | undefined>()
  expectTypeOf<CallOf<'listUsers'>['body']>().toEqualTypeOf<undefined>()
  expectTypeOf<CallOf<'listUsers'>['user']>().toEqualTypeOf<UserRow>()
  expectTypeOf<CallOf<'signIn'>['user']>().toEqualTypeOf<undefined>()
})

test('the files of a multipart body are Files, and its objects are objects', () => {
  type Body = CallOf<'createOrder'>['body']
  expectTypeOf<Body['uploads']>().toEqualTypeOf<File[] | undefined>()
  expectTypeOf<Body['order']['contactName']>().toEqualTypeOf<string>()
  expectTypeOf<CallOf<'importSetup'>['body']['file']>().toEqualTypeOf<File>()
})

test('a reply has a declared status with the body of that status', () => {
  expectTypeOf<{ status: 200; body: { token: string } }>().toExtend<ReplyOf<'signIn'>>()
  expectTypeOf<{ status: 204; body: undefined }>().toExtend<ReplyOf<'archiveUser'>>()
  expectTypeOf<{ status: 200; body: Blob }>().toExtend<ReplyOf<'getDocumentImage'>>()
  expectTypeOf<{ status: 418; body: { message: string } }>().not.toExtend<ReplyOf<'signIn'>>()
  expectTypeOf<{ status: 404; body: { message: string } }>().not.toExtend<ReplyOf<'getVersions'>>()
  expectTypeOf<{ status: 200; body: { token: number } }>().not.toExtend<ReplyOf<'signIn'>>()
  expectTypeOf<{ status: 200; body: undefined }>().not.toExtend<ReplyOf<'archiveUser'>>()
  expectTypeOf<() => { status: 201; body: undefined }>().not.toExtend<Handler<'createUser'>>()
})

test('a missing handler does not compile', () => {
  type All = HandlersOf<OperationId>
  expectTypeOf<typeof handlers>().toExtend<All>()
  expectTypeOf<Omit<All, 'getMe'>>().not.toExtend<All>()
})

test('every operation of the contract has a handler, and its access is known', () => {
  const operationIds = readOperations(contract).map(({ operationId }) => operationId)
  expect(Object.keys(handlers).toSorted()).toEqual(operationIds.toSorted())
  expect(Object.keys(access).toSorted()).toEqual(operationIds.toSorted())
  expectTypeOf<keyof typeof access>().toEqualTypeOf<OperationId>()
})
