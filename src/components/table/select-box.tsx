import { chakra, VisuallyHidden } from '@chakra-ui/react'
import { defineMessage, FormattedMessage } from 'react-intl'

type SelectBoxProps = {
  /** What the row is called; undefined for the box that stands for all rows shown. */
  name: string | undefined
  /** Null where some rows are selected and some are not. */
  checked: boolean | null
  onChange: (checked: boolean) => void
}

/** The box that selects a row, or all rows shown. A native one: a table has hundreds. */
export function SelectBox({ name, checked, onChange }: SelectBoxProps) {
  return (
    <chakra.label display="flex" alignItems="center" justifyContent="center" minH="6" minW="6">
      <chakra.input
        type="checkbox"
        boxSize="4"
        accentColor="teal.solid"
        ref={(box: HTMLInputElement | null) => {
          if (box) box.indeterminate = checked === null
        }}
        checked={checked === true}
        onChange={(event) => onChange(event.target.checked)}
      />
      <VisuallyHidden>
        <FormattedMessage
          {...select}
          values={{ name: name ?? '', all: String(name === undefined) }}
        />
      </VisuallyHidden>
    </chakra.label>
  )
}

const select = defineMessage<{ name: string; all: string }>({
  defaultMessage: '{all, select, true {Select all rows shown} other {Select {name}}}',
  description: 'Labels a box that selects a row of a table, or all rows that are shown',
})
