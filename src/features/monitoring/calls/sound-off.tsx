import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { styled } from '~/styled-system/jsx'
import { useWindowEvent } from '~/ui/page/use-window-event.ts'
import { callMessages } from './messages.ts'
import { useCallSettings } from './use-call-settings.ts'

/** Says that the browser plays no sound yet: after a reload, nobody may have pressed anything for hours. */
export function SoundOff() {
  const { value: settings } = useCallSettings()
  const [isActive, setActive] = useState(() => navigator.userActivation.hasBeenActive)
  const look = () => setActive(navigator.userActivation.hasBeenActive)
  useWindowEvent('pointerdown', look)
  useWindowEvent('keydown', look)
  if (isActive || !settings?.on || settings.sound === 'none') return null
  return (
    <styled.p role="status" fontSize="0.7em" fontWeight="semibold" color="fg.warning">
      <FormattedMessage {...callMessages.silent} />
    </styled.p>
  )
}
