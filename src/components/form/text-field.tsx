import { Field, Input, type InputProps } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { useController } from 'react-hook-form'

type TextFieldProps = {
  name: string
  label: ReactNode
  required?: boolean
} & Pick<InputProps, 'type' | 'autoComplete' | 'autoFocus' | 'autoCapitalize' | 'spellCheck'>

/** A labelled text of a form, with its error below it. */
export function TextField({ name, label, required, ...input }: TextFieldProps) {
  const { field, fieldState } = useController({ name })
  return (
    <Field.Root invalid={fieldState.invalid} required={required}>
      <Field.Label>
        {label}
      </Field.Label>
      <Input borderColor="border.control" {...field} {...input} value={field.value ?? ''} />
      <Field.ErrorText>{fieldState.error?.message}</Field.ErrorText>
    </Field.Root>
  )
}
