'use no memo'
import { Button, Spinner, type ButtonProps } from '@chakra-ui/react'
import type { ReactNode } from 'react'

type BusyButtonProps = Omit<ButtonProps, 'loading' | 'loadingText'> & {
  /** Whether its action is running. Presses are ignored until it ends. */
  busy: boolean
  /** The label while its action runs, if different. */
  busyLabel?: ReactNode
}

/** A button that shows that its action is running. Unlike a disabled button, it keeps the focus. */
export function BusyButton({ busy, busyLabel, onClick, children, ...button }: BusyButtonProps) {
  return (
    <Button
      {...button}
      aria-busy={busy}
      aria-disabled={busy || button['aria-disabled']}
      onClick={(event) => {
        if (busy) event.preventDefault()
        else onClick?.(event)
      }}
    >
      {busy && <Spinner size="inherit" borderWidth="0.125em" aria-hidden />}
      {busy ? (busyLabel ?? children) : children}
    </Button>
  )
}
