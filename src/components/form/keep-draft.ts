import type { FieldValues, UseFormReturn } from 'react-hook-form'
import type { UserStorage } from '~/lib/user-storage.ts'
import { changesOf } from './draft-changes.ts'
import { submissionOf } from './submit-form.ts'
import { secretsOf } from './use-field.ts'

/** A pause in the typing, in milliseconds. */
const pause = 300

/**
 * Stores the unsaved changes of a form once typing pauses, or at once when the page is hidden, and removes them when
 * nothing is left to save. Returns what stops it, and resolves once nothing is written any more.
 */
export function keepDraft<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  saved: unknown,
  drafts: UserStorage,
  name: string,
): () => Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined
  let stopped = false
  let last: Promise<unknown> = Promise.resolve()
  let unfinished = 0
  const store = (write: Promise<unknown>) => {
    unfinished += 1
    last = write.finally(() => {
      unfinished -= 1
    })
  }
  let savedValues = saved
  const secrets = secretsOf(form.control)
  const isSecret = (path: string) => secrets.has(path) || /password[^.]*$/i.test(path)
  const unsaved = () => changesOf(form.getValues(), savedValues, isSecret)
  const write = () => {
    clearTimeout(timer)
    timer = undefined
    const changes = unsaved()
    store(Object.keys(changes).length > 0 ? drafts.write(name, changes) : drafts.remove(name))
  }
  const unsubscribe = form.subscribe({
    formState: { values: true, isDirty: true, defaultValues: true },
    callback: ({ isDirty, defaultValues }) => {
      savedValues = defaultValues
      clearTimeout(timer)
      if (!isDirty) store(drafts.remove(name))
      else if (!stopped) timer = setTimeout(write, pause)
    },
  })
  const flush = () => {
    const isStored = timer === undefined && unfinished === 0
    if (isStored || document.visibilityState !== 'hidden') return
    write()
    drafts.writeBeforeLeaving(name, unsaved())
  }
  document.addEventListener('visibilitychange', flush)
  write()
  return async () => {
    stopped = true
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', flush)
    // A save may succeed only after the screen has been left. The leave-guard discards right after this.
    await submissionOf(form.control)
    unsubscribe()
    await last
  }
}
