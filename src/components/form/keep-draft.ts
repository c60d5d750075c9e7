import type { UserStorage } from '~/lib/user-storage.ts'
import { changesOf } from './draft-changes.ts'
import type { FormFields } from './form-store.ts'

const delay = 300

/**
 * Writes what changes in a form once the typing pauses, or at once when the page is put away, and removes it when
 * nothing is left to save. Returns the function that ends it; a submit that is on its way is still waited for.
 */
export function keepDraft(form: FormFields, drafts: UserStorage, name: string): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let ended = false
  const isSecret = (path: string) => form.secrets.has(path) || /password[^.]*$/i.test(path)
  const write = () => {
    clearTimeout(timer)
    timer = undefined
    const changes = changesOf(form.values(), form.saved(), isSecret)
    void (Object.keys(changes).length > 0 ? drafts.write(name, changes) : drafts.remove(name))
  }
  const follow = () => {
    if (ended) {
      // The screen has led away before its call was told to be done.
      if (form.values() === form.saved()) void drafts.remove(name)
      if (!form.busy()) unsubscribe()
      return
    }
    clearTimeout(timer)
    // What is saved or discarded is not kept for another moment.
    if (form.values() === form.saved()) write()
    else timer = setTimeout(write, delay)
  }
  const flush = () => {
    if (timer !== undefined && document.visibilityState === 'hidden') write()
  }
  const unsubscribe = form.subscribe(follow)
  document.addEventListener('visibilitychange', flush)
  follow()
  return () => {
    ended = true
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', flush)
    if (!form.busy()) unsubscribe()
  }
}
