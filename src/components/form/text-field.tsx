import type { InputProps } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { FieldFrame, Input } from './field-frame.tsx'
import { useField } from './use-form.ts'

type TextFieldProps = {
  name: string
  label: ReactNode
} & Pick<InputProps, 'type' | 'autoComplete' | 'autoCapitalize' | 'autoFocus' | 'spellCheck'>

/** A labelled text of a form. */
export function TextField({ label, ...input }: TextFieldProps) {
  const { value, error, change } = useField(input.name)
  return (
    <FieldFrame label={label} error={error}>
      {(control) => (
        <Input
          borderColor="border.control"
          {...control}
          {...input}
          value={typeof value === 'string' ? value : ''}
          onChange={(event) => change(event.target.value)}
        />
      )}
    </FieldFrame>
  )
}
