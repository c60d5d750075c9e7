import type { UserRow } from './rows.ts'
import type { World } from './world.ts'

export type Session = { userId: number; expired: boolean }

/** Tokens that are valid from the start, for tests, stories and calls by hand. */
export const demoTokens = {
  'demo-token-admin': 1,
  'demo-token-fulfillment': 2,
  'demo-token-staff': 3,
} as const

/** Signs a user in and returns the new token. */
export function openSession(world: World, user: UserRow): string {
  const token = crypto.randomUUID()
  world.sessions.set(token, { userId: user.id, expired: false })
  return token
}

/** The user of a token; undefined for an unknown or expired token and for an archived user. */
export function userOf(world: World, token: string | null): UserRow | undefined {
  const session = world.sessions.get(token ?? '')
  const user = session?.expired === false ? world.users.get(session.userId) : undefined
  return user?.archived === false ? user : undefined
}

/** The sessions of one world in another, for users whom that one has too. */
export function copySessions(from: World, to: World): void {
  for (const [token, session] of from.sessions) {
    const name = from.users.get(session.userId)?.username
    if (name !== undefined && to.users.get(session.userId)?.username === name) {
      to.sessions.set(token, session)
    }
  }
}

/** Ends the sessions of one user, or of everyone. */
export function expireSessions(world: World, userId?: number): void {
  for (const [token, session] of world.sessions) {
    if (userId === undefined || session.userId === userId) {
      world.sessions.set(token, { ...session, expired: true })
    }
  }
}

/** Expires every reset link. */
export function expirePasswordResets(world: World): void {
  for (const { id } of world.passwordResets.all()) {
    world.passwordResets.update(id, { expiresAt: world.clock.now() })
  }
}
