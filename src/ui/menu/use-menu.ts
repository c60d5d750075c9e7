import { useId, useState } from 'react'

/**
 * The button of a menu whose content loads when it opens. Render the content, a `lazyPart`, while `open`
 * is true, with `buttonId` and `onClose`.
 */
export function useMenu() {
  const buttonId = useId()
  const [open, setOpen] = useState(false)
  return {
    open,
    button: {
      id: buttonId,
      'aria-haspopup': 'menu' as const,
      'aria-expanded': open,
      onClick: () => setOpen(!open),
    },
    content: { buttonId, onClose: () => setOpen(false) },
  }
}
