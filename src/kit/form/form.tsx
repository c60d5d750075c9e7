import { useEffect, useEffectEvent, useRef, useState, type SubmitEvent } from 'react'
import { FormProvider, useFormState, type FieldValues } from 'react-hook-form'
import { defineMessage, FormattedMessage, useIntl } from 'react-intl'
import type { Failure } from '~/lib/failure.ts'
import { changedFields, sameValue } from '~/lib/same-value.ts'
import { css, cx } from '~/styled-system/css'
import { Flex, styled } from '~/styled-system/jsx'
import { Reveal } from '~/ui/feedback/reveal.tsx'
import { unexpected } from '~/ui/feedback/use-error-text.ts'
import { lazyPart } from '~/ui/lazy/lazy-part.tsx'
import { useIsLeaving } from '~/ui/page/use-is-leaving.ts'
import { settleTime } from '~/ui/press/settle-time.ts'
import { filesChecked } from './file-checks.ts'
import { listErrors } from './form-errors.ts'
import type { FormProps } from './form-props.ts'
import { MergeContext } from './merge-context.ts'
import { submitForm } from './submit-form.ts'
import { useSaveKey } from './use-save-key.ts'

const SendAgain = lazyPart(async () => (await import('./send-again.tsx')).SendAgain, null)

const mayBePutOff: (number | undefined)[] = [429, 503]

// A radio group is invalid as a whole, and cannot have the focus itself.
const invalidControl =
  '[aria-invalid=true]:not([role=radiogroup]), [role=radiogroup][aria-invalid=true] input'

/** The shell of every form: failure on top, fields, buttons. */
export function Form<Values extends FieldValues, Answer>({
  form,
  onSubmit,
  ...props
}: FormProps<Values, Answer>) {
  const intl = useIntl()
  const isLeaving = useIsLeaving()
  const { undrawn } = props
  const { errors, submitCount, defaultValues, isDirty } = useFormState({
    control: form.control,
  })
  const element = useRef<HTMLFormElement>(null)
  const submitting = useRef(false)
  const answeredAt = useRef(-Infinity)
  /** Since it was last sent. */
  const isTyped = useRef(false)
  const [undrawnPaths, setUndrawnPaths] = useState<string[]>([])
  const [broken, setBroken] = useState(false)
  const [isDone, setIsDone] = useState(false)
  const [nothingToSave, setNothingToSave] = useState(false)
  const [failed, setFailed] = useState<Failure>()
  const stays = useRef(false)
  const [keptAt, setKeptAt] = useState<Date>()
  const elsewhere = listErrors(errors)
    .filter(({ path }) => undrawnPaths.includes(path))
    .map(({ path, message }) => (undrawn ? undrawn.describe(path, message) : message))
  const top = broken ? intl.formatMessage(unexpected) : elsewhere.join(' ')

  const findUndrawn = () =>
    listErrors(form.getErrors())
      .map(({ path }) => path)
      .filter((path) => element.current && !hasControl(element.current.elements, path))
  const focusFirstError = useEffectEvent(() => {
    if (listErrors(errors).length === 0) return
    const control = element.current?.querySelector<HTMLElement>(invalidControl)
    const [first] = findUndrawn()
    if (control) control.focus()
    else if (first !== undefined) undrawn?.reveal(first)
  })
  useEffect(() => {
    if (submitCount > 0) focusFirstError()
  }, [submitCount])

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    // React also bubbles submits of a dialog to the surrounding form.
    event.stopPropagation()
    if (submitting.current) return
    // The second press of a double click, or an Enter that is held, would send it again.
    const isSoon = event.timeStamp - answeredAt.current < settleTime
    if (event.submitter && isSoon && !isTyped.current) {
      answeredAt.current = event.timeStamp
      return
    }
    submitting.current = true
    isTyped.current = false
    const pressed = event.submitter?.getAttribute('value') ?? ''
    const isKept = stays.current
    stays.current = false
    const { merge, sendsUnchanged = !merge } = props
    let finish: (() => unknown) | undefined
    let sent: { answer: Answer } | undefined
    const sendOnce = async (values: Values, saved: Values) => {
      const answer = await onSubmit(values, pressed, saved)
      sent = { answer }
      finish = () => {
        const changed = changedFields(form.getValues(), values)
        if (props.onSavedMeanwhile && (isKept || Object.keys(changed).length > 0)) {
          if (isKept) setKeptAt(new Date())
          return props.onSavedMeanwhile(answer, changed)
        }
        if (!props.onSaved) return undefined
        // The leave-guard must not ask.
        form.resetDefaultValues(form.getValues())
        return props.onSaved(answer)
      }
      return values
    }
    const send = async (values: Values) => {
      const save = merge ? merge.save : sendOnce
      const kept = await save(values, defaultValues as Values, sendOnce, sendsUnchanged)
      finish ??= () => setNothingToSave(true)
      return kept
    }
    setBroken(false)
    setFailed(undefined)
    setKeptAt(undefined)
    try {
      const pending = filesChecked(element.current)
      if (pending) {
        await pending
        // It may have been discarded meanwhile.
        if (!element.current || isLeaving()) return
      }
      const skips = !sendsUnchanged && sameValue(form.getValues(), defaultValues)
      setNothingToSave(skips)
      if (skips) return
      const error = await submitForm(form, send, props.pathOf)
      setUndrawnPaths(findUndrawn())
      setFailed(error)
      if (!element.current || isLeaving()) {
        const outcome = error ? { error } : sent
        if (outcome) props.onLeft?.(outcome)
        return
      }
      const next = finish?.()
      if (!(next instanceof Promise)) return
      // A second press would save once more, and what is typed now would be lost.
      setIsDone(true)
      await next
    } catch (error) {
      setBroken(true)
      reportError(error)
    } finally {
      submitting.current = false
      if (sent) answeredAt.current = performance.now()
      setIsDone(false)
    }
  }
  useSaveKey(element, props.saveKey, (key) => {
    if (submitting.current) return
    stays.current = key === 'stay'
    element.current?.requestSubmit()
  })
  return (
    <FormProvider {...form}>
      {/* A field may still enable autofill, such as for a password. */}
      <form
        noValidate
        autoComplete="off"
        ref={element}
        inert={isDone}
        onSubmit={(event) => void submit(event)}
        onInput={() => {
          isTyped.current = true
        }}
        // For the dialog around it.
        data-unchanged={props.isOver || !isDirty || undefined}
      >
        <Flex
          direction="column"
          gap="4"
          className={cx(withLabel, props.actionsStay && clearOfActions)}
        >
          <MergeContext value={props.merge}>{props.draft}</MergeContext>
          <Reveal attempt={submitCount}>
            {props.failure}
            {top && (
              <styled.p color="fg.error" textStyle="sm" role="alert">
                {top}
              </styled.p>
            )}
            {/* It says itself what was put off; other failures need not load it. */}
            {failed && mayBePutOff.includes(failed.status) && <SendAgain error={failed} />}
          </Reveal>
          {props.children}
          <div
            className={cx(
              actions,
              props.actionsStay && inSight,
              props.actionsStay && (props.actionsStay === 'wide' ? onlyWide : always),
            )}
            data-stays-in-sight={props.actionsStay ? '' : undefined}
          >
            {props.actions}
            <styled.p
              role="status"
              textStyle="sm"
              color="fg.muted"
              className={cx(atEndInDialog, props.actionsStay === 'wide' && besideButtons)}
            >
              {nothingToSave && !isDirty && <FormattedMessage {...nothing} />}
              {!nothingToSave && keptAt && <FormattedMessage {...kept} values={{ at: keptAt }} />}
            </styled.p>
          </div>
        </Flex>
      </form>
      <MergeContext value={props.merge}>{props.leaveGuard}</MergeContext>
      {props.merge?.question}
    </FormProvider>
  )
}

/** Whether the form renders a field that can show the error at a path: its own, or that of its list. */
function hasControl(elements: HTMLFormControlsCollection, path: string): boolean {
  if (elements.namedItem(path)) return true
  const end = path.lastIndexOf('.')
  return end > 0 && hasControl(elements, path.slice(0, end))
}

const actions = css({ display: 'flex', flexDirection: 'column' })

const inSight = css({
  bottom: '0',
  zIndex: 'docked',
  bg: 'bg.canvas',
  borderTopWidth: '1px',
  pt: '1',
  pb: '3',
})

/** Scrolls a focused field into view together with its label. */
const withLabel = css({ '& :is(input, textarea, select)': { scrollMarginTop: '12' } })

/** Scrolls a focused field and its message clear of the sticky actions. */
const clearOfActions = css({
  '& > :not(:last-child) :is(input, textarea, select, button)': { scrollMarginBottom: '32' },
})

const onlyWide = css({ position: { base: 'static', sm: 'sticky' } })
const always = css({ position: 'sticky' })

const atEndInDialog = css({ '[role=dialog] &': { textAlign: 'end' } })

/** Its text must not make the bar higher. */
const besideButtons = css({
  sm: { position: 'absolute', insetEnd: '0', bottom: 'calc({spacing.5} + {spacing.0.5})' },
})

const kept = defineMessage<{ at: Date }>({
  defaultMessage: 'Saved at {at, time, short}',
  description: 'Said in a form that stays open after it was saved; at: the time of day',
})

const nothing = defineMessage({
  defaultMessage: 'Nothing to save',
  description: 'Said when Save is pressed and nothing in the form has changed',
})
