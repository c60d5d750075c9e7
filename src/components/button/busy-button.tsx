'use no memo'
import { Button, Spinner, type ButtonProps } from '@chakra-ui/react'
import type { ReactNode } from 'react'

type BusyButtonProps = Omit<ButtonProps, 'loading' | 'loadingText'> & {
  /** Whether what it began still goes on; presses are ignored meanwhile. */
  busy: boolean
  /** What it says meanwhile, if not the same. */
  busyLabel?: ReactNode
}

/** A button that shows that its work is under way. Unlike a disabled one it keeps the focus. */
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
