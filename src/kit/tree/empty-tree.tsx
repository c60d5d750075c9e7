import { ListTree, Plus } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Button } from '~/ui/button/button.tsx'
import { EmptyState } from '~/ui/feedback/empty-state.tsx'
import { renderText, type TextProp } from '~/ui/text/render-text.tsx'

type EmptyTreeProps = {
  title: TextProp
  hint: TextProp
  /** The label of the button. */
  createRoot: TextProp
  /** Whether the button takes the focus, because the last node was just deleted. */
  focused: boolean
  onCreate: () => void
}

/** Shown until the tree has a root. */
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
          {renderText(createRoot)}
        </Button>
      }
    >
      {renderText(hint)}
    </EmptyState>
  )
}
