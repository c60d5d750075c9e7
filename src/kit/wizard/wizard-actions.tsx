import { useId } from 'react'
import { useFormState } from 'react-hook-form'
import { defineMessages, FormattedMessage } from 'react-intl'
import { SendAgain } from '~/kit/form/send-again.tsx'
import { SubmitButton } from '~/kit/form/submit-button.tsx'
import { fieldTexts } from '~/lib/failure.ts'
import { css } from '~/styled-system/css'
import { Flex, styled } from '~/styled-system/jsx'
import { BusyButton } from '~/ui/button/busy-button.tsx'
import { Button } from '~/ui/button/button.tsx'
import { useErrorText } from '~/ui/feedback/use-error-text.ts'
import { renderText, type TextProp } from '~/ui/text/render-text.tsx'
import type { WizardStep } from './wizard-steps.ts'

type WizardActionsProps = Pick<WizardStep, 'missing' | 'failureText' | 'commits'> & {
  /** Each step has buttons of its own, even where they look alike: a press is meant for one of them. */
  step: string
  /** Whether `onNext` is running, and why it failed last. */
  busy: boolean
  failure: Error | null
  /** Null in the first step. */
  onPrevious: (() => void) | null
  isLast: boolean
  submitLabel: TextProp
  savingLabel: TextProp
}

/** The buttons below a step. Next and Submit both submit the form, so Enter in a field works like them. */
export function WizardActions({
  step,
  missing,
  commits,
  busy,
  failure,
  failureText = (reason) => reason,
  onPrevious,
  isLast,
  ...submit
}: WizardActionsProps) {
  const id = useId()
  const textOf = useErrorText()
  const { isSubmitting } = useFormState()
  const isAtWork = isSubmitting || busy
  const previous = onPrevious && (
    <Button
      key={`previous ${step}`}
      variant="outline"
      className={commits ? atEnd : atStart}
      aria-disabled={isAtWork || undefined}
      onClick={() => !isAtWork && onPrevious()}
    >
      <FormattedMessage {...messages.previous} />
    </Button>
  )
  const forward = isLast ? (
    <SubmitButton key={step} savingLabel={submit.savingLabel}>
      {renderText(submit.submitLabel)}
    </SubmitButton>
  ) : (
    <BusyButton
      key={step}
      type="submit"
      busy={busy}
      aria-describedby={missing !== null || commits?.purpose ? id : undefined}
      // It stays focusable, so that a screen reader reads the reason.
      aria-disabled={missing !== null || undefined}
    >
      <FormattedMessage {...messages.next} />
    </BusyButton>
  )
  return (
    <Flex wrap="wrap" align="center" justify="flex-end" gap="3" pt="4" borderTopWidth="1px">
      {commits ? forward : previous}
      {commits?.note}
      {missing === null && commits?.purpose && (
        <span id={id} hidden>
          {commits.purpose}
        </span>
      )}
      {missing !== null && (
        <styled.p id={id} {...beside} color="fg.muted">
          {missing}
        </styled.p>
      )}
      {failure && !busy && (
        <styled.p {...beside} role="alert" color="fg.error">
          {failureText([textOf(failure), ...fieldTexts(failure)].join(' '))}
        </styled.p>
      )}
      {failure && !busy && <SendAgain error={failure} onSend={null} />}
      {commits ? previous : forward}
    </Flex>
  )
}

// On a phone the buttons stay on one line.
const beside = {
  textStyle: 'sm',
  overflowWrap: 'anywhere',
  flexBasis: { base: 'full', sm: 'auto' },
  order: { base: -1, sm: 0 },
} as const

const messages = defineMessages({
  previous: { defaultMessage: 'Previous', description: 'Goes back one step of a wizard' },
  next: { defaultMessage: 'Next', description: 'Goes on to the next step of a wizard' },
})

const atEnd = css({ colorPalette: 'gray', ms: 'auto' })
const atStart = css({ colorPalette: 'gray', me: 'auto' })
