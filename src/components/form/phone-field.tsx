import type { FieldValues } from 'react-hook-form'
import { FieldFrame } from './field-frame.tsx'
import { Input } from './input.tsx'
import { caretBehind, phoneDigits, phoneLength, phoneText } from './phone-text.ts'
import { useField, type FieldProps } from './use-field.ts'
import { writeAtCaret } from './write-at-caret.ts'

/**
 * A number in the United States, shown as `+1 (555) 555-0100` while it is typed. The value is its digits with the
 * country code, `15555550100`, or an empty string.
 */
export function PhoneField<Values extends FieldValues>(props: FieldProps<Values, string>) {
  const { value, error, change } = useField(props)
  const digits = typeof value === 'string' ? value : ''
  const type = (input: HTMLInputElement) => {
    const typed = input.value.replace(/\D/g, '')
    const full = digits.length === phoneLength && typed.length > phoneLength
    const next = full ? digits : phoneDigits(typed)
    const before = input.value.slice(0, input.selectionStart ?? undefined).replace(/\D/g, '')
    // The country code may have been put in front, or a digit too many taken away.
    const count = before.length + (full ? -1 : Math.max(next.length - typed.length, 0))
    const text = phoneText(next)
    writeAtCaret(input, text, count > 0 ? caretBehind(text, count) : 0)
    change(next)
  }
  return (
    <FieldFrame {...props} error={error}>
      {(control) => (
        <Input
          {...control}
          name={props.name}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          dir="ltr"
          fontVariantNumeric="tabular-nums"
          placeholder="+1 (___) ___-____"
          value={phoneText(digits)}
          onChange={(event) => type(event.target)}
        />
      )}
    </FieldFrame>
  )
}
