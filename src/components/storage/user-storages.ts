import { createContext, use } from 'react'
import { noStorage, type UserStorage } from '~/lib/user-storage.ts'

/** The two storages of the signed-in user: settings outlast a sign-out, drafts do not. */
export type UserStorages = { settings: UserStorage; drafts: UserStorage }

const StoragesContext = createContext<UserStorages>({ settings: noStorage, drafts: noStorage })

export const UserStoragesProvider = StoragesContext.Provider

/** What the console keeps in this browser for the signed-in user. Keeps nothing where nobody is signed in. */
export const useUserStorages = () => use(StoragesContext)
