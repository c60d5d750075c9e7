import { NativeSelect } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { edge, FieldFrame, type FieldProps } from './field-frame.tsx'
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
        <NativeSelect.Root disabled={props.disabled}>
          <NativeSelect.Field
            {...control}
            {...edge}
            name={props.name}
            value={chosen ? String(value) : ''}
            onChange={({ target }) => change(valueOfText(options, target.value))}
          >
            {(emptyLabel !== undefined || !chosen) && <option value="">{emptyLabel}</option>}
            {options.map(optionElement)}
          </NativeSelect.Field>
          <NativeSelect.Indicator />
        </NativeSelect.Root>
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
