import { BellRing, MonitorUp, NotebookPen } from 'lucide-react'
import { FormattedMessage } from 'react-intl'
import { words } from '~/i18n/words.ts'
import { css } from '~/styled-system/css'
import { PlainLink } from '~/ui/link/styled-link.tsx'
import { MenuItem } from '~/ui/menu/menu-parts.tsx'
import { Menu } from '~/ui/menu/menu.tsx'
import { callMessages } from './calls/messages.ts'

type WatchMenuProps = { buttonId: string; onClose: () => void; onCalls: () => void }

export function WatchMenu({ onCalls, ...menu }: WatchMenuProps) {
  return (
    <Menu {...menu}>
      <MenuItem value="calls" onClick={onCalls}>
        <BellRing aria-hidden className={css({ boxSize: '4' })} />
        <FormattedMessage {...callMessages.title} />
      </MenuItem>
      <MenuItem value="handover" asChild>
        <PlainLink
          from="/monitoring/locations"
          to="/monitoring/locations"
          search={({ enterprise }) => ({ enterprise, handover: '1' })}
        >
          <NotebookPen aria-hidden className={css({ boxSize: '4' })} />
          <FormattedMessage {...words.handover} />
        </PlainLink>
      </MenuItem>
      <MenuItem value="wall" asChild>
        <PlainLink
          from="/monitoring/locations"
          to="/monitoring/locations"
          search={({ enterprise }) => ({ enterprise, wall: '1' })}
        >
          <MonitorUp aria-hidden className={css({ boxSize: '4' })} />
          <FormattedMessage {...words.wall} />
        </PlainLink>
      </MenuItem>
    </Menu>
  )
}
