import type { ComponentProps } from 'react'
import { useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import { defineMessage, useIntl } from 'react-intl'
import { css, cx } from '~/styled-system/css'
import { FieldFrame } from './field-frame.tsx'
import { Input } from './input.tsx'
import { hasMisplacedSeparator, hasTooManyDigits, numberText, parseNumber } from './number-text.ts'
import { useField, type FieldProps } from './use-field.ts'

type NumberFieldProps<Values extends FieldValues> = FieldProps<
  Values,
  number | null | undefined
> & {
  /** The value of an empty field: null by default. */
  emptyAs?: number | null
  /** Accepts only whole numbers; `truncated` leaves out the decimals that are typed. */
  whole?: boolean | 'truncated'
} & Pick<ComponentProps<'input'>, 'autoFocus' | 'className'>

/**
 * A number. The value is a number, null when empty, or a typed text that is not a number yet, which the form's check
 * refuses.
 */
export function NumberField<Values extends FieldValues>({
  emptyAs = null,
  whole = false,
  ...props
}: NumberFieldProps<Values>) {
  const intl = useIntl()
  const { locale } = intl
  const { value, error, change } = useField(props)
  const [typed, setTyped] = useState(nothing)
  // What was typed, until the value becomes another one: "1." may become a number.
  const text = Object.is(typed.value, value) ? typed.text : numberText(value, locale)
  // The form's check knows only that it is not a number. What is being typed may become one.
  const fault = () => {
    if (!error && typed !== nothing) return undefined
    if (hasTooManyDigits(text, locale)) return intl.formatMessage(tooLong)
    if (!hasMisplacedSeparator(text, locale)) return error
    const example = whole ? 1234 : 1234.5
    return intl.formatMessage(misplacedSeparator, {
      grouped: intl.formatNumber(example, { useGrouping: 'always' }),
      plain: numberText(example, locale),
    })
  }
  return (
    <FieldFrame {...props} error={fault()}>
      {(control) => (
        <Input
          {...control}
          name={props.name}
          autoFocus={props.autoFocus}
          className={cx(digits, props.className)}
          inputMode={whole ? 'numeric' : 'decimal'}
          autoComplete="off"
          value={text}
          onChange={({ target }) => {
            const read = parseNumber(target.value, locale, whole === true) ?? emptyAs
            const number = whole === 'truncated' && read !== null ? Math.trunc(read) : read
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

const tooLong = defineMessage({
  defaultMessage: 'Enter a number with at most 15 digits.',
  description: 'Error for a number that cannot be kept exactly',
})

const misplacedSeparator = defineMessage<{ grouped: string; plain: string }>({
  defaultMessage: 'Check the separators. Write a number like {grouped} or {plain}.',
  description:
    'Error for a number such as 2,5 in a language whose decimal separator is a point. The values are one number with and without group separators, as the reader’s language writes it',
})

const digits = css({ fontVariantNumeric: 'tabular-nums' })
