import { Field, Input, type InputProps } from '@chakra-ui/react'
import { useId, type ReactNode } from 'react'
import { useController } from 'react-hook-form'

type TextFieldProps = {
  name: string
  label: ReactNode
} & Pick<InputProps, 'type' | 'autoComplete' | 'autoCapitalize' | 'autoFocus' | 'spellCheck'>

/** A labelled text of a form, with its error below it. */
export function TextField({ name, label, ...input }: TextFieldProps) {
  const { field, fieldState } = useController({ name })
  const errorId = useId()
  return (
    <Field.Root invalid={fieldState.invalid} ids={{ errorText: errorId }}>
      <Field.Label>{label}</Field.Label>
      <Input
        borderColor="border.control"
        // Field sets aria-errormessage alone, which few screen readers read out.
        aria-describedby={fieldState.invalid ? errorId : undefined}
        {...field}
        {...input}
        value={field.value ?? ''}
      />
      <Field.ErrorText>{fieldState.error?.message}</Field.ErrorText>
    </Field.Root>
  )
}
