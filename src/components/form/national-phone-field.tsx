import type { FieldValues } from 'react-hook-form'
import { FieldFrame } from './field-frame.tsx'
import { Input } from './input.tsx'
import { caretBehind, nationalPhoneText } from './phone-text.ts'
import { useField, type FieldProps } from './use-field.ts'
import { writeAtCaret } from './write-at-caret.ts'

/**
 * A number as people in the United States write it, `(555) 555-0100`, which it becomes while it is typed. The value is
 * that text. A number of another form stays as it is until it is changed.
 */
export function NationalPhoneField<Values extends FieldValues>(props: FieldProps<Values, string>) {
  const { value, error, change } = useField(props)
  const type = (input: HTMLInputElement) => {
    const typed = input.value
    const text = nationalPhoneText(typed)
    const digits = typed.slice(0, input.selectionStart ?? undefined).replace(/\D/g, '').length
    if (text !== typed) writeAtCaret(input, text, digits > 0 ? caretBehind(text, digits) : 0)
    change(text)
  }
  return (
    <FieldFrame {...props} error={error}>
      {(control) => (
        <Input
          {...control}
          name={props.name}
          type="tel"
          inputMode="tel"
          autoComplete="off"
          dir="ltr"
          fontVariantNumeric="tabular-nums"
          placeholder="(___) ___-____"
          value={typeof value === 'string' ? value : ''}
          onChange={(event) => type(event.target)}
        />
      )}
    </FieldFrame>
  )
}
