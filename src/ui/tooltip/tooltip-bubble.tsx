import { Portal, Tooltip as Chakra } from '@chakra-ui/react'
import { tooltipSlotRecipe } from '@chakra-ui/react/theme'
import { useEffect, type ReactNode } from 'react'

type TooltipBubbleProps = {
  ids: { trigger: string; content: string }
  onStay: () => void
  onLeave: () => void
  onClose: () => void
  children: ReactNode
}

/** The bubble of a tooltip, open while it is mounted. */
export function TooltipBubble({ ids, onStay, onLeave, onClose, children }: TooltipBubbleProps) {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      // Ark's own listener runs after that of a surrounding dialog, which would close as well.
      event.stopPropagation()
      onClose()
    }
    window.addEventListener('keydown', listen, true)
    return () => window.removeEventListener('keydown', listen, true)
  }, [onClose])
  return (
    <Chakra.Root
      recipe={tooltipSlotRecipe}
      open
      ids={ids}
      closeOnEscape={false}
      positioning={{ gutter: 6 }}
      onOpenChange={({ open }) => !open && onClose()}
    >
      <Portal>
        <Chakra.Positioner>
          <Chakra.Content
            // Ark's `interactive` would close it after the pointer has returned to the trigger.
            style={{ pointerEvents: 'auto' }}
            onMouseEnter={onStay}
            onMouseLeave={onLeave}
            _open={{ animation: 'none' }}
            py="1.5"
            bg="bg.panel"
            color="fg"
            borderWidth="1px"
            fontWeight="normal"
            textAlign="start"
            overflowWrap="anywhere"
          >
            {children}
          </Chakra.Content>
        </Chakra.Positioner>
      </Portal>
    </Chakra.Root>
  )
}
