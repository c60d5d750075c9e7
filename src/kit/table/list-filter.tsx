import { chakra } from '@chakra-ui/react'
import { FormattedMessage, type MessageDescriptor } from 'react-intl'
import { Select } from '~/kit/form/select.tsx'

type ListFilterProps<Value extends string | number> = {
  label: MessageDescriptor
  /** Where the label is: before the choice, or above it where several share the width. */
  labelPlace?: 'before' | 'above'
  value: Value
  options: readonly { value: Value; label: string }[]
  onChange: (value: Value) => void
}

/** A select above a list that filters or orders its rows. */
export function ListFilter<Value extends string | number>({
  label,
  labelPlace = 'before',
  value,
  options,
  onChange,
}: ListFilterProps<Value>) {
  // The address may contain a value that is not offered, or that has not loaded yet.
  const isOffered = options.some((option) => option.value === value)
  const offered = isOffered ? options : [...options, { value, label: String(value) }]
  const { width, ...place } = places[labelPlace]
  return (
    <chakra.label display="flex" color="fg.muted" {...place}>
      <FormattedMessage {...label} />
      <Select
        size="sm"
        bg="bg.panel"
        color="fg"
        width={width}
        value={value}
        onChange={({ target }) => {
          const chosen = offered.find((option) => String(option.value) === target.value)
          if (chosen) onChange(chosen.value)
        }}
      >
        {offered.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </Select>
    </chakra.label>
  )
}

const places = {
  before: {
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '2',
    w: { base: 'full', sm: 'auto' },
    textStyle: 'sm',
    whiteSpace: 'nowrap',
    // The options come later, and must not move what is beside them.
    width: { base: '44', sm: '52' },
  },
  above: {
    flexDirection: 'column',
    gap: '1',
    minW: '0',
    textStyle: 'xs',
    width: 'full',
  },
} as const
