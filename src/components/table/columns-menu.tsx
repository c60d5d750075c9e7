import { Menu as Chakra } from '@chakra-ui/react'
import { defineMessages, FormattedMessage, type MessageDescriptor } from 'react-intl'
import { Menu } from '~/components/menu/menu.tsx'
import type { TableSettings } from './table-settings.ts'

type ColumnsMenuProps = {
  columns: readonly { id: string; label: MessageDescriptor; shown: boolean }[]
  onShow: (id: string, shown: boolean) => void
  density: TableSettings['density']
  onDensity: (density: TableSettings['density']) => void
  buttonId: string
  onClose: () => void
}

const densities = ['comfortable', 'compact'] as const

/** Which columns a table shows, and how densely. It stays open while the user chooses. */
export function ColumnsMenu(props: ColumnsMenuProps) {
  const { columns, onShow, density, onDensity, ...menu } = props
  return (
    <Menu {...menu}>
      <Chakra.ItemGroup>
        <Chakra.ItemGroupLabel>
          <FormattedMessage {...messages.columns} />
        </Chakra.ItemGroupLabel>
        {columns.map(({ id, label, shown }, place) => (
          <Chakra.CheckboxItem
            key={id}
            value={id}
            checked={shown}
            disabled={place === 0}
            closeOnSelect={false}
            onCheckedChange={(wanted) => onShow(id, wanted)}
          >
            <Chakra.ItemIndicator />
            <FormattedMessage {...label} />
          </Chakra.CheckboxItem>
        ))}
      </Chakra.ItemGroup>
      <Chakra.Separator />
      <Chakra.RadioItemGroup
        value={density}
        onValueChange={({ value }) =>
          onDensity(densities.find((each) => each === value) ?? 'comfortable')
        }
      >
        <Chakra.ItemGroupLabel>
          <FormattedMessage {...messages.density} />
        </Chakra.ItemGroupLabel>
        {densities.map((each) => (
          <Chakra.RadioItem key={each} value={each} closeOnSelect={false}>
            <Chakra.ItemIndicator />
            <FormattedMessage {...messages[each]} />
          </Chakra.RadioItem>
        ))}
      </Chakra.RadioItemGroup>
    </Menu>
  )
}

const messages = defineMessages({
  columns: { defaultMessage: 'Columns', description: 'Heading: which columns a table shows' },
  density: { defaultMessage: 'Row height', description: 'Heading: how dense a table is' },
  comfortable: { defaultMessage: 'Comfortable', description: 'Row height: with room around text' },
  compact: { defaultMessage: 'Compact', description: 'Row height: more rows on the screen' },
})
