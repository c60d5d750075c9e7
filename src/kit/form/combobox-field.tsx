import type { FieldValues } from 'react-hook-form'
import { PartMissing } from '~/ui/feedback/part-missing.tsx'
import { lazyPart } from '~/ui/lazy/lazy-part.tsx'
import { FieldFrame, type FieldText } from './field-frame.tsx'
import { Input } from './input.tsx'
import { labelIn, type Option } from './options.ts'
import { useField, type FieldProps } from './use-field.ts'
import { useOptionsWith } from './use-options-with.ts'

const ComboboxControl = lazyPart(
  async () => (await import('./combobox-control.tsx')).ComboboxControl,
  // What is chosen can still be read and saved.
  ({ control, name, placeholder, label, onRetry }) => (
    <>
      <Input {...control} {...{ name, placeholder }} value={label} readOnly />
      <PartMissing onRetry={onRetry} />
    </>
  ),
)

type ComboboxProps = FieldText & {
  /** The path, in a form. */
  name?: string
  options: readonly Option[]
  chosen: readonly Option['value'][]
  onChange: (chosen: Option['value'][]) => void
  error?: string | undefined
  /** The meaning of an empty field, such as "Every enterprise". */
  placeholder?: string
  multiple?: boolean
  /** With `multiple`, hides the options that are already selected. */
  withoutChosen?: boolean
}

/** Selects one or several of many options by typing, even of thousands. */
export function Combobox({
  name,
  options,
  chosen,
  onChange,
  multiple,
  withoutChosen,
  placeholder,
  ...frame
}: ComboboxProps) {
  const label = multiple ? '' : (options.find(({ value }) => value === chosen[0])?.label ?? '')
  return (
    <FieldFrame error={undefined} {...frame}>
      {(control) => (
        <ComboboxControl
          fallback={
            // What is typed here moves to the part once it has loaded.
            <Input
              {...control}
              {...{ name, placeholder }}
              defaultValue={label}
              autoComplete="off"
            />
          }
          control={control}
          multiple={multiple ?? false}
          withoutChosen={withoutChosen ?? false}
          {...{ name, options, chosen, onChange, placeholder, label }}
        />
      )}
    </FieldFrame>
  )
}

type Choice = Option['value']

type ComboboxFieldProps<Values extends FieldValues> = FieldProps<
  Values,
  Choice | null | readonly Choice[]
> &
  Pick<ComboboxProps, 'options' | 'multiple' | 'placeholder'>

/**
 * A `Combobox` of a form. The value is that of the option, null for none; with `multiple`, a list of them. A value without
 * an option gets one.
 */
export function ComboboxField<Values extends FieldValues>({
  control,
  ...props
}: ComboboxFieldProps<Values>) {
  const { name, label } = props
  const { value, error, change } = useField(
    { control, name, label },
    { show: labelIn(props.options) },
  )
  const values = [value].flat()
  const options = useOptionsWith(props.options, values)
  return (
    <Combobox
      {...props}
      options={options}
      error={error}
      chosen={options.flatMap((option) => (values.includes(option.value) ? option.value : []))}
      onChange={(next) => change(props.multiple ? next : (next[0] ?? null))}
    />
  )
}
