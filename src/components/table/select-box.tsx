import { defineMessage, useIntl } from 'react-intl'

type SelectBoxProps = {
  /** What the row is called; undefined for the box that stands for all rows shown. */
  name: string | undefined
  /** Null where some rows are selected and some are not. */
  checked: boolean | null
  onChange: (checked: boolean) => void
}

/** The box that selects a row, or all rows shown. Its label makes it easier to hit. */
export function SelectBox({ name, checked, onChange }: SelectBoxProps) {
  const intl = useIntl()
  return (
    <label>
      <input
        type="checkbox"
        aria-label={intl.formatMessage(select, {
          name: name ?? '',
          all: String(name === undefined),
        })}
        ref={(box) => {
          if (box) box.indeterminate = checked === null
        }}
        checked={checked === true}
        onChange={(event) => onChange(event.target.checked)}
      />
    </label>
  )
}

const select = defineMessage<{ name: string; all: string }>({
  defaultMessage: '{all, select, true {Select all rows shown} other {Select {name}}}',
  description: 'Labels a box that selects a row of a table, or all rows that are shown',
})
