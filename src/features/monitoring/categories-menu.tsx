import { FormattedMessage } from 'react-intl'
import { MenuCheckboxItem, MenuSeparator } from '~/ui/menu/menu-parts.tsx'
import { Menu } from '~/ui/menu/menu.tsx'
import { categoryText, type CategoryChoice } from './alert-categories.ts'
import { categoryChoice, messages } from './messages.ts'

type CategoriesMenuProps = {
  choices: readonly (CategoryChoice & { name: string })[]
  /** Takes the choice as in the address; empty for all categories. */
  onChange: (category: string) => void
  buttonId: string
  onClose: () => void
}

/** Selects the categories of alerts. It stays open while the user chooses. */
export function CategoriesMenu({ choices, onChange, ...menu }: CategoriesMenuProps) {
  const isAll = choices.every(({ chosen }) => !chosen)
  return (
    <Menu {...menu}>
      <MenuCheckboxItem
        value="all categories"
        checked={isAll}
        closeOnSelect={false}
        onCheckedChange={() => onChange('')}
      >
        <FormattedMessage {...messages.everyCategory} />
      </MenuCheckboxItem>
      {choices.length > 0 && <MenuSeparator />}
      {choices.map(({ key, name, count, chosen }) => (
        <MenuCheckboxItem
          key={key}
          value={key}
          checked={chosen}
          closeOnSelect={false}
          onCheckedChange={(wanted) =>
            onChange(
              categoryText(
                choices
                  .filter((each) => (each.key === key ? wanted : each.chosen))
                  .map((each) => each.key),
              ),
            )
          }
        >
          <span>
            <FormattedMessage {...categoryChoice} values={{ name, count }} />
          </span>
        </MenuCheckboxItem>
      ))}
    </Menu>
  )
}
