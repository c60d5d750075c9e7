import { defineMessage, defineMessages, useIntl } from 'react-intl'
import { Input } from '~/components/form/input.tsx'
import { Select } from '~/components/form/select.tsx'
import { useDelayedText } from './use-delayed-text.ts'

type TextFilterProps = {
  /** What the column is called. */
  column: string
  value: string
  /** How long a pause ends the typing, in milliseconds. */
  delay: number
  onChange: (value: string) => void
}

/** A field in the heading of a column that leaves the rows which hold its text. */
export function TextFilter({ column, value, delay, onChange }: TextFilterProps) {
  const intl = useIntl()
  const { field } = useDelayedText(value, delay, onChange)
  return (
    <Input
      size="xs"
      type="search"
      bg="bg.panel"
      minW="28"
      maxW="64"
      fontWeight="normal"
      aria-label={intl.formatMessage(filterBy, { column })}
      placeholder={intl.formatMessage(messages.filter)}
      {...field}
    />
  )
}

type ChoiceFilterProps = {
  column: string
  value: string
  choices: readonly string[]
  onChange: (value: string) => void
}

/** A choice in the heading of a column that leaves the rows which have exactly one text. */
export function ChoiceFilter({ column, value, choices, onChange }: ChoiceFilterProps) {
  const intl = useIntl()
  const known = value === '' || choices.includes(value) ? choices : [value, ...choices]
  return (
    <Select
      size="xs"
      minW="28"
      maxW="64"
      bg="bg.panel"
      color="fg"
      fontWeight="normal"
      aria-label={intl.formatMessage(filterBy, { column })}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    >
      <option value="">{intl.formatMessage(messages.any)}</option>
      {known.map((choice) => (
        <option key={choice} value={choice}>
          {choice}
        </option>
      ))}
    </Select>
  )
}

const messages = defineMessages({
  filter: { defaultMessage: 'Filter', description: 'In the empty filter field of a column' },
  any: { defaultMessage: 'Any', description: 'Choice of a column’s filter: do not filter' },
})

const filterBy = defineMessage<{ column: string }>({
  defaultMessage: 'Filter by {column}',
  description: 'Labels the filter of a column for screen readers',
})
