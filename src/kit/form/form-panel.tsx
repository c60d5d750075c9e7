import { Box } from '~/styled-system/jsx'
import { useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { useIntl, type MessageDescriptor } from 'react-intl'
import { PageHeader } from '~/ui/layout/page-header.tsx'
import { Panel } from '~/ui/layout/panel.tsx'
import type { LinkTarget } from '~/ui/link/link-target.ts'
import { toast } from '~/ui/toast/toasts.ts'
import type { Failure } from '~/lib/failure.ts'
import { AddFailure } from './add-failure.tsx'
import { CancelLink } from './cancel.tsx'
import { Draft } from './draft.tsx'
import { FormActions } from './form-actions.tsx'
import { Form } from './form.tsx'
import { LeaveGuard, type LeaveGuardProps } from './leave-guard.tsx'
import type { EarlierSend } from './use-add.ts'
import type { Merge } from './use-merge.tsx'
import { useSaySaved, type SavedRecord } from './use-say-saved.ts'

type FormPanelProps<Values extends FieldValues, Answer> = {
  form: UseFormReturn<Values>
  /** Sends the values: for a saved record, how they differ from `saved`. */
  save: (values: Values, saved: Values) => Promise<Answer>
  /** From `useMerge`, for a saved record. */
  merge: Merge<Values> | undefined
  /** Why the save failed, or null. */
  error: Failure | null
  /** The heading of a failed save; the reason follows. */
  notSaved: MessageDescriptor
  /** From `useAdd`, for a form that adds records, with the text that one may have been saved. */
  earlier?: EarlierSend
  maybeSaved?: MessageDescriptor
  /** The message on the next screen. */
  saved: MessageDescriptor
  /** The saved record from the response: linked in the message, and highlighted in its list. */
  record: (answer: Answer) => SavedRecord
  leadsTo: LinkTarget
  /** Where a form that adds records goes on if it was changed during the save; required for such a form. */
  goOn?: (answer: Answer, changed: Partial<Values>) => Promise<unknown>
  /** What leaving the form would lose. */
  leaving: LeaveGuardProps
  /** The key of the draft in the user's storage, such as `user-edit-7`. */
  draft: string
  children: ReactNode
}

/** A form for one record in a panel, with failure, draft, leave-guard and buttons. */
export function FormPanel<Values extends FieldValues, Answer>({
  form,
  save,
  leadsTo,
  ...props
}: FormPanelProps<Values, Answer>) {
  const saySaved = useSaySaved()
  const navigate = useNavigate()
  const intl = useIntl()
  const onSavedMeanwhile = (answer: Answer, changed: Partial<Values>) => {
    if (props.goOn) return props.goOn(answer, changed)
    toast('success', intl.formatMessage(props.saved))
    return undefined
  }
  const onSaved = (answer: Answer) => {
    saySaved(props.saved, props.record(answer))
    return navigate(leadsTo)
  }
  return (
    <Panel>
      <Form
        form={form}
        onSubmit={(values, _pressed, saved) => save(values, saved)}
        merge={props.merge}
        onSaved={onSaved}
        onSavedMeanwhile={onSavedMeanwhile}
        failure={
          <AddFailure
            error={props.merge ? props.merge.failureOf(props.error) : props.error}
            title={props.notSaved}
            earlier={props.earlier}
            maybeSaved={props.maybeSaved}
          />
        }
        draft={<Draft name={props.draft} />}
        leaveGuard={<LeaveGuard {...props.leaving} />}
        actions={<FormActions cancel={<CancelLink {...leadsTo} />} />}
      >
        {props.children}
      </Form>
    </Panel>
  )
}

/** A screen that is one form: the heading and the panel. */
export function FormPage<Values extends FieldValues, Answer>(
  props: FormPanelProps<Values, Answer>,
) {
  return (
    <Box maxW="form">
      <PageHeader />
      <FormPanel {...props} />
    </Box>
  )
}
