import { Button, Flex, Text } from '@chakra-ui/react'
import { useId, type ReactNode } from 'react'
import { useFormState } from 'react-hook-form'
import { defineMessages, FormattedMessage } from 'react-intl'
import { SubmitButton } from '~/components/form/submit-button.tsx'

type WizardActionsProps = {
  /** Why Next cannot be pressed, or null. */
  missing: ReactNode
  /** Null in the first step. */
  onPrevious: (() => void) | null
  isLast: boolean
  submitLabel: ReactNode
  savingLabel: ReactNode
}

/** The buttons below a step. Next and Submit both submit the form, so that Enter in a field does what they do. */
export function WizardActions({ missing, onPrevious, isLast, ...submit }: WizardActionsProps) {
  const id = useId()
  const { isSubmitting } = useFormState()
  return (
    <Flex wrap="wrap" align="center" justify="flex-end" gap="3" pt="4" borderTopWidth="1px">
      {onPrevious && (
        <Button
          variant="outline"
          colorPalette="gray"
          me="auto"
          aria-disabled={isSubmitting || undefined}
          onClick={() => !isSubmitting && onPrevious()}
        >
          <FormattedMessage {...messages.previous} />
        </Button>
      )}
      {missing !== null && (
        <Text
          id={id}
          textStyle="sm"
          color="fg.muted"
          // On a phone the buttons stay in one line.
          flexBasis={{ base: 'full', sm: 'auto' }}
          order={{ base: -1, sm: 0 }}
        >
          {missing}
        </Text>
      )}
      {isLast ? (
        <SubmitButton savingLabel={submit.savingLabel}>{submit.submitLabel}</SubmitButton>
      ) : (
        <Button
          type="submit"
          // It stays focusable, so that a screen reader reads the reason.
          aria-disabled={missing !== null || undefined}
          aria-describedby={missing === null ? undefined : id}
        >
          <FormattedMessage {...messages.next} />
        </Button>
      )}
    </Flex>
  )
}

const messages = defineMessages({
  previous: { defaultMessage: 'Previous', description: 'Goes back one step of a wizard' },
  next: { defaultMessage: 'Next', description: 'Goes on to the next step of a wizard' },
})
