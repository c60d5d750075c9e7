import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import {
  set,
  type FieldValues,
  type Path,
  type PathValue,
  type UseFormReturn,
} from 'react-hook-form'
import { defineMessage, useIntl } from 'react-intl'
import { toFailure, type Failure } from '~/lib/failure.ts'
import { merge, type Conflict, type Side } from '~/lib/merge.ts'
import { changedFields, sameValue } from '~/lib/same-value.ts'
import { LoadFailure } from '~/ui/feedback/load-failure.tsx'
import { lazyPart } from '~/ui/lazy/lazy-part.tsx'
import { useIsLeaving } from '~/ui/page/use-is-leaving.ts'
import { useSettings } from '~/ui/settings/operator-settings.ts'
import { isMessage } from '~/ui/text/render-text.tsx'
import { toast } from '~/ui/toast/toasts.ts'
import { fieldOf, rowKeysOf, type AnyMergeFields, type OwnMergeFields } from './merge-fields.ts'
import { mergeLatest } from './merge-latest.ts'
import { olderValues } from './older-values.ts'
import { readVersioned, type VersionRequest } from './record-version.ts'
import { isOutdated, repeatOutdated } from './repeat-outdated.ts'
import { sendNew, unansweredOf, type SentRows } from './unanswered.ts'
import { shownFields } from './use-field.ts'

const ConflictDialog = lazyPart(
  async () => (await import('./conflict-dialog.tsx')).ConflictDialog,
  LoadFailure,
)

/** The saved record that a form edits. */
export type EditedRecord<Values> = OwnMergeFields<Values> & {
  /** The record's name. */
  name: string
  /** Reads the record again, past the cache, as the form's values. `request` is for the options of the read. */
  read: (queryClient: QueryClient, request: VersionRequest) => Promise<Values>
  /** For lists whose rows get their ids from the server, since a second send would add such a row again. */
  newRows?: {
    /** The new rows of values that are sent for a record that has `saved`; null if there are none. */
    sentOf: (values: Values, saved: Values) => SentRows | null
    /** Takes out of values what is new in them although an earlier send has saved it, as `present` shows. */
    withoutSaved: (values: Values, sent: readonly SentRows[], present: Values) => Values
  }
}

/** How the form of a saved record takes in what others have saved meanwhile, for the `merge` of a form. */
export type Merge<Values> = {
  /**
   * Reads the record again just before a save and merges: the form then shows the merged values, and counts as saved what
   * was read. Asks where both sides changed the same thing, and reads again after each answer. Does so again if the server
   * refuses the save because the record has changed since. Rejects if the save must not go on.
   *
   * @param before What the form counts as saved.
   * @param sendsUnchanged Otherwise nothing is sent if nothing is left to change.
   * @returns What the record has then.
   */
  save: (
    mine: Values,
    before: Values,
    send: Send<Values>,
    sendsUnchanged: boolean,
  ) => Promise<Values>
  /** Merges a draft's change of one value with what has been saved since; without a conflict nothing has to be asked. */
  mergeDraft: (path: string, values: DraftValues) => { merged: unknown; hasConflicts: boolean }
  /** Takes out of a restored form what an earlier save that got no response has saved. */
  settle: () => void
  /** The label of the field at a path, if the form has shown it. */
  labelOf: (path: string) => string | undefined
  /** Why a save failed, for the form's `failure`: that the record could not be read again, or the error of the write. */
  failureOf: (error: Failure | null) => Failure | null
  question: ReactNode
  /** Whether the question is open: nothing is sent before it is answered. */
  isAsking: boolean
}

/** Sends values for a record that has `saved`. */
type Send<Values> = (values: Values, saved: Values) => Promise<unknown>

type DraftValues = { before: unknown; mine: unknown; theirs: unknown }

type Asked = { conflicts: readonly Conflict[]; answer: (choices: readonly Side[] | null) => void }

/** @param record The saved record that the form edits; anything falsy for a new one. */
export function useMerge<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  record: EditedRecord<Values> | false | null | undefined,
): Merge<Values> | undefined {
  const intl = useIntl()
  const queryClient = useQueryClient()
  const [asked, setAsked] = useState<Asked | null>(null)
  const [error, setError] = useState<Failure | null>(null)
  const [isSaving, setSaving] = useState(false)
  const { recordVersions } = useSettings()
  const isLeaving = useIsLeaving()
  const isLeft = useRef(false)
  const cancel = useRef(() => {})
  useEffect(() => {
    isLeft.current = false
    return () => {
      isLeft.current = true
      // The submission must end, since it keeps the draft locked.
      cancel.current()
    }
  }, [])
  if (!record) return undefined
  const { name, newRows } = record
  const own: AnyMergeFields = record.fields ?? {}
  const rowKeys = rowKeysOf(own)
  const fieldAt = (conflict: Pick<Conflict, 'path' | 'row'>) =>
    fieldOf(own, shownFields(form.control), conflict)
  const labelOf = (path: string) => {
    const label = fieldAt({ path: path.split('.'), row: null })?.label
    if (isMessage(label)) return intl.formatMessage(label)
    return typeof label === 'string' ? label : undefined
  }
  const withoutSaved = (values: Values, present: Values) =>
    newRows?.withoutSaved(values, unansweredOf(form.control).get(), present) ?? values
  const show = (values: Values) => {
    for (const field of Object.keys(values) as Path<Values>[]) {
      const value = values[field] as PathValue<Values, Path<Values>>
      if (sameValue(value, form.getValues(field))) continue
      form.setValue(field, value, { shouldDirty: true })
    }
  }

  const readAgain = async () => {
    setError(null)
    try {
      return await readVersioned(form.control, recordVersions, (request) =>
        record.read(queryClient, request),
      )
    } catch (thrown) {
      const failure = toFailure(thrown)
      const { kind, status } = failure
      const serverText = intl.formatMessage(deleted, { name })
      const gone = Object.assign(new Error(serverText), { kind, status, serverText })
      setError(status === 404 ? gone : failure)
      throw thrown
    }
  }
  const ask = async (conflicts: readonly Conflict[]) => {
    if (isLeft.current || isLeaving()) {
      toast('error', intl.formatMessage(notSaved, { name }), null)
      return stop()
    }
    const choices = await new Promise<readonly Side[] | null>((answer) => {
      setAsked({ conflicts, answer })
      cancel.current = () => answer(null)
    })
    setAsked(null)
    return choices ?? stop()
  }
  const prepare = async (mine: Values, before: Values) => {
    if (import.meta.env.DEV) {
      const changed = Object.keys(changedFields(mine, before))
      demandFields(changed.filter((path) => !fieldAt({ path: [path], row: null })))
    }
    const base = withOlder(before, olderValues(form.control))
    const { merged, theirs } = await mergeLatest({ base, mine, rowKeys }, { read: readAgain, ask })
    const values = withoutSaved(merged, merged)
    olderValues(form.control).clear()
    form.resetDefaultValues(theirs)
    // Typing goes on while the record is read.
    const typed = withoutSaved(form.getValues(), merged)
    show(merge(withoutSaved(mine, merged), typed, values, rowKeys).merged)
    // A form that was left no longer shows the values.
    if (!sameValue(values, mine) && !isLeft.current && !(await form.trigger())) stop()
    // If the record already has these values, they are sent again: an earlier save may have got no response.
    return { values, theirs, saved: sameValue(values, theirs) ? before : theirs }
  }
  const save = async (
    mine: Values,
    before: Values,
    send: Send<Values>,
    sendsUnchanged: boolean,
  ) => {
    let [values, base] = [mine, before]
    setSaving(true)
    try {
      return await repeatOutdated(async () => {
        const prepared = await prepare(values, base)
        values = prepared.values
        base = prepared.theirs
        // The user's changes gave way to what the form counts as saved, so no earlier send has to be repeated.
        if (!sendsUnchanged && sameValue(values, prepared.saved)) return values
        const sent = newRows?.sentOf(values, prepared.theirs) ?? null
        await sendNew(form.control, sent, () => send(values, prepared.saved))
        return values
      })
    } finally {
      setSaving(false)
    }
  }
  const failureOf = (failed: Failure | null) =>
    error ?? (isSaving && isOutdated(failed) ? null : failed)
  const mergeDraft = (path: string, { before, mine, theirs }: DraftValues) => {
    const keys = { '': rowKeys[path] ?? '' }
    const { merged, conflicts } = merge(before, mine, theirs, rowKeys[path] ? keys : {})
    return { merged, hasConflicts: conflicts.length > 0 }
  }
  const question = asked && (
    <ConflictDialog
      name={name}
      fieldOf={fieldAt}
      conflicts={asked.conflicts}
      onChoose={asked.answer}
      onClose={() => asked.answer(null)}
    />
  )
  const settle = () => show(withoutSaved(form.getValues(), form.getValues()))
  const isAsking = asked !== null
  return { save, mergeDraft, settle, labelOf, failureOf, question, isAsking }
}

/** Ends a submission without a failure. */
function stop(): never {
  throw new DOMException('The save was canceled.', 'AbortError')
}

/** A question about a value without a label could not be answered. */
function demandFields(missing: readonly string[]) {
  if (missing.length > 0)
    throw new Error(`No field of the form and none of \`fields\`: ${missing.join()}`)
}

function withOlder<Values>(values: Values, olderOnes: ReadonlyMap<string, unknown>): Values {
  if (olderOnes.size === 0) return values
  const base = structuredClone(values)
  for (const [path, value] of olderOnes) set(base as FieldValues, path, value)
  return base
}

const deleted = defineMessage<{ name: string }>({
  defaultMessage: '{name} was deleted in the meantime. What you entered is still here.',
  description: 'Why a form was not saved: its record no longer exists; name: that of the record',
})

const notSaved = defineMessage<{ name: string }>({
  defaultMessage:
    'Your changes to {name} were not saved. Someone has saved other values in the same fields in the meantime.',
  description:
    'Said after a form was left during a save that would have had to ask which values to keep; name: that of the record',
})
