import type { User } from '~/api/generated/model/index.ts'
import type { OwnKind } from '~/kit/batch/batch-state.ts'
import { inOrder } from '~/lib/in-order.ts'
import { refusal } from '~/lib/refusal.ts'

export type Role = { id: number; name: string }

/** What becomes of the roles of many users. */
export type RolesTarget = { how: 'add' | 'remove' | 'replace'; roles: readonly Role[] }

export type RolesVerdict = {
  kind: OwnKind | 'ownRoles' | 'noRole'
  note?: string
  /** The roles that the user had when they were checked: their ids, and their names. */
  ids?: readonly number[]
  before?: string
  after?: string
}

const rolesOf = ({ actionRoleTemplates }: User): readonly Role[] => inOrder(actionRoleTemplates)

/** The roles of a user after the change. */
export function rolesAfter(user: User, { how, roles }: RolesTarget): readonly Role[] {
  if (how === 'replace') return roles
  const before = rolesOf(user)
  const named = new Set(roles.map(({ id }) => id))
  const others = before.filter(({ id }) => !named.has(id))
  return how === 'remove'
    ? others
    : [...before, ...roles.filter(({ id }) => before.every((each) => each.id !== id))]
}

/** Whether the roles of a user can be changed. Nobody takes away their own, as in the form. */
export function judgeRoles(user: User, target: RolesTarget, ownId: number): RolesVerdict {
  const before = rolesOf(user)
  const after = rolesAfter(user, target)
  const kept = new Set(after.map(({ id }) => id))
  const loses = before.some(({ id }) => !kept.has(id))
  const gains = after.some(({ id }) => before.every((each) => each.id !== id))
  return {
    kind: kindOf(),
    ids: before.map(({ id }) => id),
    before: namesOf(before),
    after: namesOf(after),
  }
  function kindOf(): RolesVerdict['kind'] {
    if (!loses && !gains) return 'done'
    if (loses && user.id === ownId) return 'ownRoles'
    return kept.size === 0 ? 'noRole' : 'ready'
  }
}

/** Throws a refusal for the batch, which then checks the user again, if the roles are no longer those that were checked. */
export function refuseIfChanged(user: User, { ids = [] }: RolesVerdict, text: string) {
  const now = rolesOf(user).map(({ id }) => id)
  const isSame = now.length === ids.length && now.every((id) => ids.includes(id))
  if (!isSame) throw refusal(text)
}

const namesOf = (roles: readonly Role[]) => roles.map(({ name }) => name).join(', ')
