import { chosenDraft, forgetChosen, newTab, openedKey, ownKey, thisTab } from '~/lib/tab-name.ts'
import { isHeldElsewhere, takeFreeLock, takeLock } from '~/lib/take-lock.ts'
import { day } from '~/lib/units.ts'
import type { UserStorage } from '~/lib/user-storage.ts'

/** Browsers rarely offer to reopen a tab that was closed longer ago. */
const maxAge = 30 * day

/** A stored draft that no other tab reads or changes until it is released. */
export type TakenDraft = { key: string; draft: unknown; release: () => void }

/**
 * Finds the draft of a form for this tab. A second tab with the same form begins empty and keeps a draft of its own, which
 * it finds again after a reload.
 */
export async function takeDraft(drafts: UserStorage, name: string): Promise<TakenDraft> {
  const take = async (key: string): Promise<TakenDraft | undefined> => {
    const release = await takeFreeLock(lockOf(key))
    return release && { key, draft: await drafts.read(key), release }
  }
  const takeNoted = async (key: string) => {
    const taken = await take(key)
    if (taken && key !== name) {
      void drafts.update(openedKey, (before) => ({ ...timesOf(before), [key]: Date.now() }))
    }
    return taken
  }
  const takeOwn = (tab: string) => takeNoted(ownKey(name, tab))
  const takeChosen = async () => {
    const key = chosenDraft(name)
    const taken = key === null ? undefined : await takeNoted(key)
    if (taken?.draft !== undefined) return taken
    taken?.release()
    forgetChosen(name)
    return undefined
  }
  try {
    // Another draft of this page may name the tab meanwhile.
    const tab = thisTab()
    const hasOwn = tab !== null && (await drafts.read(ownKey(name, tab))) !== undefined
    const taken =
      (await takeChosen()) ||
      (hasOwn && (await takeOwn(tab))) ||
      (await take(name)) ||
      (!hasOwn && (await takeOwn(thisTab() ?? newTab()))) ||
      // A duplicated tab has the name of the other one.
      (await takeOwn((thisTab() === tab ? null : thisTab()) ?? newTab()))
    removeOutdated(drafts).catch(() => {})
    if (taken) return taken
  } catch {
    // A browser that refuses locks shares the draft between tabs.
  }
  return { key: name, draft: await drafts.read(name), release: () => {} }
}

const lockOf = (key: string) => `draft ${key}`

/** Whether another tab shows the form with this draft. */
export const isDraftElsewhere = (key: string) => isHeldElsewhere(lockOf(key))

/** Removes the drafts of second tabs that were closed for good. */
async function removeOutdated(drafts: UserStorage) {
  for (const [key, openedAt] of Object.entries(timesOf(await drafts.read(openedKey)))) {
    if (Date.now() - openedAt < maxAge) continue
    const release = await takeLock(lockOf(key), { ifAvailable: true })
    // Its form is open.
    if (!release) continue
    await drafts.remove(key)
    await drafts.update(openedKey, (before) => {
      const { [key]: _removed, ...others } = timesOf(before)
      return others
    })
    release()
  }
}

const timesOf = (value: unknown): Record<string, number> =>
  typeof value === 'object' && value !== null ? { ...value } : {}
