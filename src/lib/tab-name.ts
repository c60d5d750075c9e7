import { tabStore } from './web-storage.ts'

const tabKey = 'waypost-drafts tab'

/** Where it is stored when each draft of a second tab was last opened, by key. */
export const openedKey = 'drafts of second tabs'

/** This tab's name, which it keeps after a reload; null before it needs one. A duplicated tab begins with the same name. */
export const thisTab = () => tabStore.get(tabKey)

export function newTab(): string {
  const tab = crypto.randomUUID()
  tabStore.set(tabKey, tab)
  return tab
}

const chosenKey = (name: string) => `waypost-drafts chosen ${name}`

/** The key of the draft that a second tab has of a form. */
export const ownKey = (name: string, tab: string) => `${name} of ${tab}`

/** Makes this tab open a certain draft of a form, even that of a closed tab, until it is saved or discarded. */
export const chooseDraft = (key: string) =>
  tabStore.set(chosenKey(key.replace(/ of [\da-f-]{36}$/, '')), key)

export const chosenDraft = (name: string) => tabStore.get(chosenKey(name))

export const forgetChosen = (name: string) => tabStore.remove(chosenKey(name))
