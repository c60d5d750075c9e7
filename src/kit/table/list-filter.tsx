import { css, cx } from '~/styled-system/css'
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
  return (
    <label className={places[labelPlace]}>
      <FormattedMessage {...label} />
      <Select
        size="sm"
        className={cx(ground, widths[labelPlace])}
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
    </label>
  )
}

const ground = css({ bg: 'bg.panel', color: 'fg' })

const places = {
  before: css({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '2',
    w: { base: 'full', sm: 'auto' },
    color: 'fg.muted',
    textStyle: 'sm',
    whiteSpace: 'nowrap',
  }),
  above: css({
    display: 'flex',
    flexDirection: 'column',
    gap: '1',
    minW: '0',
    color: 'fg.muted',
    textStyle: 'xs',
  }),
}

const widths = {
  // The options come later, and must not move what is beside them.
  before: css({ width: { base: '44', sm: '52' } }),
  above: css({ width: 'full' }),
}
