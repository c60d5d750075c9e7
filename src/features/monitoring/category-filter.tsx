import { FormattedMessage, useIntl } from 'react-intl'
import type { Alert } from '~/api/generated/model/index.ts'
import { ChipButton } from '~/kit/table/filter-chip.tsx'
import { Box } from '~/styled-system/jsx'
import { LoadFailure } from '~/ui/feedback/load-failure.tsx'
import { lazyPart } from '~/ui/lazy/lazy-part.tsx'
import { useMenu } from '~/ui/menu/use-menu.ts'
import { categoryChoices, chosenCategories } from './alert-categories.ts'
import { messages, unknownCategory } from './messages.ts'

const CategoriesMenu = lazyPart(
  async () => (await import('./categories-menu.tsx')).CategoriesMenu,
  LoadFailure,
)

type CategoryFilterProps = {
  /** The alerts of every category; undefined until they have loaded. */
  alerts: readonly Alert[] | undefined
  /** As in the address; empty for all categories. */
  value: string
  onChange: (value: string) => void
}

/** Filters alerts by one or several categories. */
export function CategoryFilter({ alerts, value, onChange }: CategoryFilterProps) {
  const intl = useIntl()
  const menu = useMenu()
  const nameOf = (key: string) => (alerts ? intl.formatMessage(unknownCategory, { id: key }) : '…')
  const choices = categoryChoices(alerts ?? [], chosenCategories(value)).map(
    ({ name, ...choice }) => ({ ...choice, name: name ?? nameOf(choice.key) }),
  )
  const names = choices.filter(({ chosen }) => chosen).map(({ name }) => name)
  return (
    <>
      <ChipButton {...menu.button} label={messages.category} active={names.length > 0}>
        {names.length > 0 ? (
          <Box as="span" fontWeight="medium" truncate maxW="44">
            {intl.formatList(names, { type: 'unit' })}
          </Box>
        ) : (
          <Box as="span" srOnly>
            <FormattedMessage {...messages.everyCategory} />
          </Box>
        )}
      </ChipButton>
      {menu.open && <CategoriesMenu {...menu.content} choices={choices} onChange={onChange} />}
    </>
  )
}
