import type { InputProps } from '@chakra-ui/react'
import type { FieldValues } from 'react-hook-form'
import { FieldFrame } from './field-frame.tsx'
import { Input } from './input.tsx'
import { useField, type FieldProps } from './use-field.ts'
import { writeAtCaret } from './write-at-caret.ts'

type TextFieldProps<Values extends FieldValues> = FieldProps<Values, string | null | undefined> & {
  /** Changes the text while it is typed, letter by letter: it must keep its length. */
  as?: (typed: string) => string
  /** For an optional text that is null when empty. */
  nullable?: boolean
  /** For a name for machines, such as a username or a token: nothing corrects or capitalises it. */
  verbatim?: boolean
} & Pick<
    InputProps,
    'type' | 'autoComplete' | 'autoCapitalize' | 'autoFocus' | 'spellCheck' | 'maxLength' | 'dir'
  >

/** A line of text. The value is a string. Behind the sign-in, a password is a `PasswordField`. */
export function TextField<Values extends FieldValues>({
  control,
  label,
  help,
  required,
  disabled,
  labelHidden,
  as = (typed) => typed,
  nullable,
  verbatim,
  ...input
}: TextFieldProps<Values>) {
  const isPassword = input.type === 'password'
  const { value, error, change } = useField({ control, name: input.name }, isPassword)
  return (
    <FieldFrame {...{ label, help, required, disabled, labelHidden, error }}>
      {(ids) => (
        <Input
          {...ids}
          {...(verbatim && { autoCapitalize: 'none', spellCheck: false, dir: 'ltr' })}
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
