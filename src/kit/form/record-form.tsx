import { useNavigate } from '@tanstack/react-router'
import { useState, type ComponentProps, type ReactElement, type ReactNode } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { useIntl, type MessageDescriptor } from 'react-intl'
import type { Failure } from '~/lib/failure.ts'
import { mayBeDone } from '~/lib/outcome.ts'
import { Box } from '~/styled-system/jsx'
import { CloseAction } from '~/ui/dialog/close-action.tsx'
import { Dialog } from '~/ui/dialog/dialog.tsx'
import { flash } from '~/ui/feedback/flash.ts'
import { highlightRow } from '~/ui/feedback/highlighted-row.ts'
import { PageHeader } from '~/ui/layout/page-header.tsx'
import { Panel } from '~/ui/layout/panel.tsx'
import type { LinkTarget } from '~/ui/link/link-target.ts'
import { screenOf } from '~/ui/link/record-screens.ts'
import { toast } from '~/ui/toast/toasts.ts'
import { AddAgain } from './add-again.tsx'
import { Draft } from './draft.tsx'
import type { UploadState } from './file-row.tsx'
import { FormActions } from './form-actions.tsx'
import type { FormProps } from './form-props.ts'
import { Form } from './form.tsx'
import { LeaveGuard, type LeaveGuardProps } from './leave-guard.tsx'
import { SaveFailure } from './save-failure.tsx'
import { useSayWhenLeft } from './say-when-left.ts'
import { isFailedCall } from './submit-form.ts'
import { useAdd, type NewRecord, type SavedRecord } from './use-add.ts'
import { useGoOn, type Next } from './use-go-on.ts'
import { useMerge, type EditedRecord } from './use-merge.tsx'

type DraftProps = ComponentProps<typeof Draft>

type OnScreen<Answer> = {
  /** Without it, the screen draws the frame. */
  in?: 'page' | 'panel' | undefined
  /** Where Cancel and a save lead, as a function of the answer, or of null for Cancel. Without it, the form stays and has no Cancel. */
  leadsTo?: LinkTarget | ((answer: Answer | null) => LinkTarget | undefined)
}

type InDialog = Pick<ComponentProps<typeof Dialog>, 'title' | 'size' | 'discardText'> & {
  in: 'dialog'
  /** Also called after a save. */
  onClose: () => void
  /** Another button, beside Cancel. */
  otherAction?: ReactNode
  /** The file that is being sent. Closing the dialog cancels it. */
  upload?: UploadState | undefined
}

type Save<Values extends FieldValues, Answer> = {
  form: UseFormReturn<Values>
  /** Sends the values: for a saved record, how they differ from `saved`. `pressed` is the value of the button, usually ''. */
  save: (values: Values, saved: Values, pressed: string) => Promise<Answer>
  /** The saved record, so that what others have saved meanwhile is merged. Anything falsy for a new one. */
  edits?: EditedRecord<Values> | false | null | undefined
  /** A new record, so that it is not added twice after a lost answer. Ignored where the form edits one. */
  adds?: NewRecord<Values> & {
    /** The question before the form is left. */
    discardNew: MessageDescriptor
    /**
     * Where the form goes on if it was changed while it added the record: another save would add a second one. Null if the
     * answer does not say which record it is.
     */
    goOn: (answer: Answer, changed: Partial<Values>) => Next | null
  }
  /** Said after the save. Without it, a dialog closes even if it was changed during the save. */
  saved?: MessageDescriptor
  /** In place of saying that it was saved, if the form was changed during the save. Null where that belongs to the save. */
  onSavedMeanwhile?: FormProps<Values, Answer>['onSavedMeanwhile'] | null
  /** The saved record: highlighted in its list and, by its name, linked in that message on the next screen. */
  record?: (answer: Answer) => SavedRecord | Omit<SavedRecord, 'name'> | null | undefined
  /** The heading of a failed save; the reason follows. Without it, the form shows its failure itself. */
  notSaved?: MessageDescriptor | ((error: Failure) => MessageDescriptor) | undefined
  /** Says that the record may have been saved although no answer arrived. */
  maybeSaved?: MessageDescriptor | false | undefined
  /** What else can be done after a failed save, beside the failure. */
  failureAction?: ((error: Failure) => ReactNode) | undefined
  /** Lets the user dismiss the failure. */
  dismissible?: boolean
  /** Other notices above the fields. */
  notices?: ReactNode
  /** Shows the failure beside the buttons, for a form whose top is off screen when they are pressed. */
  failureBelow?: boolean
  /** The key of the draft in the user's storage, such as `user-edit-7`. */
  draft?: string | DraftProps | false
  /** What leaving the form loses, if it is not the record. */
  leaving?: LeaveGuardProps
  /** In place of the usual buttons. */
  actions?: ReactElement | undefined
}

type Always<Values extends FieldValues, Answer> = Save<Values, Answer> &
  Pick<ComponentProps<typeof FormActions>, 'submitLabel' | 'savingLabel' | 'note'> &
  Omit<
    FormProps<Values, Answer>,
    'onSubmit' | 'onSavedMeanwhile' | 'merge' | 'failure' | 'leaveGuard' | 'draft' | 'actions'
  >

export type ScreenFormProps<Values extends FieldValues, Answer> = Always<Values, Answer> &
  OnScreen<Answer>

export type RecordFormProps<Values extends FieldValues, Answer> =
  | ScreenFormProps<Values, Answer>
  | (Always<Values, Answer> & InDialog)

/**
 * A form that saves something, with its frame, failure, draft, leave-guard, buttons, and what follows a save.
 *
 * In a dialog it needs no leave-guard, because only Back leaves a dialog for another screen: once it has been edited,
 * Escape asks and a click outside does nothing. The dialog stays open while it saves, since it reports the outcome.
 */
export function RecordForm<Values extends FieldValues, Answer>(
  props: RecordFormProps<Values, Answer>,
) {
  const { form, edits, saved, notSaved } = props
  const adds = edits ? undefined : props.adds
  const intl = useIntl()
  const navigate = useNavigate()
  const sayWhenLeft = useSayWhenLeft()
  const goOn = useGoOn(form)
  const merge = useMerge(form, edits)
  const { add, earlier, lookUpError } = useAdd(form, adds)
  const [failure, setFailure] = useState<Failure | null>(null)
  const [dialog, screen] = props.in === 'dialog' ? [props, undefined] : [undefined, props]

  const send = async (values: Values, before: Values, pressed: string) => {
    setFailure(null)
    try {
      return await props.save(values, before, pressed)
    } catch (error) {
      if (isFailedCall(error) && error.name !== 'AbortError') setFailure(error)
      throw error
    }
  }
  const say = (answer: Answer) => {
    if (!saved) return
    const text = intl.formatMessage(saved)
    const record = props.record?.(answer)
    if (record) {
      flash(
        'success',
        text,
        'name' in record
          ? { name: record.name, link: screenOf(record.kind, record.id) }
          : undefined,
      )
      highlightRow(record)
    } else toast('success', text)
  }
  const targetAfter = (answer: Answer | null) =>
    typeof screen?.leadsTo === 'function' ? screen.leadsTo(answer) : screen?.leadsTo
  const onSaved = (answer: Answer) => {
    say(answer)
    if (dialog) return dialog.onClose()
    const target = targetAfter(answer)
    return target && navigate(target)
  }
  const onSavedMeanwhile = (answer: Answer, changed: Partial<Values>) => {
    if (!adds) return saved && toast('success', intl.formatMessage(saved))
    const next = adds.goOn(answer, changed)
    if (!next) return onSaved(answer)
    say(answer)
    return goOn(next, changed)
  }
  const losing = edits
    ? { losing: edits.name }
    : adds && { discardNew: adds.discardNew, isAsking: earlier.question !== null }
  const leaving = dialog ? undefined : (props.leaving ?? losing)
  const shown = merge ? merge.failureOf(failure) : (lookUpError ?? failure)
  const failures = (
    <>
      {props.notices}
      {notSaved && (
        <SaveFailure
          error={shown}
          title={notSaved}
          earlier={adds && earlier}
          maybeSaved={(adds || (failure && mayBeDone(failure))) && props.maybeSaved}
          onDismiss={props.dismissible && shown === failure ? () => setFailure(null) : undefined}
          action={shown && props.failureAction?.(shown)}
        />
      )}
    </>
  )
  const draft = typeof props.draft === 'string' ? { name: props.draft } : props.draft
  const buttons = props.actions ?? (
    <FormActions
      submitLabel={props.submitLabel}
      savingLabel={props.savingLabel}
      note={props.note}
      cancel={
        dialog ? (
          <>
            {!dialog.upload && <CloseAction />}
            {dialog.otherAction}
          </>
        ) : (
          (targetAfter(null) ?? null)
        )
      }
    />
  )
  const body = (
    <>
      {adds && <AddAgain question={earlier.question} />}
      <Form
        form={form}
        onSubmit={(values, pressed, before) =>
          adds ? add(values, () => send(values, before, pressed)) : send(values, before, pressed)
        }
        onSaved={props.onSaved ?? (saved || dialog || screen?.leadsTo ? onSaved : undefined)}
        onSavedMeanwhile={
          props.onSavedMeanwhile === undefined
            ? saved && onSavedMeanwhile
            : (props.onSavedMeanwhile ?? undefined)
        }
        onLeft={
          props.onLeft ??
          (leaving || !notSaved
            ? undefined
            : (outcome) => sayWhenLeft({ saved: saved ?? null, failed: notSaved }, outcome))
        }
        merge={merge}
        saveKey={props.saveKey}
        sendsUnchanged={props.sendsUnchanged}
        isOver={props.isOver}
        actionsStay={props.actionsStay}
        pathOf={props.pathOf}
        undrawn={props.undrawn}
        failure={!props.failureBelow && failures}
        draft={draft && <Draft {...draft} />}
        leaveGuard={leaving ? <LeaveGuard {...leaving} /> : null}
        actions={
          <>
            {props.failureBelow && <Box pt="2">{failures}</Box>}
            {buttons}
          </>
        }
      >
        {props.children}
      </Form>
    </>
  )
  if (dialog) {
    const { upload, onClose } = dialog
    return (
      <Dialog
        title={dialog.title}
        size={dialog.size}
        discardText={dialog.discardText}
        stopsWork={Boolean(upload)}
        onClose={() => {
          upload?.onCancel()
          onClose()
        }}
        // With its draft.
        onDiscard={() => form.reset()}
      >
        {body}
      </Dialog>
    )
  }
  if (!props.in) return body
  const panel = <Panel>{body}</Panel>
  if (props.in === 'panel') return panel
  return (
    <Box maxW="form">
      <PageHeader />
      {panel}
    </Box>
  )
}
