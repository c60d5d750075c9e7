import { IconButton } from '@chakra-ui/react'
import { Menu } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { defineMessages, useIntl } from 'react-intl'
import type { Access } from '~/session/access.ts'

const MobileDrawer = lazy(async () => ({
  default: (await import('./mobile-drawer.tsx')).MobileDrawer,
}))

/** Opens the whole menu where the window is too narrow for the top and the side menu. */
export function MobileMenu({ access }: { access: Access }) {
  const intl = useIntl()
  const [used, setUsed] = useState(false)
  const [open, setOpen] = useState(false)
  return (
    <>
      <IconButton
        hideFrom="lg"
        size="sm"
        variant="ghost"
        colorPalette="gray"
        aria-label={intl.formatMessage(messages.open)}
        aria-expanded={open}
        onClick={() => {
          setUsed(true)
          setOpen(true)
        }}
      >
        <Menu aria-hidden />
      </IconButton>
      {used && (
        <Suspense>
          <MobileDrawer access={access} open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

const messages = defineMessages({
  open: { defaultMessage: 'Open menu', description: 'Button on narrow windows' },
})
