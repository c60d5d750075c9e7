import { Menu as Chakra } from '@chakra-ui/react'
import { FormattedMessage } from 'react-intl'
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
      <Chakra.CheckboxItem
        value="all categories"
        checked={isAll}
        closeOnSelect={false}
        onCheckedChange={() => onChange('')}
      >
        <Chakra.ItemIndicator />
        <FormattedMessage {...messages.everyCategory} />
      </Chakra.CheckboxItem>
      {choices.length > 0 && <Chakra.Separator />}
      {choices.map(({ key, name, count, chosen }) => (
        <Chakra.CheckboxItem
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
          <Chakra.ItemIndicator />
          <span>
            <FormattedMessage {...categoryChoice} values={{ name, count }} />
          </span>
        </Chakra.CheckboxItem>
      ))}
    </Menu>
  )
}
