'use no memo'
import type { InputProps } from '@chakra-ui/react'
import { FieldFrame, type FieldProps } from './field-frame.tsx'
import { Input } from './input.tsx'
import { useField } from './use-form.ts'
import { writeAtCaret } from './write-at-caret.ts'

type TextFieldProps = FieldProps & {
  /** Changes what is typed as it is typed, letter by letter: the text must keep its length. */
  as?: (typed: string) => string
  /** For an optional text that has to be null, not empty. */
  nullable?: boolean
} & Pick<
    InputProps,
    'type' | 'autoComplete' | 'autoCapitalize' | 'autoFocus' | 'spellCheck' | 'maxLength' | 'dir'
  >

/** A line of text. The value is a string. Behind the sign-in, a password is a `PasswordField`. */
export function TextField({
  label,
  help,
  required,
  disabled,
  labelHidden,
  as = (typed) => typed,
  nullable,
  ...input
}: TextFieldProps) {
  const { value, error, change } = useField(input.name, input.type === 'password')
  return (
    <FieldFrame {...{ label, help, required, disabled, labelHidden, error }}>
      {(control) => (
        <Input
          {...control}
          {...input}
          value={typeof value === 'string' ? value : ''}
          onChange={({ target }) => {
            const text = as(target.value)
            if (text !== target.value) writeAtCaret(target, text, target.selectionStart)
            change(nullable && text === '' ? null : text)
          }}
        />
      )}
    </FieldFrame>
  )
}
