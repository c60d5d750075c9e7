import type { ReactNode } from 'react'
import { FieldFrame, type FieldProps } from './field-frame.tsx'
import { Select } from './select.tsx'
import { valueOfText, type Option } from './options.ts'
import { useField } from './use-form.ts'

type SelectFieldProps = FieldProps & {
  options: readonly Option[]
  /** The choice of none, for instance "No customer". Without it, one of the options stands for good once chosen. */
  emptyLabel?: string
}

/** One of a few choices. The value is that of the option, null for none. */
export function SelectField({ options, emptyLabel, ...props }: SelectFieldProps) {
  const { value, error, change } = useField(props.name)
  const chosen = options.some((option) => option.value === value)
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
