import { BellOff, BellRing } from 'lucide-react'
import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { Button } from '~/ui/button/button.tsx'
import { LoadFailure } from '~/ui/feedback/load-failure.tsx'
import { lazyPart } from '~/ui/lazy/lazy-part.tsx'
import { withChanges } from '~/ui/settings/with-changes.ts'
import { callMessages } from './messages.ts'
import { useCallSettings } from './use-call-settings.ts'

export const CallsDialog = lazyPart(
  async () => (await import('./calls-dialog.tsx')).CallsDialog,
  LoadFailure,
)

/** Says whether new alerts call the user, and opens the settings. */
export function CallsButton() {
  const { value: settings, update } = useCallSettings()
  const [isOpen, setOpen] = useState(false)
  const isOn = settings?.on ?? false
  return (
    <>
      <Button size="sm" quiet onClick={() => setOpen(true)}>
        {isOn ? <BellRing aria-hidden /> : <BellOff aria-hidden />}
        <FormattedMessage {...(isOn ? callMessages.callsOn : callMessages.calls)} />
      </Button>
      {isOpen && settings && (
        <CallsDialog
          settings={settings}
          onSave={(next, before) => update(withChanges(next, before))}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
