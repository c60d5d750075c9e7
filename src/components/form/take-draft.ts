import { takeLock } from '~/lib/take-lock.ts'
import type { UserStorage } from '~/lib/user-storage.ts'

const tabKey = 'waypost-drafts tab'

/** In milliseconds. After a reload the browser may take a moment to release what the page before has held. */
const patience = 1000

/** A stored draft that no other tab reads or changes until it is released. */
export type TakenDraft = { key: string; draft: unknown; release: () => void }

/**
 * Finds the draft of a form for this tab. A second tab with the same form begins empty and keeps a draft of its own, which
 * it finds again after a reload.
 */
export async function takeDraft(drafts: UserStorage, name: string): Promise<TakenDraft> {
  const take = async (key: string): Promise<TakenDraft | undefined> => {
    const lock = `draft ${key}`
    const release =
      (await takeLock(lock, { ifAvailable: true })) ?? (await takeReleased(lock, patience))
    return release && { key, draft: await drafts.read(key), release }
  }
  const ownKey = (tab: string) => `${name} of ${tab}`
  try {
    // Another draft of this page may name the tab meanwhile.
    const tab = thisTab()
    const hasOwn = tab !== null && (await drafts.read(ownKey(tab))) !== undefined
    const taken =
      (hasOwn && (await take(ownKey(tab)))) ||
      (await take(name)) ||
      (!hasOwn && (await take(ownKey(thisTab() ?? newTab())))) ||
      // A duplicated tab has the name of the other one.
      (await take(ownKey((thisTab() === tab ? null : thisTab()) ?? newTab())))
    if (taken) return taken
  } catch {
    // A browser that refuses locks shares the draft between tabs.
  }
  return { key: name, draft: await drafts.read(name), release: () => {} }
}

/** Waits for a lock; undefined if it is not released in time. */
async function takeReleased(lock: string, time: number) {
  const signal = AbortSignal.timeout(time)
  try {
    return await takeLock(lock, { signal })
  } catch (error) {
    if (signal.aborted) return undefined
    throw error
  }
}

const thisTab = () => sessionStorage.getItem(tabKey)

function newTab(): string {
  const tab = crypto.randomUUID()
  sessionStorage.setItem(tabKey, tab)
  return tab
}
