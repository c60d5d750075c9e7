import { Button, Stack, Text } from '@chakra-ui/react'
import { Plus } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { FormattedMessage, type MessageDescriptor } from 'react-intl'
import { Panel } from '~/components/page/panel.tsx'

type RowsPanelProps = {
  heading: MessageDescriptor
  /** Says that there are no rows. */
  empty: MessageDescriptor
  add: MessageDescriptor
  /** Adds a row at the end. */
  onAdd: () => void
  /** The keys of the rows in order. */
  keys: readonly string[]
  /** Draws a row; `isNew` for the one that was added last, which takes the focus. */
  children: (place: number, isNew: boolean, key: string) => ReactNode
}

/** Rows of a form that can be added and removed. */
export function RowsPanel({ heading, empty, add, onAdd, keys, children }: RowsPanelProps) {
  const [added, setAdded] = useState<number>()
  return (
    <Panel heading={<FormattedMessage {...heading} />}>
      <Stack gap="3">
        {keys.length === 0 && (
          <Text textStyle="sm" color="fg.muted">
            <FormattedMessage {...empty} />
          </Text>
        )}
        {keys.map((key, place) => children(place, place === added, key))}
        <Button
          size="sm"
          variant="outline"
          alignSelf="start"
          onClick={() => {
            setAdded(keys.length)
            onAdd()
          }}
        >
          <Plus aria-hidden />
          <FormattedMessage {...add} />
        </Button>
      </Stack>
    </Panel>
  )
}
