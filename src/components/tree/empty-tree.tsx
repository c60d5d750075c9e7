import { Button } from '@chakra-ui/react'
import { ListTree, Plus } from 'lucide-react'
import { useEffect, useRef, type ReactNode } from 'react'
import { EmptyState } from '~/components/feedback/empty-state.tsx'

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
    <EmptyState
      framed
      icon={ListTree}
      as="h3"
      title={title}
      action={
        <Button ref={button} size="sm" onClick={onCreate}>
          <Plus aria-hidden />
          {createRoot}
        </Button>
      }
    >
      {hint}
    </EmptyState>
  )
}
