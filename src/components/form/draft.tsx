import { Button } from '@chakra-ui/react'
import { useEffect, useRef, useState, type MouseEvent } from 'react'
import { defineMessages, FormattedMessage } from 'react-intl'
import { Notice } from '~/components/feedback/notice.tsx'
import { useUserStorages } from '~/components/storage/user-storages.ts'
import { isDirty } from './dirty.ts'
import { fittingChanges } from './draft-changes.ts'
import { keepDraft } from './keep-draft.ts'
import { useFormFields } from './use-form.ts'

type DraftProps = {
  /** Names the form in the user's storage: `order-add`, or `order-edit-1042`. */
  name: string
  /** Called once the form holds what was kept, if anything was. */
  onRead?: () => void
}

/**
 * Keeps what is typed in this browser until it is saved or discarded, and brings it back after a reload. A draft is the
 * signed-in user's own and holds no password.
 */
export function Draft({ name, onRead }: DraftProps) {
  const form = useFormFields()
  const { drafts } = useUserStorages()
  const [restored, setRestored] = useState(false)
  const told = useRef(onRead)

  useEffect(() => {
    let stop: (() => void) | undefined
    let gone = false
    void drafts.read(name).then((draft) => {
      if (gone) return
      const changes = isDirty(form) ? [] : fittingChanges(draft, form.values())
      for (const [path, value] of changes) form.change(path, value)
      if (changes.length > 0 && isDirty(form)) setRestored(true)
      stop = keepDraft(form, drafts, name)
      told.current?.()
    })
    return () => {
      gone = true
      stop?.()
    }
  }, [form, drafts, name])

  if (!restored) return null
  const discard = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    form.discard()
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
          <FormattedMessage {...messages.discard} />
        </Button>
      }
    />
  )
}

const messages = defineMessages({
  restored: {
    defaultMessage: 'Restored what you had typed',
    description: 'Notice above a form that was filled with what was typed before a reload',
  },
  discard: {
    defaultMessage: 'Discard',
    description: 'Button that gives up what was restored in a form',
  },
})
