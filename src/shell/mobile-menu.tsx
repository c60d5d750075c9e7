import { Menu } from 'lucide-react'
import { useState } from 'react'
import { defineMessages, useIntl } from 'react-intl'
import type { Access } from '~/session/access.ts'
import { css } from '~/styled-system/css'
import { IconButton } from '~/ui/button/button.tsx'
import { LoadFailure } from '~/ui/feedback/load-failure.tsx'
import { lazyPart } from '~/ui/lazy/lazy-part.tsx'

const MobileDrawer = lazyPart(
  async () => (await import('./mobile-drawer.tsx')).MobileDrawer,
  LoadFailure,
)

/** Opens the whole menu in windows that are too narrow for the top bar and side menu. */
export function MobileMenu({ access }: { access: Access }) {
  const intl = useIntl()
  const [open, setOpen] = useState(false)
  return (
    <>
      <IconButton
        className={css({ hideFrom: 'lg', colorPalette: 'gray' })}
        size="sm"
        variant="ghost"
        aria-label={intl.formatMessage(messages.open)}
        aria-expanded={open}
        onClick={() => setOpen(true)}
      >
        <Menu aria-hidden />
      </IconButton>
      {open && <MobileDrawer access={access} onClose={() => setOpen(false)} />}
    </>
  )
}

const messages = defineMessages({
  open: { defaultMessage: 'Open menu', description: 'Button on narrow windows' },
})
