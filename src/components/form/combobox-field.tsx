import { lazyPart } from '~/components/lazy/lazy-part.tsx'
import { MissingPart } from '~/components/lazy/missing-part.tsx'
import { FieldFrame, type FieldProps, type FieldText } from './field-frame.tsx'
import { Input } from './input.tsx'
import type { Option } from './options.ts'
import { useEntryError } from './use-entry-error.ts'
import { useField } from './use-form.ts'

const ComboboxControl = lazyPart(
  async () => (await import('./combobox-control.tsx')).ComboboxControl,
  () => <MissingPart />,
)

type ComboboxProps = FieldText & {
  /** The path, in a form. */
  name?: string
  options: readonly Option[]
  chosen: readonly Option['value'][]
  onChange: (chosen: Option['value'][]) => void
  error?: string | undefined
  multiple?: boolean
}

/** One or several of many choices, found by typing. For lists of thousands, too. */
export function Combobox({ name, options, chosen, onChange, multiple, ...frame }: ComboboxProps) {
  const label = multiple ? '' : options.find(({ value }) => value === chosen[0])?.label
  return (
    <FieldFrame error={undefined} {...frame}>
      {(control) => (
        <ComboboxControl
          fallback={<Input {...control} name={name} value={label ?? ''} readOnly />}
          control={control}
          multiple={multiple ?? false}
          {...{ name, options, chosen, onChange }}
        />
      )}
    </FieldFrame>
  )
}

type ComboboxFieldProps = FieldProps & { options: readonly Option[]; multiple?: boolean }

/** A `Combobox` of a form. The value is that of the option, null for none; with `multiple`, a list of them. */
export function ComboboxField(props: ComboboxFieldProps) {
  const { value, error, change } = useField(props.name)
  const entryError = useEntryError(props.name)
  const values = [value].flat()
  return (
    <Combobox
      {...props}
      error={error ?? entryError}
      chosen={props.options.flatMap((option) =>
        values.includes(option.value) ? option.value : [],
      )}
      onChange={(next) => change(props.multiple ? next : (next[0] ?? null))}
    />
  )
}
