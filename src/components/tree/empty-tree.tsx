import { Box, Button, EmptyState } from '@chakra-ui/react'
import { ListTree, Plus } from 'lucide-react'
import { useEffect, useRef, type ReactNode } from 'react'

type EmptyTreeProps = {
  title: ReactNode
  hint: ReactNode
  /** On the button. */
  createRoot: ReactNode
  /** Whether the button takes the focus, because the last node has just gone. */
  focused: boolean
  onCreate: () => void
}

/** In place of a tree that has no root yet. */
export function EmptyTree({ title, hint, createRoot, focused, onCreate }: EmptyTreeProps) {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (focused) button.current?.focus()
  }, [focused])
  return (
    <Box bg="bg.panel" borderWidth="1px" rounded="l3">
      <EmptyState.Root>
        <EmptyState.Content>
          <EmptyState.Indicator>
            <ListTree aria-hidden />
          </EmptyState.Indicator>
          <EmptyState.Title as="h3">{title}</EmptyState.Title>
          <EmptyState.Description>{hint}</EmptyState.Description>
          <Button ref={button} size="sm" onClick={onCreate}>
            <Plus aria-hidden />
            {createRoot}
          </Button>
        </EmptyState.Content>
      </EmptyState.Root>
    </Box>
  )
}
