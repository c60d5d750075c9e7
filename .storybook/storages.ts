import { clear, createStore } from 'idb-keyval'
import { draftsOf, noStorage } from '../src/lib/user-storage.ts'
import type { UserStorages } from '../src/ui/settings/user-storages.ts'

/** Drafts that are really stored. For one story only: clearing the drafts before the next story ends this storage. */
export const storyDrafts = () => draftsOf(1)

/** Storages for a part of a screen, for one story only. */
export const storyStorages = (replaced: Partial<UserStorages> = {}): UserStorages => ({
  settings: noStorage,
  drafts: storyDrafts(),
  ...replaced,
})

/** Removes what screens remember for a user, such as recent screens. */
export const clearSettings = () => clear(createStore('waypost-settings', 'values'))
