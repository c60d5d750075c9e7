import { Dialog } from '@ark-ui/react/dialog'
import { Portal } from '@ark-ui/react/portal'
import { defineMessages, FormattedMessage, useIntl } from 'react-intl'
import type { Access } from '~/session/access.ts'
import { css, cx } from '~/styled-system/css'
import { Stack, styled } from '~/styled-system/jsx'
import { CloseButton } from '~/ui/button/close-button.tsx'
import { MenuIcon } from './menu-icon.tsx'
import { MenuLink } from './menu-link.tsx'
import { useMenuTitle } from './menu-titles.ts'
import { useBackCloses } from './use-back-closes.ts'

type MobileDrawerProps = { access: Access; onClose: () => void }

/** The whole menu, grouped, in a drawer that is open while mounted. */
export function MobileDrawer({ access, onClose }: MobileDrawerProps) {
  useBackCloses(onClose)
  const intl = useIntl()
  const titleOf = useMenuTitle()
  return (
    <Dialog.Root
      open
      // As in `Dialog`: focus that returns from elsewhere must not close it.
      onFocusOutside={(event) => event.preventDefault()}
      onOpenChange={(change) => !change.open && onClose()}
    >
      <Portal>
        <Dialog.Backdrop className="drawer__backdrop" />
        <Dialog.Positioner className="drawer__positioner">
          <Dialog.Content className="drawer__content">
            <div className="drawer__header">
              <Dialog.Title className="drawer__title">
                <FormattedMessage {...messages.title} />
              </Dialog.Title>
            </div>
            <nav
              aria-label={intl.formatMessage(messages.title)}
              className={cx('drawer__body', inset)}
            >
              {access.menu.map((group) => (
                <Stack key={group.id} as="section" gap="0.5" mb="5">
                  {group.items.length > 0 && (
                    <styled.h3 textStyle="xs" fontWeight="semibold" color="fg.muted" px="3">
                      {titleOf(group)}
                    </styled.h3>
                  )}
                  {(group.items.length > 0 ? group.items : [group]).map((item) => (
                    <MenuLink key={item.id} to={item.path} onClick={onClose}>
                      <MenuIcon name={item.icon} />
                      {titleOf(item)}
                    </MenuLink>
                  ))}
                </Stack>
              ))}
            </nav>
            <Dialog.CloseTrigger asChild>
              <CloseButton
                size="sm"
                className={cx('drawer__closeTrigger', gray)}
                aria-label={intl.formatMessage(messages.close)}
              />
            </Dialog.CloseTrigger>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  )
}

const messages = defineMessages({
  close: { defaultMessage: 'Close menu', description: 'Button on narrow windows' },
  title: { defaultMessage: 'Menu', description: 'Heading of the menu on narrow windows' },
})

const inset = css({ px: '3' })
const gray = css({ colorPalette: 'gray' })
