import { Field, Input, type InputProps } from '@chakra-ui/react'
import { useId, type ReactNode } from 'react'
import { useField } from './use-form.ts'

type TextFieldProps = {
  name: string
  label: ReactNode
} & Pick<InputProps, 'type' | 'autoComplete' | 'autoCapitalize' | 'autoFocus' | 'spellCheck'>

/** A labelled text of a form, with its error below it. */
export function TextField({ label, ...input }: TextFieldProps) {
  const { value, error, change } = useField(input.name)
  const errorId = useId()
  const invalid = error !== undefined
  return (
    <Field.Root invalid={invalid} ids={{ errorText: errorId }}>
      <Field.Label>{label}</Field.Label>
      <Input
        borderColor="border.control"
        // Field sets aria-errormessage alone, which few screen readers read out.
        aria-describedby={invalid ? errorId : undefined}
        {...input}
        value={typeof value === 'string' ? value : ''}
        onChange={(event) => change(event.target.value)}
      />
      <Field.ErrorText>{error}</Field.ErrorText>
    </Field.Root>
  )
}
