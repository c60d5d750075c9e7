import { Menu as Ark } from '@ark-ui/react/menu'
import { Portal } from '@ark-ui/react/portal'
import type { ReactNode } from 'react'
import { css, cx } from '~/styled-system/css'

type MenuProps = {
  /** The button that opened the menu. It gets the focus back. */
  buttonId: string
  onClose: () => void
  /** Parts of `menu-parts.tsx`. */
  children: ReactNode
}

/** A menu that is open while mounted. It is heavy, so load it with `lazyPart`; see `useMenu`. */
export function Menu({ buttonId, onClose, children }: MenuProps) {
  return (
    <Ark.Root
      defaultOpen
      lazyMount
      unmountOnExit
      ids={{ trigger: buttonId }}
      positioning={{ placement: 'bottom-end' }}
      onOpenChange={({ open }) => !open && onClose()}
    >
      <Portal>
        <Ark.Positioner>
          <Ark.Content aria-labelledby={buttonId} className={cx('menu__content', wide)}>
            {children}
          </Ark.Content>
        </Ark.Positioner>
      </Portal>
    </Ark.Root>
  )
}

const wide = css({ minW: '48' })
