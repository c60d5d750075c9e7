'use no memo' // The first screen loads it: the compiler's code would cost more than it saves.
import { useEffect, useRef } from 'react'
import { css } from '~/styled-system/css'
import { Button, type ButtonProps } from '~/ui/button/button.tsx'
import { Spinner } from '~/ui/icon/spinner.tsx'
import { settleTime } from '~/ui/press/settle-time.ts'
import { renderText, type TextProp } from '~/ui/text/render-text.tsx'

type BusyButtonProps = ButtonProps & {
  /** Whether its action is running. Presses are ignored until it ends. */
  busy: boolean
  /** The label while its action runs, if different. */
  busyLabel?: TextProp
}

/** A button that shows that its action is running. Unlike a disabled button, it keeps the focus. */
export function BusyButton({ busy, busyLabel, onClick, children, ...button }: BusyButtonProps) {
  // The second click of a double click may come before the button is rendered as busy.
  const pressedAt = useRef(-Infinity)
  useEffect(() => {
    pressedAt.current = -Infinity
  }, [busy])
  return (
    <Button
      {...button}
      aria-busy={busy}
      aria-disabled={busy || button['aria-disabled']}
      data-busy={busy || undefined}
      onClick={(event) => {
        if (busy) return event.preventDefault()
        if (!onClick || event.timeStamp - pressedAt.current < settleTime) return
        pressedAt.current = event.timeStamp
        onClick(event)
      }}
    >
      {busy && <Spinner size="inherit" className={css({ borderWidth: '0.125em' })} aria-hidden />}
      {busy && busyLabel ? renderText(busyLabel) : children}
    </Button>
  )
}
