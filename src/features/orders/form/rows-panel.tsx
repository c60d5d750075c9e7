import { Plus } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { FormattedMessage, type MessageDescriptor } from 'react-intl'
import { css } from '~/styled-system/css'
import { Stack, styled } from '~/styled-system/jsx'
import { Button } from '~/ui/button/button.tsx'
import { Panel } from '~/ui/layout/panel.tsx'

type RowsPanelProps = {
  heading: MessageDescriptor
  /** Shown if there are no rows. */
  empty: MessageDescriptor
  add: MessageDescriptor
  /** Adds a row at the end. */
  onAdd: () => void
  /** The keys of the rows in order. */
  keys: readonly string[]
  /** Renders a row. `isNew` is set for the row added last, which gets the focus. */
  children: (index: number, isNew: boolean, key: string) => ReactNode
}

/** Form rows that can be added and removed. */
export function RowsPanel({ heading, empty, add, onAdd, keys, children }: RowsPanelProps) {
  const [added, setAdded] = useState<number>()
  return (
    <Panel heading={heading}>
      <Stack gap="3">
        {keys.length === 0 && (
          <styled.p textStyle="sm" color="fg.muted">
            <FormattedMessage {...empty} />
          </styled.p>
        )}
        {keys.map((key, index) => children(index, index === added, key))}
        <Button
          size="sm"
          variant="outline"
          className={css({ alignSelf: 'start' })}
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
