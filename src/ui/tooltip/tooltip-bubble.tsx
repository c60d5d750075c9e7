import { Portal } from '@ark-ui/react/portal'
import { Tooltip as Ark } from '@ark-ui/react/tooltip'
import { useEffect, type ReactNode } from 'react'
import { css, cx } from '~/styled-system/css'

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
      onClose()
      // A field outside of dialogs has a use for the key: the bubble may only be under a resting mouse.
      const { target } = event
      const isField = target instanceof Element && target.matches(':read-write')
      if (isField && !target.closest('[role$=dialog]')) return
      // Ark's own listener runs after that of a surrounding dialog, which would close as well.
      event.stopPropagation()
    }
    window.addEventListener('keydown', listen, true)
    return () => window.removeEventListener('keydown', listen, true)
  }, [onClose])
  return (
    <Ark.Root
      open
      ids={ids}
      closeOnEscape={false}
      positioning={{ gutter: 6 }}
      onOpenChange={({ open }) => !open && onClose()}
    >
      <Portal>
        <Ark.Positioner>
          <Ark.Content
            // Ark's `interactive` would close it after the pointer has returned to the trigger.
            style={{ pointerEvents: 'auto' }}
            onMouseEnter={onStay}
            onMouseLeave={onLeave}
            // It may lie over what the user means to press next. The focus stays, in a dialog too.
            onPointerDown={onClose}
            onMouseDown={(event) => event.preventDefault()}
            className={cx('tooltip__content', bubble)}
          >
            {children}
          </Ark.Content>
        </Ark.Positioner>
      </Portal>
    </Ark.Root>
  )
}

const bubble = css({
  _open: { animation: 'none' },
  py: '1.5',
  bg: 'bg.panel',
  color: 'fg',
  borderWidth: '1px',
  fontWeight: 'normal',
  textAlign: 'start',
  overflowWrap: 'anywhere',
})
