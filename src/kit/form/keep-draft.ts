import { get, type FieldValues, type UseFormReturn } from 'react-hook-form'
import type { UserStorage } from '~/lib/user-storage.ts'
import { whenHidden } from '~/lib/when-hidden.ts'
import { changesOf, withOlder, type IsSecret } from './draft-changes.ts'
import { olderValues } from './older-values.ts'
import { sentKey, sentMarkOf } from './sent-mark.ts'
import { submissionOf } from './submit-form.ts'
import type { TakenDraft } from './take-draft.ts'
import { unansweredKey, unansweredOf } from './unanswered.ts'
import { shownFields } from './use-field.ts'

/** A pause in the typing, in milliseconds. */
const pause = 300

/**
 * Stores the unsaved changes of a form when typing pauses, or at once when the page is hidden or the form is left, and removes them once
 * nothing is unsaved. Returns a function that stops it and resolves when the last write is done.
 *
 * @param isShared Whether others may change the record meanwhile, so that what the changes were made to is stored too.
 */
export function keepDraft<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  saved: unknown,
  drafts: UserStorage,
  { key: name, draft }: Pick<TakenDraft, 'key' | 'draft'>,
  isShared = false,
): () => Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined
  let stopped = false
  let last: Promise<unknown> = Promise.resolve()
  let savedValues = saved
  const sentMark = sentMarkOf(form.control)
  const unanswered = unansweredOf(form.control)
  const isSecret = isSecretIn(form.control)
  const unsaved = () => changesOf(form.getValues(), savedValues, isSecret)
  const write = () => {
    clearTimeout(timer)
    timer = undefined
    const changes = unsaved()
    const older = olderValues(form.control)
    const before = (path: string): unknown =>
      older.has(path) ? older.get(path) : get(savedValues, path)
    const sent = sentMark.get()
    const sends = unanswered.get()
    const stored = {
      ...(isShared ? withOlder(changes, before) : changes),
      ...(sent && { [sentKey]: sent }),
      ...(sends.length > 0 && { [unansweredKey]: sends }),
    }
    const isUnsaved = sent !== null || Object.keys(changes).length > 0
    last = isUnsaved ? drafts.write(name, stored) : drafts.remove(name)
  }
  const unsubscribe = form.subscribe({
    formState: { values: true, isDirty: true, defaultValues: true },
    callback: ({ isDirty, defaultValues }) => {
      savedValues = defaultValues
      clearTimeout(timer)
      timer = undefined
      if (!isDirty && sentMark.get() === null) last = drafts.remove(name)
      else if (!stopped) timer = setTimeout(write, pause)
    },
  })
  // At once, since the page may close before the answer.
  const marking = [sentMark.subscribe(write), unanswered.subscribe(write)]
  const endStoring = whenHidden(() => timer !== undefined && write())
  // Where nothing was read, the storage may not have answered in time, and there is a draft.
  if (draft !== undefined || Object.keys(unsaved()).length > 0) write()
  return async () => {
    stopped = true
    if (timer !== undefined) write()
    endStoring()
    // A save may succeed after the screen was left. The leave-guard discards the draft right after this.
    await submissionOf(form.control)
    unsubscribe()
    for (const mark of marking) mark.unsubscribe()
    await last
  }
}

/** Tells which values of a form no draft may have. */
export function isSecretIn(control: object): IsSecret {
  const fields = shownFields(control)
  return (path) => fields.get(path)?.secret || /password[^.]*$/i.test(path)
}
