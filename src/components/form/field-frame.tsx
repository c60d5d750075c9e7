import { chakra, createRecipeContext, Flex, Text, type InputProps } from '@chakra-ui/react'
import { useId, type ReactNode } from 'react'

/** A text input for use in a frame. */
export const Input = createRecipeContext({ key: 'input' }).withContext<
  HTMLInputElement,
  InputProps
>('input')

/** What makes the label and the error those of the control. */
export type ControlProps = {
  id: string
  'aria-invalid': true | undefined
  'aria-describedby': string | undefined
}

type FieldFrameProps = {
  label: ReactNode
  error: string | undefined
  children: (control: ControlProps) => ReactNode
}

/**
 * What every field has: its label above the control and its error below it. Chakra's own Field has errors read out by
 * few screen readers, and observes the page for its parts.
 */
export function FieldFrame({ label, error, children }: FieldFrameProps) {
  const id = useId()
  const errorId = `${id}-error`
  const invalid = error !== undefined || undefined
  return (
    <Flex direction="column" gap="1.5">
      <chakra.label htmlFor={id} textStyle="sm" fontWeight="medium">
        {label}
      </chakra.label>
      {children({ id, 'aria-invalid': invalid, 'aria-describedby': invalid && errorId })}
      {invalid && (
        <Text id={errorId} textStyle="xs" fontWeight="medium" color="fg.error" aria-live="polite">
          {error}
        </Text>
      )}
    </Flex>
  )
}
