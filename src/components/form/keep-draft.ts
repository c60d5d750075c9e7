import type { FieldValues, UseFormReturn } from 'react-hook-form'
import type { UserStorage } from '~/lib/user-storage.ts'
import { changesOf } from './draft-changes.ts'
import { secretsOf } from './use-field.ts'

const delay = 300

/**
 * Stores the unsaved changes of a form once typing pauses, or at once when the page is hidden, and removes them when
 * nothing is left to save. Returns the function that stops it.
 */
export function keepDraft<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  saved: unknown,
  drafts: UserStorage,
  name: string,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let stopped = false
  let savedValues = saved
  const secrets = secretsOf(form.control)
  const isSecret = (path: string) => secrets.has(path) || /password[^.]*$/i.test(path)
  const unsaved = () => changesOf(form.getValues(), savedValues, isSecret)
  const write = () => {
    clearTimeout(timer)
    timer = undefined
    const changes = unsaved()
    void (Object.keys(changes).length > 0 ? drafts.write(name, changes) : drafts.remove(name))
  }
  // The subscription ends with the form: a save may succeed only after the screen has been left.
  form.subscribe({
    formState: { values: true, isDirty: true, defaultValues: true },
    callback: ({ isDirty, defaultValues }) => {
      savedValues = defaultValues
      clearTimeout(timer)
      if (!isDirty) void drafts.remove(name)
      else if (!stopped) timer = setTimeout(write, delay)
    },
  })
  const flush = () => {
    if (timer === undefined || document.visibilityState !== 'hidden') return
    write()
    drafts.writeBeforeLeaving(name, unsaved())
  }
  document.addEventListener('visibilitychange', flush)
  write()
  return () => {
    stopped = true
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', flush)
  }
}
