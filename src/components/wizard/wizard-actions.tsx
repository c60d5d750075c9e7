import { Button, Flex, Text } from '@chakra-ui/react'
import { useId, type ReactNode } from 'react'
import { useFormState } from 'react-hook-form'
import { defineMessages, FormattedMessage } from 'react-intl'
import { BusyButton } from '~/components/button/busy-button.tsx'
import { useErrorText } from '~/components/feedback/use-error-text.ts'
import { SubmitButton } from '~/components/form/submit-button.tsx'
import { fieldTexts } from '~/lib/failure.ts'

type WizardActionsProps = {
  /** Why Next is not available, or null. */
  missing: ReactNode
  /** Whether `onNext` is running, and why it failed last. */
  busy: boolean
  failure: Error | null
  failureText?: ((reason: string) => string) | undefined
  /** Null in the first step. */
  onPrevious: (() => void) | null
  isLast: boolean
  submitLabel: ReactNode
  savingLabel: ReactNode
}

/** The buttons below a step. Next and Submit both submit the form, so Enter in a field works like them. */
export function WizardActions({
  missing,
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
  return (
    <Flex wrap="wrap" align="center" justify="flex-end" gap="3" pt="4" borderTopWidth="1px">
      {onPrevious && (
        <Button
          variant="outline"
          colorPalette="gray"
          me="auto"
          aria-disabled={isAtWork || undefined}
          onClick={() => !isAtWork && onPrevious()}
        >
          <FormattedMessage {...messages.previous} />
        </Button>
      )}
      {missing !== null && (
        <Text id={id} {...beside} color="fg.muted">
          {missing}
        </Text>
      )}
      {failure && !busy && (
        <Text {...beside} role="alert" color="fg.error">
          {failureText([textOf(failure), ...fieldTexts(failure)].join(' '))}
        </Text>
      )}
      {isLast ? (
        <SubmitButton savingLabel={submit.savingLabel}>{submit.submitLabel}</SubmitButton>
      ) : (
        <BusyButton
          type="submit"
          busy={busy}
          // It stays focusable, so that a screen reader reads the reason.
          {...(missing !== null && { 'aria-disabled': true, 'aria-describedby': id })}
        >
          <FormattedMessage {...messages.next} />
        </BusyButton>
      )}
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
