const tabKey = 'waypost-drafts tab'

/** Where it is stored when each draft of a second tab was last opened, by key. */
export const openedKey = 'drafts of second tabs'

/** This tab's name, which it keeps after a reload; null before it needs one. A duplicated tab begins with the same name. */
export const thisTab = () => sessionStorage.getItem(tabKey)

export function newTab(): string {
  const tab = crypto.randomUUID()
  sessionStorage.setItem(tabKey, tab)
  return tab
}
