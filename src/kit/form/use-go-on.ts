import { useNavigate } from '@tanstack/react-router'
import { get, type FieldValues, type UseFormReturn } from 'react-hook-form'
import type { LinkTarget } from '~/ui/link/link-target.ts'
import { useUserStorages } from '~/ui/settings/user-storages.ts'
import { changesOf, withOlder } from './draft-changes.ts'
import { isSecretIn } from './keep-draft.ts'

/** The form in which the user goes on. */
export type Next = {
  /** The key of its draft. */
  draft: string
  /** What the record has now, as its values. */
  saved: object
  /** What was changed during the save, if not as in the first form. */
  values?: object
  link: LinkTarget
}

/**
 * For a form that was changed while it added its record: another save would add a second one. So the user goes on in the
 * record's own form, which finds the changes as its draft.
 */
export function useGoOn<Values extends FieldValues>(form: UseFormReturn<Values>) {
  const { drafts } = useUserStorages()
  const navigate = useNavigate()
  return async ({ draft, saved, values, link }: Next, changed: object) => {
    const changes = changesOf({ ...saved, ...(values ?? changed) }, saved, isSecretIn(form.control))
    const isChanged = Object.keys(changes).length > 0
    if (isChanged)
      await drafts.write(
        draft,
        withOlder(changes, (path) => get(saved, path)),
      )
    // The leave-guard must not ask.
    form.resetDefaultValues(form.getValues())
    await navigate(link)
  }
}
