import { Button } from '@chakra-ui/react'
import { Link } from '@tanstack/react-router'
import { MonitorUp, NotebookPen } from 'lucide-react'
import { FormattedMessage } from 'react-intl'
import { words } from '~/i18n/words.ts'
import { CallsButton } from './calls/calls-button.tsx'
import { WatchHidden } from './calls/watch-hidden.tsx'

/** For people who watch: notifications, the wall display, and the handover to the next shift. */
export function WatchTools() {
  return (
    <>
      <WatchHidden />
      <CallsButton />
      <Button asChild size="sm" variant="outline" colorPalette="gray">
        <Link
          from="/monitoring/locations"
          to="/monitoring/locations"
          search={({ enterprise }) => ({ enterprise, view: 'handover' })}
        >
          <NotebookPen aria-hidden />
          <FormattedMessage {...words.handover} />
        </Link>
      </Button>
      <Button asChild size="sm" variant="outline" colorPalette="gray" hideBelow="md">
        <Link
          from="/monitoring/locations"
          to="/monitoring/locations"
          search={({ enterprise }) => ({ enterprise, wall: '1' })}
        >
          <MonitorUp aria-hidden />
          <FormattedMessage {...words.wall} />
        </Link>
      </Button>
    </>
  )
}
