import { use, useEffect, useEffectEvent, useRef, useState, type MouseEvent } from 'react'
import { get, useFormContext, useFormState } from 'react-hook-form'
import { defineMessage, defineMessages, FormattedMessage, useIntl } from 'react-intl'
import { words } from '~/i18n/words.ts'
import { sameValue } from '~/lib/same-value.ts'
import { Button } from '~/ui/button/button.tsx'
import { ask } from '~/ui/dialog/ask.ts'
import { Notice } from '~/ui/feedback/notice.tsx'
import { useUserStorages } from '~/ui/settings/user-storages.ts'
import {
  fittingChanges,
  olderIn,
  textsLeftOut,
  withoutTyped,
  type RowsOf,
} from './draft-changes.ts'
import { keepDraft } from './keep-draft.ts'
import { MergeContext } from './merge-context.ts'
import { olderValues } from './older-values.ts'
import { sentMarkIn, sentMarkOf } from './sent-mark.ts'
import { takeDraft } from './take-draft.ts'
import { unansweredIn, unansweredOf } from './unanswered.ts'

type DraftProps = {
  /** The key of the form in the user's storage: `order-add`, or `order-edit-1042`. */
  name: string
  /** Restores without a notice, if the form's content is easy to see. */
  silent?: boolean
  /** What the form adds to its lists, by path, for lists of anything but texts and numbers. */
  rowsOf?: RowsOf
  /** Called once stored changes, if any, have been restored. */
  onRead?: () => void
}

/**
 * Stores what is typed in this browser until it is saved or discarded, and restores it after a reload. A draft belongs to
 * the signed-in user and to the tab that writes it, and holds no password.
 */
export function Draft({ name, silent, rowsOf, onRead }: DraftProps) {
  const intl = useIntl()
  const form = useFormContext()
  const { defaultValues } = useFormState({ control: form.control })
  const { drafts } = useUserStorages()
  const [restored, setRestored] = useState(false)
  const [leftOut, setLeftOut] = useState<string[]>([])
  // What others have changed since the draft was written.
  const [newer, setNewer] = useState<string[]>([])
  const merge = use(MergeContext)
  const typed = useRef(new Set<string>())
  /** Whether the form holds more than what was restored. */
  const holdsMore = useRef(false)
  const clear = () => {
    setRestored(false)
    setLeftOut([])
    setNewer([])
  }

  const mergeNewer = ([path, mine]: [string, unknown], older: ReadonlyMap<string, unknown>) => {
    const [before, theirs] = [older.get(path), get(defaultValues, path) as unknown]
    if (!merge || !older.has(path) || sameValue(before, theirs))
      return { value: mine, label: undefined }
    const { merged, hasConflicts } = merge.mergeDraft(path, { before, mine, theirs })
    if (hasConflicts) olderValues(form.control).set(path, before)
    return { value: merged, label: merge.labelOf(path) }
  }
  const restore = useEffectEvent((key: string, draft: unknown) => {
    const fitting = fittingChanges(draft, form.getValues(), rowsOf)
    const changes = withoutTyped(fitting, form.getValues(), defaultValues, typed.current)
    const older = olderIn(draft)
    const labels = changes.map((change) => {
      const { value, label } = mergeNewer(change, older)
      form.setValue(change[0], value, { shouldDirty: true })
      return label
    })
    setLeftOut(textsLeftOut(draft, fitting))
    setNewer(labels.filter((label) => label !== undefined))
    unansweredOf(form.control).set(unansweredIn(draft))
    merge?.settle()
    setRestored(changes.length > 0 && !sameValue(form.getValues(), defaultValues))
    holdsMore.current = typed.current.size > 0
    selectRestored(changes.map(([path]) => path))
    const sent = sentMarkIn(draft)
    if (sent) sentMarkOf(form.control).set(sent)
    const stop = keepDraft(form, defaultValues, drafts, { key, draft }, merge !== undefined)
    onRead?.()
    return stop
  })
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ name: field, type }) => {
          holdsMore.current = true
          if (type === 'change' && field !== undefined) typed.current.add(field)
        },
      }),
    [form],
  )
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
          clear()
        },
      }),
    [form],
  )

  const isAnnounced = restored && (!silent || newer.length > 0)
  if (!isAnnounced && leftOut.length === 0) return null
  const discard = (element: HTMLFormElement | null) => {
    form.reset(defaultValues)
    olderValues(form.control).clear()
    sentMarkOf(form.control).set(null)
    clear()
    element?.querySelector<HTMLElement>('input, select, textarea')?.focus()
  }
  const askToDiscard = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    const { form: element } = currentTarget
    if (!holdsMore.current) return discard(element)
    ask({
      title: intl.formatMessage(messages.discardAll),
      text: intl.formatMessage(messages.typedToo),
      confirmLabel: intl.formatMessage(words.discard),
      destructive: true,
      onConfirm: () => discard(element),
    })
  }
  return (
    <Notice
      status="info"
      role="status"
      title={isAnnounced ? messages.restored : messages.outdated}
      action={
        <Button size="sm" quiet onClick={askToDiscard}>
          <FormattedMessage {...words.discard} />
        </Button>
      }
    >
      {newer.length > 0 && (
        <p>
          <FormattedMessage {...changedSince} values={{ fields: intl.formatList(newer) }} />
        </p>
      )}
      {leftOut.length > 0 && (
        <FormattedMessage {...missing} values={{ texts: intl.formatList(leftOut) }} />
      )}
    </Notice>
  )
}

/** Selects the text of a focused field that was restored, so that the next key replaces it and does not mix with it. */
function selectRestored(paths: readonly string[]) {
  const field = document.activeElement
  if (field instanceof HTMLInputElement && paths.includes(field.name)) {
    requestAnimationFrame(() => field.select())
  }
}

const changedSince = defineMessage<{ fields: string }>({
  defaultMessage:
    'Someone else has changed these fields since: {fields}. If you both changed a field, saving asks which value to keep.',
  description: 'Below the notice that unsaved changes were restored; fields: a list of labels',
})

const messages = defineMessages({
  restored: {
    defaultMessage: 'Your unsaved changes were restored',
    description: 'Notice above a form that was filled with what was typed before a reload',
  },
  discardAll: {
    defaultMessage: 'Discard all changes?',
    description:
      'Question after Discard was pressed above a form whose unsaved changes had been restored',
  },
  typedToo: {
    defaultMessage: 'What you entered after they were restored will be lost too.',
    description: 'Below “Discard all changes?”; they: unsaved changes of an earlier visit',
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
