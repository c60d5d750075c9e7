import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { FormattedMessage, type MessageDescriptor } from 'react-intl'
import { Select } from '~/components/form/select.tsx'

type ListFilterProps = {
  label: MessageDescriptor
  value: string
  onChange: (value: string) => void
  /** The options. */
  children: ReactNode
}

/** A select above a list that filters its rows. */
export function ListFilter({ label, value, onChange, children }: ListFilterProps) {
  return (
    <chakra.label
      display="flex"
      alignItems="center"
      justifyContent="space-between"
      gap="2"
      w={{ base: 'full', sm: 'auto' }}
      textStyle="sm"
      whiteSpace="nowrap"
      color="fg.muted"
    >
      <FormattedMessage {...label} />
      <Select
        size="sm"
        bg="bg.panel"
        color="fg"
        // Its options load later, and must not move anything.
        width={{ base: '44', sm: '52' }}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      >
        {children}
      </Select>
    </chakra.label>
  )
}
