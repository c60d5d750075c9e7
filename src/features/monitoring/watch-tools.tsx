import { BellRing, MonitorUp } from 'lucide-react'
import { useState } from 'react'
import { defineMessages, FormattedMessage } from 'react-intl'
import { Button } from '~/ui/button/button.tsx'
import { LoadFailure } from '~/ui/feedback/load-failure.tsx'
import { lazyPart } from '~/ui/lazy/lazy-part.tsx'
import { useMenu } from '~/ui/menu/use-menu.ts'
import { withChanges } from '~/ui/settings/with-changes.ts'
import { CallsDialog } from './calls/calls-button.tsx'
import { useCallSettings } from './calls/use-call-settings.ts'
import { WatchHidden } from './calls/watch-hidden.tsx'

const WatchMenu = lazyPart(async () => (await import('./watch-menu.tsx')).WatchMenu, LoadFailure)

/** For people who watch: notifications, the wall display, and the handover to the next shift. */
export function WatchTools() {
  const { open, button, content } = useMenu()
  const { value: settings, update } = useCallSettings()
  const [callsOpen, setCallsOpen] = useState(false)
  const Icon = settings?.on ? BellRing : MonitorUp
  return (
    <div>
      <WatchHidden />
      <Button size="sm" quiet {...button}>
        <Icon aria-hidden />
        <FormattedMessage {...(settings?.on ? messages.watchOn : messages.watch)} />
      </Button>
      {open && <WatchMenu {...content} onCalls={() => setCallsOpen(true)} />}
      {callsOpen && settings && (
        <CallsDialog
          settings={settings}
          onSave={(next, before) => update(withChanges(next, before))}
          onClose={() => setCallsOpen(false)}
        />
      )}
    </div>
  )
}

const messages = defineMessages({
  watch: {
    defaultMessage: 'Shift tools',
    description: 'Button of a menu: notifications of new alerts, wall display, shift handover',
  },
  watchOn: {
    defaultMessage: 'Shift tools: notifications on',
    description: 'The same button while this browser notifies the user of new alerts',
  },
})
