import { createContext, use } from 'react'
import type { CurrentUser } from '~/api/generated/model/index.ts'
import type { Access } from './access.ts'

/** The signed-in user and what they may open. */
export type Session = { user: CurrentUser; access: Access }

const SessionContext = createContext<Session | null>(null)

export const SessionProvider = SessionContext.Provider

/** The session of the signed-in user. Only for screens behind the sign-in. */
export function useSession(): Session {
  const session = use(SessionContext)
  if (!session) throw new Error('There is no session on a public screen')
  return session
}
