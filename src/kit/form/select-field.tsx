import type { ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import { Combobox } from './combobox-field.tsx'
import { FieldFrame } from './field-frame.tsx'
import { labelIn, mostInSelect, valueOfText, type Option } from './options.ts'
import { Select } from './select.tsx'
import { useField, type FieldProps } from './use-field.ts'
import { useOptionsWith } from './use-options-with.ts'

type SelectFieldProps<Values extends FieldValues> = FieldProps<Values, Option['value'] | null> & {
  options: readonly Option[]
  /** The choice of none, for instance "No customer". Without it, a choice cannot be taken back. */
  emptyLabel?: string
}

/**
 * One choice: a native select, or found by typing where there are many. The value is that of the option, null for none. A
 * value without an option gets one.
 */
export function SelectField<Values extends FieldValues>({
  options: offered,
  emptyLabel,
  ...props
}: SelectFieldProps<Values>) {
  const { value, error, change } = useField(props, { show: labelIn(offered) })
  const options = useOptionsWith(offered, [value])
  const chosen = options.some((option) => option.value === value)
  if (options.length > mostInSelect) {
    return (
      <Combobox
        {...props}
        error={error}
        options={options}
        chosen={options.flatMap((option) => (option.value === value ? option.value : []))}
        placeholder={emptyLabel}
        onChange={([next = null]) => change(next)}
      />
    )
  }
  return (
    <FieldFrame {...props} error={error}>
      {(control) => (
        <Select
          {...control}
          name={props.name}
          value={chosen ? String(value) : ''}
          onChange={({ target }) => change(valueOfText(options, target.value))}
        >
          {(emptyLabel !== undefined || !chosen) && <option value="">{emptyLabel}</option>}
          {options.map(optionElement)}
        </Select>
      )}
    </FieldFrame>
  )
}

function optionElement({ value, label, disabled }: Option): ReactNode {
  return (
    <option key={value} value={value} disabled={disabled}>
      {label}
    </option>
  )
}
