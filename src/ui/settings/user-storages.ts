import { createContext, use } from 'react'
import { noStorage, type UserStorage } from '~/lib/user-storage.ts'

/** The signed-in user's storages: settings survive a sign-out, drafts do not. */
export type UserStorages = { settings: UserStorage; drafts: UserStorage }

const StoragesContext = createContext<UserStorages>({ settings: noStorage, drafts: noStorage })

export const UserStoragesProvider = StoragesContext.Provider

/** The signed-in user's storages in this browser. Signed-out users have none. */
export const useUserStorages = () => use(StoragesContext)
