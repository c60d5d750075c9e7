import type { AnswerBody, BodyOf, OperationId, PathOf, QueryOf, StatusOf } from '../operations.ts'
import type { Scenario } from '../world/world.ts'

/** A call of the sandbox; `as` is a demo token without `demo-token-`, by default the administrator's. */
export type StateCall<Id extends OperationId> = {
  operationId: Id
  path?: PathOf<Id>
  query?: QueryOf<Id>
  body?: BodyOf<Id>
  as?: string
}

type AnyCall = { [Id in OperationId]: StateCall<Id> }[OperationId]

type Success<Id extends OperationId> = AnswerBody<Id, Extract<StatusOf<Id>, 200 | 201 | 204>>

type Proof<Id extends OperationId> = StateCall<Id> & {
  /** A call that has to come first. */
  first?: AnyCall[]
  /** The status, where it is not 200. */
  status?: number
  /** Whether the answer shows the state. `now` is the world's time in milliseconds since 1970. */
  shows?: (body: Success<Id>, now: number) => boolean
  /** The world that has the state; by default `busy`. */
  scenario?: Scenario
}

type MadeCall = {
  operationId: OperationId
  path?: object
  query?: object
  body?: unknown
  as?: string
}

/** A state that a screen has to handle and that the sandbox has. */
export type State = {
  what: string
  /** The id or name to find it by. */
  found: string
  call: MadeCall
  first: MadeCall[]
  status: number | undefined
  scenario: Scenario
  shows: (body: unknown, now: number) => boolean
}

export function state<Id extends OperationId>(
  what: string,
  found: string | number,
  { first = [], status, scenario = 'busy', shows = () => true, ...call }: Proof<Id>,
): State {
  return {
    what,
    found: String(found),
    call,
    first,
    status,
    scenario,
    // The answer of this call follows the contract of this operation.
    shows: shows as State['shows'],
  }
}
