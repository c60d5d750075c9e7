import { useIntl, type MessageDescriptor } from 'react-intl'
import { Chip, ChipSelect } from './filter-chip.tsx'

type ListFilterProps<Value extends string | number> = {
  label: MessageDescriptor
  value: Value
  /** What the list starts with; by default the first option. */
  defaultValue?: Value
  /** Whether another value than that stands out, as it leaves rows out. */
  highlights?: boolean
  options: readonly { value: Value; label: string; lang?: string }[]
  onChange: (value: Value) => void
}

/** A select above a list that filters or orders its rows. An empty value leaves nothing out. */
export function ListFilter<Value extends string | number>({
  label,
  value,
  options,
  defaultValue = options[0]?.value,
  highlights = true,
  onChange,
}: ListFilterProps<Value>) {
  const intl = useIntl()
  // The address may contain a value that is not offered, or that has not loaded yet.
  const isOffered = options.some((option) => option.value === value)
  const offered: typeof options = isOffered
    ? options
    : [...options, { value, label: String(value) }]
  return (
    <Chip label={label} active={highlights && defaultValue !== undefined && value !== defaultValue}>
      <ChipSelect
        aria-label={intl.formatMessage(label)}
        shown={value === '' ? undefined : offered.find((each) => each.value === value)?.label}
        value={value}
        onChange={({ target }) => {
          const chosen = offered.find((option) => String(option.value) === target.value)
          if (chosen) onChange(chosen.value)
        }}
      >
        {offered.map((option) => (
          <option key={option.value} value={option.value} lang={option.lang}>
            {option.label}
          </option>
        ))}
      </ChipSelect>
    </Chip>
  )
}
