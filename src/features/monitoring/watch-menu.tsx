import { Box, Menu as Chakra } from '@chakra-ui/react'
import { Link } from '@tanstack/react-router'
import { BellRing, MonitorUp, NotebookPen } from 'lucide-react'
import { FormattedMessage } from 'react-intl'
import { Menu } from '~/ui/menu/menu.tsx'
import { words } from '~/i18n/words.ts'
import { callMessages } from './calls/messages.ts'

type WatchMenuProps = { buttonId: string; onClose: () => void; onCalls: () => void }

export function WatchMenu({ onCalls, ...menu }: WatchMenuProps) {
  return (
    <Menu {...menu}>
      <Chakra.Item value="calls" onClick={onCalls}>
        <Box asChild boxSize="4">
          <BellRing aria-hidden />
        </Box>
        <FormattedMessage {...callMessages.title} />
      </Chakra.Item>
      <Chakra.Item value="handover" asChild>
        <Link
          from="/monitoring/locations"
          to="/monitoring/locations"
          search={({ enterprise }) => ({ enterprise, handover: '1' })}
        >
          <Box asChild boxSize="4">
            <NotebookPen aria-hidden />
          </Box>
          <FormattedMessage {...words.handover} />
        </Link>
      </Chakra.Item>
      <Chakra.Item value="wall" asChild>
        <Link
          from="/monitoring/locations"
          to="/monitoring/locations"
          search={({ enterprise }) => ({ enterprise, wall: '1' })}
        >
          <Box asChild boxSize="4">
            <MonitorUp aria-hidden />
          </Box>
          <FormattedMessage {...words.wall} />
        </Link>
      </Chakra.Item>
    </Menu>
  )
}
