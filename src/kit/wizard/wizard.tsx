import { useNavigate } from '@tanstack/react-router'
import { Fragment, useEffect, useEffectEvent, useRef, useState, type SubmitEvent } from 'react'
import { useFormState, type FieldValues } from 'react-hook-form'
import { defineMessage, FormattedMessage } from 'react-intl'
import { listErrors } from '~/kit/form/form-errors.ts'
import { RecordForm, type ScreenFormProps } from '~/kit/form/record-form.tsx'
import { css } from '~/styled-system/css'
import { Box } from '~/styled-system/jsx'
import { Panel } from '~/ui/layout/panel.tsx'
import { useIsLeaving } from '~/ui/page/use-is-leaving.ts'
import { Heading } from '~/ui/text/heading.tsx'
import { renderText, type TextProp } from '~/ui/text/render-text.tsx'
import { useNext } from './use-next.ts'
import { WizardActions } from './wizard-actions.tsx'
import { WizardProgress } from './wizard-progress.tsx'
import { neighborOf, progressOf, stepToShow, type WizardStep } from './wizard-steps.ts'

type WizardProps<Values extends FieldValues, Answer> = Omit<
  ScreenFormProps<Values, Answer>,
  'in' | 'draft' | 'actions' | 'children'
> & {
  /** The last one is never skipped. */
  steps: readonly WizardStep[]
  /** The step in the address. */
  step: string | undefined
  /** The key of the draft in the user's storage; null once nothing is left to be saved. */
  draft: string | null
  submitLabel: TextProp
  savingLabel: TextProp
  /** Without a panel, with a smaller heading, and without a notice about a restored draft. */
  inDialog?: boolean
}

/**
 * A form in steps, which share it, so that none loses the values of another. The current step is in the address, so that
 * Back and reload work. An address leads no further than the first incomplete step.
 */
export function Wizard<Values extends FieldValues, Answer>({
  steps,
  step,
  draft,
  inDialog = false,
  ...props
}: WizardProps<Values, Answer>) {
  const { form } = props
  const navigate = useNavigate()
  const isLeaving = useIsLeaving()
  // Until then it is unknown which steps are complete.
  const [draftRead, setDraftRead] = useState(draft === null)
  const { errors } = useFormState({ control: form.control })
  const errorPaths = listErrors(errors).map(({ path }) => path)
  const shown = stepToShow(steps, step)
  const [previous, next] = [neighborOf(steps, shown, -1), neighborOf(steps, shown, 1)]
  const isTooFar = draftRead && step !== undefined && step !== shown.id

  const goTo = (id: string, replace = false) =>
    void navigate({
      to: '.',
      search: (before: Record<string, unknown>): Record<string, unknown> => ({
        ...before,
        step: id,
      }),
      replace,
      state: true,
    })
  const goToShown = useEffectEvent(() => {
    if (!isLeaving()) goTo(shown.id, true)
  })
  useEffect(() => {
    if (isTooFar) goToShown()
  }, [isTooFar, shown.id])
  const nextWork = useNext(shown, () => next && goTo(next.id))
  const goOn = (event: SubmitEvent<HTMLElement>) => {
    const { currentTarget, target } = event
    // React also bubbles submits of a dialog.
    const isOwn = target instanceof Node && currentTarget.contains(target)
    if (!next || !isOwn) return
    // Only the last step submits the form itself.
    event.preventDefault()
    event.stopPropagation()
    void nextWork.press()
  }

  const Frame = inDialog ? Fragment : Panel
  return (
    <div
      className={inDialog ? undefined : css({ maxW: 'form' })}
      onSubmitCapture={goOn}
      hidden={!draftRead}
    >
      {draftRead && (
        <WizardProgress steps={steps} progress={progressOf(steps, shown, errorPaths)} />
      )}
      <Frame>
        <RecordForm
          {...props}
          isOver={draft === null}
          draft={
            draft !== null && { name: draft, silent: inDialog, onRead: () => setDraftRead(true) }
          }
          actions={
            draftRead ? (
              <WizardActions
                step={shown.id}
                missing={shown.missing}
                commits={shown.commits}
                busy={nextWork.busy}
                failure={nextWork.failure}
                failureText={shown.failureText}
                onPrevious={previous ? () => goTo(previous.id) : null}
                isLast={!next}
                submitLabel={props.submitLabel}
                savingLabel={props.savingLabel}
              />
            ) : (
              <></>
            )
          }
        >
          {draftRead && (
            <>
              <StepHeading
                id={shown.id}
                number={steps.indexOf(shown) + 1}
                total={steps.length}
                title={shown.title}
                isPart={inDialog}
              />
              {shown.content}
            </>
          )}
        </RecordForm>
      </Frame>
    </div>
  )
}

type StepHeadingProps = {
  id: string
  number: number
  total: number
  title: TextProp
  isPart: boolean
}

/** Gets the focus when another step is shown, so that it is read out and the keyboard continues from there. */
function StepHeading({ id, number, total, title, isPart }: StepHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const before = useRef(id)
  useEffect(() => {
    if (before.current !== id) heading.current?.focus()
    before.current = id
  }, [id])
  return (
    <Heading as={isPart ? 'h3' : 'h2'} size={isPart ? 'md' : 'lg'} ref={heading} tabIndex={-1}>
      <Box as="span" display="block" textStyle="xs" fontWeight="normal" color="fg.muted">
        <FormattedMessage {...place} values={{ number, total }} />
      </Box>
      {renderText(title)}
    </Heading>
  )
}

const place = defineMessage<{ number: number; total: number }>({
  defaultMessage: 'Step {number, number} of {total, number}',
  description: 'Above the heading of a step of a wizard',
})
