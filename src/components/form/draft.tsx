import { Button } from '@chakra-ui/react'
import { useEffect, useEffectEvent, useState, type MouseEvent } from 'react'
import { useFormContext, useFormState } from 'react-hook-form'
import { defineMessages, FormattedMessage } from 'react-intl'
import { Notice } from '~/components/feedback/notice.tsx'
import { useUserStorages } from '~/components/storage/user-storages.ts'
import { words } from '~/i18n/words.ts'
import { sameValue } from '~/lib/same-value.ts'
import { fittingChanges } from './draft-changes.ts'
import { keepDraft } from './keep-draft.ts'

type DraftProps = {
  /** Names the form in the user's storage: `order-add`, or `order-edit-1042`. */
  name: string
  /** Restores without a notice, where the form shows plainly what it holds. */
  silent?: boolean
  /** Called once the form holds the stored changes, if there were any. */
  onRead?: () => void
}

/**
 * Stores what is typed in this browser until it is saved or discarded, and restores it after a reload. A draft belongs to
 * the signed-in user and holds no password.
 */
export function Draft({ name, silent, onRead }: DraftProps) {
  const form = useFormContext()
  const { isDirty, defaultValues } = useFormState({ control: form.control })
  const { drafts } = useUserStorages()
  const [restored, setRestored] = useState(false)

  const restore = useEffectEvent((draft: unknown) => {
    const changes = isDirty ? [] : fittingChanges(draft, form.getValues())
    for (const [path, value] of changes) form.setValue(path, value, { shouldDirty: true })
    setRestored(changes.length > 0 && !sameValue(form.getValues(), defaultValues))
    const stop = keepDraft(form, defaultValues, drafts, name)
    onRead?.()
    return stop
  })
  useEffect(() => {
    let stop: (() => void) | undefined
    let gone = false
    void drafts.read(name).then((draft) => {
      if (!gone) stop = restore(draft)
    })
    return () => {
      gone = true
      stop?.()
    }
  }, [drafts, name])

  if (!restored || silent) return null
  const discard = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    form.reset(defaultValues)
    setRestored(false)
    const { form: element } = currentTarget
    element?.querySelector<HTMLElement>('input, select, textarea')?.focus()
  }
  return (
    <Notice
      status="info"
      role="status"
      title={<FormattedMessage {...messages.restored} />}
      action={
        <Button size="sm" variant="outline" colorPalette="gray" onClick={discard}>
          <FormattedMessage {...words.discard} />
        </Button>
      }
    />
  )
}

const messages = defineMessages({
  restored: {
    defaultMessage: 'Your unsaved changes were restored',
    description: 'Notice above a form that was filled with what was typed before a reload',
  },
})
