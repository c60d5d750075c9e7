import { styled } from '~/styled-system/jsx'
import { useEffect, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { callMessages } from './messages.ts'
import { useCallSettings } from './use-call-settings.ts'

const gestures = ['pointerdown', 'keydown'] as const

/** Says that the browser plays no sound yet: after a reload, nobody may have pressed anything for hours. */
export function SoundOff() {
  const { value: settings } = useCallSettings()
  const [isActive, setActive] = useState(() => navigator.userActivation.hasBeenActive)
  useEffect(() => {
    const listen = () => setActive(navigator.userActivation.hasBeenActive)
    for (const gesture of gestures) window.addEventListener(gesture, listen)
    return () => {
      for (const gesture of gestures) window.removeEventListener(gesture, listen)
    }
  }, [])
  if (isActive || !settings?.on || settings.sound === 'none') return null
  return (
    <styled.p role="status" fontSize="0.7em" fontWeight="semibold" color="fg.warning">
      <FormattedMessage {...callMessages.silent} />
    </styled.p>
  )
}
