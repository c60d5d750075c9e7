import { Menu as Ark } from '@ark-ui/react/menu'
import { FormattedMessage, useIntl } from 'react-intl'
import { DisabledItem } from '~/ui/menu/disabled-item.tsx'
import { MenuCheckboxItem, MenuItem, MenuLabel, MenuSeparator } from '~/ui/menu/menu-parts.tsx'
import { Menu } from '~/ui/menu/menu.tsx'
import { messages } from './messages.ts'

type StatusesMenuProps = {
  statuses: readonly { token: string; name: string }[]
  /** The tokens of excluded statuses. */
  excluded: readonly string[]
  onChange: (excluded: string[]) => void
  buttonId: string
  onClose: () => void
}

/** Selects statuses to exclude. It stays open while the user chooses. */
export function StatusesMenu({ statuses, excluded, onChange, ...menu }: StatusesMenuProps) {
  const intl = useIntl()
  return (
    <Menu {...menu}>
      <Ark.ItemGroup>
        <MenuLabel>
          <FormattedMessage {...messages.excludedStatuses} />
        </MenuLabel>
        {statuses.map(({ token, name }) => (
          <MenuCheckboxItem
            key={token}
            value={token}
            checked={excluded.includes(token)}
            closeOnSelect={false}
            onCheckedChange={(wanted) => {
              const others = excluded.filter((each) => each !== token)
              onChange(wanted ? [...others, token] : others)
            }}
          >
            {name}
          </MenuCheckboxItem>
        ))}
      </Ark.ItemGroup>
      <MenuSeparator />
      {excluded.length === 0 ? (
        <DisabledItem
          value={intl.formatMessage(messages.excludeNone)}
          reason={intl.formatMessage(messages.noneExcluded)}
        >
          <FormattedMessage {...messages.excludeNone} />
        </DisabledItem>
      ) : (
        <MenuItem value="clear " onClick={() => onChange([])}>
          <FormattedMessage {...messages.excludeNone} />
        </MenuItem>
      )}
    </Menu>
  )
}
