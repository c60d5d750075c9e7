import type { InputProps } from '@chakra-ui/react'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { FieldFrame, type FieldProps } from './field-frame.tsx'
import { Input } from './input.tsx'
import { numberText, parseNumber } from './number-text.ts'
import { useField } from './use-form.ts'

type NumberFieldProps = FieldProps & {
  /** What an empty field stands for: null unless told otherwise. */
  emptyAs?: number | null
  /** Takes whole numbers alone. */
  whole?: boolean
} & Pick<InputProps, 'autoFocus' | 'width'>

/**
 * A number. The value is a number, null when empty, and whatever was typed as long as that is no number, which the form's
 * check refuses.
 */
export function NumberField({ emptyAs = null, whole = false, ...props }: NumberFieldProps) {
  const { locale } = useIntl()
  const { value, error, change } = useField(props.name)
  const [typed, setTyped] = useState(nothing)
  // What was typed, until the value becomes another one: "1." is a number on its way.
  const text = Object.is(typed.value, value) ? typed.text : numberText(value, locale)
  return (
    <FieldFrame {...props} error={error}>
      {(control) => (
        <Input
          {...control}
          name={props.name}
          autoFocus={props.autoFocus}
          width={props.width}
          inputMode={whole ? 'numeric' : 'decimal'}
          autoComplete="off"
          fontVariantNumeric="tabular-nums"
          value={text}
          onChange={({ target }) => {
            const number = parseNumber(target.value, locale, whole) ?? emptyAs
            const next = Number.isNaN(number) ? target.value : number
            setTyped({ text: target.value, value: next })
            change(next)
          }}
          onBlur={() => setTyped(nothing)}
        />
      )}
    </FieldFrame>
  )
}

const nothing = { text: '', value: undefined as unknown }
