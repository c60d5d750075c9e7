import { useNavigate } from '@tanstack/react-router'
import { get, type FieldValues, type UseFormReturn } from 'react-hook-form'
import { useUserStorages } from '~/ui/settings/user-storages.ts'
import { changesOf, withOlder } from './draft-changes.ts'
import { isSecretIn } from './keep-draft.ts'

type Next<Saved> = {
  /** The key of the draft of the form to go on in. */
  draft: string
  /** What the record has now, as that form's values. */
  saved: Saved
  /** The same with what was changed during the save. */
  values: Saved
  /** The address of that form. */
  to: string
  search?: Record<string, unknown>
}

/**
 * For a form that was changed while it added its record: another save would add a second one. So the user goes on in the
 * record's own form, which finds the changes as its draft.
 */
export function useGoOn<Values extends FieldValues>(form: UseFormReturn<Values>) {
  const { drafts } = useUserStorages()
  const navigate = useNavigate()
  return async <Saved extends object>({ draft, saved, values, to, search = {} }: Next<Saved>) => {
    const changes = changesOf(values, saved, isSecretIn(form.control))
    const isChanged = Object.keys(changes).length > 0
    if (isChanged)
      await drafts.write(
        draft,
        withOlder(changes, (path) => get(saved, path)),
      )
    // The leave-guard must not ask.
    form.resetDefaultValues(form.getValues())
    await navigate({ to, search })
  }
}
