import type { FieldValues } from 'react-hook-form'
import { css } from '~/styled-system/css'
import { FieldFrame } from './field-frame.tsx'
import { Input } from './input.tsx'
import { caretBehind, isForeign, nationalPhoneText, phoneDigits, phoneText } from './phone-text.ts'
import { useField, type FieldProps } from './use-field.ts'
import { writeAtCaret } from './write-at-caret.ts'

/**
 * A number in the United States, shown as `+1 (555) 555-0100` while it is typed. The value is its digits with the
 * country code, `15555550100`, or an empty string. A number of another country or with too many digits stays as it was
 * typed or pasted: the form's check has to refuse it.
 */
export function PhoneField<Values extends FieldValues>(props: FieldProps<Values, string>) {
  return (
    <PhoneInput
      {...props}
      autoComplete="tel"
      placeholder="+1 (___) ___-____"
      textOf={phoneText}
      onType={(text, count, before) => {
        // A + that is typed first may begin either; what is left of +1 is deleted with it.
        if (isForeign(text) || (text === '+' && before !== '1')) return { value: text, count }
        const typed = text.replace(/\D/g, '')
        const value = phoneDigits(typed)
        // The country code may have been put in front.
        return { value, count: count + Math.max(value.length - typed.length, 0) }
      }}
    />
  )
}

/**
 * A number as people in the United States write it, `(555) 555-0100`, which it becomes while it is typed. The value is
 * that text. A number of another form stays as it is until it is changed. One that the form would make longer than
 * `maxLength` stays as it was typed.
 */
export function NationalPhoneField<Values extends FieldValues>({
  maxLength,
  ...props
}: FieldProps<Values, string> & { maxLength: number }) {
  return (
    <PhoneInput
      {...props}
      autoComplete="off"
      placeholder="(___) ___-____"
      textOf={(value) => value}
      onType={(text, count) => ({ value: nationalPhoneText(text, maxLength), count })}
    />
  )
}

type PhoneInputProps<Values extends FieldValues> = FieldProps<Values, string> & {
  autoComplete: 'tel' | 'off'
  placeholder: string
  /** The text that shows a value. */
  textOf: (value: string) => string
  /** The value for a typed text. `count` is that of the digits before the caret. */
  onType: (text: string, count: number, before: string) => { value: string; count: number }
}

/** Formats a number while it is typed; the caret stays behind its digit. */
function PhoneInput<Values extends FieldValues>({
  autoComplete,
  placeholder,
  textOf,
  onType,
  ...props
}: PhoneInputProps<Values>) {
  const field = useField(props, { show: textOf })
  const value = typeof field.value === 'string' ? field.value : ''
  const type = (input: HTMLInputElement) => {
    const before = input.value.slice(0, input.selectionStart ?? undefined).replace(/\D/g, '')
    const next = onType(input.value, before.length, value)
    const text = textOf(next.value)
    if (text !== input.value) {
      writeAtCaret(input, text, next.count > 0 ? caretBehind(text, next.count) : 0)
    }
    field.change(next.value)
  }
  return (
    <FieldFrame {...props} error={field.error}>
      {(control) => (
        <Input
          {...control}
          name={props.name}
          type="tel"
          inputMode="tel"
          autoComplete={autoComplete}
          dir="ltr"
          className={css({ fontVariantNumeric: 'tabular-nums' })}
          placeholder={placeholder}
          value={textOf(value)}
          onChange={(event) => type(event.target)}
        />
      )}
    </FieldFrame>
  )
}
