import { Button, EmptyState } from '@chakra-ui/react'
import { SearchX } from 'lucide-react'
import { defineMessages, FormattedMessage } from 'react-intl'

/** Stands for the rows when there are some, but none that the search and the filters leave. */
export function NothingFound({ onClear }: { onClear: () => void }) {
  return (
    <EmptyState.Root size="sm">
      <EmptyState.Content>
        <EmptyState.Indicator>
          <SearchX aria-hidden />
        </EmptyState.Indicator>
        <EmptyState.Title as="p">
          <FormattedMessage {...messages.title} />
        </EmptyState.Title>
        <EmptyState.Description>
          <FormattedMessage {...messages.hint} />
        </EmptyState.Description>
        <Button size="sm" variant="outline" colorPalette="gray" onClick={onClear}>
          <FormattedMessage {...messages.clear} />
        </Button>
      </EmptyState.Content>
    </EmptyState.Root>
  )
}

const messages = defineMessages({
  title: { defaultMessage: 'Nothing found', description: 'The search and filters leave no row' },
  hint: {
    defaultMessage: 'No row has all that the search and the filters ask for.',
    description: 'Explains that the search and filters leave no row',
  },
  clear: {
    defaultMessage: 'Clear search and filters',
    description: 'Button: shows the whole list again',
  },
})
