import type { DeviceMoveEvaluation, Enterprise } from '~/api/generated/model/index.ts'
import { policyOf, type Failure } from '~/lib/failure.ts'
import { mayBeDone } from '~/lib/outcome.ts'
import { isUsed, type MoveVerdict } from './judge-move.ts'

export type Owner = { id?: number | undefined; name?: string | undefined }

export type Choice = { enterpriseId: number | ''; force: boolean }

type Server = {
  evaluation: DeviceMoveEvaluation
  enterprises: readonly Pick<Enterprise, 'id' | 'name'>[]
}

type Stored = {
  deviceId: number
  /** The enterprise of the device, as far as it is known. */
  owner: Owner
  chosen: Partial<Choice>
}

/** How far the move of one device has come. */
export function stageOf({ evaluation, enterprises }: Server, { deviceId, owner, chosen }: Stored) {
  const loses = isUsed(evaluation)
  const { enterpriseId = '', force = false } = chosen
  const confirmed: MoveVerdict = {
    kind: loses ? 'used' : 'ready',
    device: { id: deviceId, enterprise: owner.name, enterpriseId: owner.id },
    ...(loses && { loss: evaluation }),
  }
  return {
    step: evaluation.movable === false ? ('stuck' as const) : ('choose' as const),
    may: { move: enterpriseId !== '' && (force || !loses) },
    /** Whether the device loses something, which has to be confirmed. */
    loses,
    /** The enterprise that it cannot move to. The response may have only its name, which then has to be unique. */
    ownId: owner.id ?? onlyIdOf(enterprises, owner.name),
    /** What the user confirms with the move. */
    confirmed,
  }
}

function onlyIdOf(enterprises: Server['enterprises'], name: string | undefined) {
  const [own, ...others] = enterprises.filter((each) => each.name === name)
  return own && others.length === 0 ? own.id : null
}

/** What a failed move means. One that `startsOver` needs a new decision; others may be tried again as they are. */
export function afterFailure(error: Failure, isSent: boolean) {
  const isUnknown = isSent && mayBeDone(error)
  return { error, isUnknown, startsOver: isUnknown || policyOf(error).refusal === true }
}
