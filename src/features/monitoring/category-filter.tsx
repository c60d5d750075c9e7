import { css } from '~/styled-system/css'
import { Box, Flex } from '~/styled-system/jsx'
import { Button } from '~/ui/button/button.tsx'
import { ChevronDown } from 'lucide-react'
import { useId } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { Alert } from '~/api/generated/model/index.ts'
import { lazyPart } from '~/ui/lazy/lazy-part.tsx'
import { LoadFailure } from '~/ui/feedback/load-failure.tsx'
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
  const label = useId()
  const nameOf = (key: string) => (alerts ? intl.formatMessage(unknownCategory, { id: key }) : '…')
  const choices = categoryChoices(alerts ?? [], chosenCategories(value)).map(
    ({ name, ...choice }) => ({ ...choice, name: name ?? nameOf(choice.key) }),
  )
  const names = choices.filter(({ chosen }) => chosen).map(({ name }) => name)
  return (
    <Flex direction="column" gap="1" minW="0">
      <Box id={label} textStyle="xs" color="fg.muted">
        <FormattedMessage {...messages.category} />
      </Box>
      <Button
        {...menu.button}
        aria-labelledby={`${label} ${menu.button.id}`}
        size="sm"
        variant="outline"
        className={css({
          colorPalette: 'gray',
          bg: 'bg.panel',
          fontWeight: 'normal',
          px: '2.5',
          w: 'full',
          justifyContent: 'space-between',
          borderColor: 'border.control',
        })}
      >
        <Box as="span" truncate>
          {names.length > 0
            ? intl.formatList(names, { type: 'unit' })
            : intl.formatMessage(messages.everyCategory)}
        </Box>
        <ChevronDown aria-hidden />
      </Button>
      {menu.open && <CategoriesMenu {...menu.content} choices={choices} onChange={onChange} />}
    </Flex>
  )
}
