import type { UserRow } from './rows.ts'
import type { World } from './world.ts'

export type Change = {
  changeType: 'INSERT' | 'UPDATE' | 'DELETE'
  /** In snake case, such as `enterprise_preference`. */
  tableName: string
  /** The enterprise whose log shows the change, or null. */
  enterpriseId: number | null
  /** The row after the change, or before its deletion; null if it is not recorded. */
  record: object | null
}

const secret = ['password']

/** Records a change in the audit log: who, when, and the record as JSON with its keys in snake case, without passwords. */
export function audit(world: World, user: UserRow | undefined, change: Change): void {
  const { changeType, tableName, enterpriseId, record } = change
  world.auditEvents.insert({
    enterpriseId,
    changeType,
    tableName,
    changedAt: world.clock.instant(),
    userInfo: user?.username ?? null,
    recordData: record && JSON.stringify(withSnakeCase(record)),
  })
}

function withSnakeCase(record: object) {
  return Object.fromEntries(
    Object.entries(record)
      .filter(([key]) => !secret.includes(key))
      .map(([key, value]) => [snakeCase(key), value as unknown]),
  )
}

const snakeCase = (key: string) => key.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
