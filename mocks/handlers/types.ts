import type { BodyOf, OperationId, PathOf, QueryOf, ReplyOf } from '../operations.ts'
import type { access } from '../world/access.ts'
import type { UserRow } from '../world/rows.ts'
import type { World } from '../world/world.ts'

/** What a handler gets. `user` is who signed in; public operations have none. */
export type CallOf<Id extends OperationId> = {
  path: PathOf<Id>
  query: QueryOf<Id>
  body: BodyOf<Id>
  user: (typeof access)[Id] extends 'public' ? undefined : UserRow
  world: World
}

/** Answers one operation. A status or body that the contract does not declare for it does not compile. */
export type Handler<Id extends OperationId> = (
  call: CallOf<Id>,
) => ReplyOf<Id> | Promise<ReplyOf<Id>>

export type HandlersOf<Ids extends OperationId> = { [Id in Ids]: Handler<Id> }
