import { Menu as Chakra, Portal } from '@chakra-ui/react'
import { menuSlotRecipe } from '@chakra-ui/react/theme'
import type { ReactNode } from 'react'

type MenuProps = {
  /** The button that opened the menu. It gets the focus back. */
  buttonId: string
  onClose: () => void
  /** Items of Chakra's `Menu`, with `onClick`: their `onSelect` needs a highlight, which may come after the click. */
  children: ReactNode
}

/** A menu that is open while mounted. It is heavy, so load it with `lazyPart`; see `useMenu`. */
export function Menu({ buttonId, onClose, children }: MenuProps) {
  return (
    <Chakra.Root
      recipe={menuSlotRecipe}
      defaultOpen
      ids={{ trigger: buttonId }}
      positioning={{ placement: 'bottom-end' }}
      onOpenChange={({ open }) => !open && onClose()}
    >
      <Portal>
        <Chakra.Positioner>
          <Chakra.Content aria-labelledby={buttonId} minW="48">
            {children}
          </Chakra.Content>
        </Chakra.Positioner>
      </Portal>
    </Chakra.Root>
  )
}
