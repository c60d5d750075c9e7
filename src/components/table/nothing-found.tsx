import { Button } from '@chakra-ui/react'
import { SearchX } from 'lucide-react'
import { defineMessages, FormattedMessage } from 'react-intl'
import { EmptyState } from '~/components/feedback/empty-state.tsx'

/** Stands for the rows when there are some, but none that the search and the filters leave. */
export function NothingFound({ onClear }: { onClear: () => void }) {
  return (
    <EmptyState
      as="p"
      icon={SearchX}
      title={<FormattedMessage {...messages.title} />}
      action={
        <Button size="sm" variant="outline" colorPalette="gray" onClick={onClear}>
          <FormattedMessage {...messages.clear} />
        </Button>
      }
    >
      <FormattedMessage {...messages.hint} />
    </EmptyState>
  )
}

const messages = defineMessages({
  title: { defaultMessage: 'Nothing found', description: 'The search and filters leave no row' },
  hint: {
    defaultMessage: 'No rows match the search and the filters.',
    description: 'Explains that the search and filters leave no row',
  },
  clear: {
    defaultMessage: 'Clear search and filters',
    description: 'Button: shows the whole list again',
  },
})
