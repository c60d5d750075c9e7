import { Button } from '@chakra-ui/react'
import { useEffect, useEffectEvent, useState, type MouseEvent } from 'react'
import { useFormContext, useFormState } from 'react-hook-form'
import { defineMessage, defineMessages, FormattedMessage, useIntl } from 'react-intl'
import { Notice } from '~/components/feedback/notice.tsx'
import { useUserStorages } from '~/components/storage/user-storages.ts'
import { words } from '~/i18n/words.ts'
import { fittingChanges, textsLeftOut, withoutTyped } from './draft-changes.ts'
import { keepDraft } from './keep-draft.ts'
import { takeDraft } from './take-draft.ts'

type DraftProps = {
  /** The key of the form in the user's storage: `order-add`, or `order-edit-1042`. */
  name: string
  /** Restores without a notice, if the form's content is easy to see. */
  silent?: boolean
  /** Called once stored changes, if any, have been restored. */
  onRead?: () => void
}

/**
 * Stores what is typed in this browser until it is saved or discarded, and restores it after a reload. A draft belongs to
 * the signed-in user and to the tab that writes it, and holds no password.
 */
export function Draft({ name, silent, onRead }: DraftProps) {
  const intl = useIntl()
  const form = useFormContext()
  const { defaultValues } = useFormState({ control: form.control })
  const { drafts } = useUserStorages()
  const [restored, setRestored] = useState(false)
  const [leftOut, setLeftOut] = useState<string[]>([])

  const restore = useEffectEvent((key: string, draft: unknown) => {
    const fitting = fittingChanges(draft, form.getValues())
    const changes = withoutTyped(fitting, form.getValues(), defaultValues)
    for (const [path, value] of changes) form.setValue(path, value, { shouldDirty: true })
    setLeftOut(textsLeftOut(draft, fitting))
    setRestored(changes.length > 0)
    const stop = keepDraft(form, defaultValues, drafts, { key, draft })
    onRead?.()
    return stop
  })
  useEffect(() => {
    let stop: (() => void) | undefined
    let gone = false
    void takeDraft(drafts, name).then(({ key, draft, release }) => {
      if (gone) return release()
      const stopKeeping = restore(key, draft)
      stop = () => void stopKeeping().then(release)
    })
    return () => {
      gone = true
      stop?.()
    }
  }, [drafts, name])

  useEffect(
    () =>
      form.subscribe({
        formState: { isDirty: true, defaultValues: true },
        callback: ({ isDirty }) => {
          if (isDirty) return
          // It was saved, and its screen has stayed.
          setRestored(false)
          setLeftOut([])
        },
      }),
    [form],
  )

  const isAnnounced = restored && !silent
  if (!isAnnounced && leftOut.length === 0) return null
  const discard = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    form.reset(defaultValues)
    setRestored(false)
    setLeftOut([])
    const { form: element } = currentTarget
    element?.querySelector<HTMLElement>('input, select, textarea')?.focus()
  }
  return (
    <Notice
      status="info"
      role="status"
      title={<FormattedMessage {...(isAnnounced ? messages.restored : messages.outdated)} />}
      action={
        <Button size="sm" variant="outline" colorPalette="gray" onClick={discard}>
          <FormattedMessage {...words.discard} />
        </Button>
      }
    >
      {leftOut.length > 0 && (
        <FormattedMessage {...missing} values={{ texts: intl.formatList(leftOut) }} />
      )}
    </Notice>
  )
}

const messages = defineMessages({
  restored: {
    defaultMessage: 'Your unsaved changes were restored',
    description: 'Notice above a form that was filled with what was typed before a reload',
  },
  outdated: {
    defaultMessage: 'This form has changed since you filled it in',
    description: 'Notice above a form whose stored changes are from an older version of the form',
  },
})

const missing = defineMessage<{ texts: string }>({
  defaultMessage: 'The form no longer has a field for: {texts}',
  description: 'What was typed into an older version of a form and could not be restored',
})
