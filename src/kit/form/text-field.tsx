import type { ComponentProps } from 'react'
import { useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import { cleanText, type TextKind } from '~/lib/typed-text.ts'
import { FieldFrame } from './field-frame.tsx'
import { Input } from './input.tsx'
import { useField, type FieldProps } from './use-field.ts'
import { writeAtCaret } from './write-at-caret.ts'

type TextFieldProps<Values extends FieldValues> = FieldProps<Values, string | null | undefined> & {
  /** Changes the text while it is typed, letter by letter: it must keep its length. */
  as?: (typed: string) => string
  /** Removes from the ends what is not part of the value. The field shows that once it is left. */
  trim?: (text: string) => string
  /** For an optional text that is null when empty. */
  nullable?: boolean
  /** How what is typed is cleaned: as a name by default, not at all for a password. The browser leaves an identifier alone. */
  kind?: TextKind
} & Pick<
    ComponentProps<'input'>,
    | 'type'
    | 'inputMode'
    | 'autoComplete'
    | 'autoCapitalize'
    | 'autoFocus'
    | 'spellCheck'
    | 'maxLength'
    | 'dir'
    | 'list'
  >

/** A line of text. The value is a string without the spaces around it. Behind the sign-in, a password is a `PasswordField`. */
export function TextField<Values extends FieldValues>({
  control,
  label,
  help,
  required,
  disabled,
  labelHidden,
  as = (typed) => typed,
  trim = (text) => text,
  nullable,
  kind = 'text',
  ...input
}: TextFieldProps<Values>) {
  const isPassword = input.type === 'password'
  const { value, error, change } = useField(
    { control, name: input.name, label },
    { secret: isPassword },
  )
  const clean = typeof value === 'string' ? value : ''
  const [typed, setTyped] = useState(nothing)
  // While a second word is about to be typed, the text ends in a space.
  const text = typed.clean === clean ? typed.text : clean
  return (
    <FieldFrame {...{ label, help, required, disabled, labelHidden, error }}>
      {(ids) => (
        <Input
          {...ids}
          {...(kind === 'identifier' && { autoCapitalize: 'none', spellCheck: false, dir: 'ltr' })}
          {...input}
          value={text}
          onChange={({ target }) => {
            const next = as(target.value)
            if (next !== target.value) writeAtCaret(target, next, target.selectionStart)
            const nextClean = trim(cleanText(next, isPassword ? 'exact' : kind))
            setTyped({ text: next, clean: nextClean })
            change(nullable && nextClean === '' ? null : nextClean)
          }}
          onBlur={() => setTyped(nothing)}
        />
      )}
    </FieldFrame>
  )
}

/** What was typed, and the value made from it. */
const nothing: { text: string; clean: string | undefined } = { text: '', clean: undefined }
