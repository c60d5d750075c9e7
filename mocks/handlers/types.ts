import type { BodyOf, OperationId, PathOf, QueryOf, ReplyOf } from '../operations.ts'
import type { access } from '../world/access.ts'
import type { UserRow } from '../world/rows.ts'
import type { World } from '../world/world.ts'

/** The input of a handler. `user` is the signed-in user; public operations have none. */
export type CallOf<Id extends OperationId> = {
  path: PathOf<Id>
  query: QueryOf<Id>
  body: BodyOf<Id>
  user: (typeof access)[Id] extends 'public' ? undefined : UserRow
  world: World
}

/** Answers one operation. An undeclared status or body does not compile. */
export type Handler<Id extends OperationId> = (
  call: CallOf<Id>,
) => ReplyOf<Id> | Promise<ReplyOf<Id>>

export type HandlersOf<Ids extends OperationId> = { [Id in Ids]: Handler<Id> }
