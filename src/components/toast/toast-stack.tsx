import { Box, Stack } from '@chakra-ui/react'
import { useEffect, useRef, useState, type FocusEvent } from 'react'
import { Banner } from '~/components/feedback/banner.tsx'
import { dismissToast, type Toast } from './toasts.ts'

type ToastStackProps = {
  toasts: readonly Toast[]
  /** Milliseconds until one goes by itself. */
  stay: number
}

/** The toasts. They stay while one is pointed at or focused, and failures until they are dismissed. */
export function ToastStack({ toasts, stay }: ToastStackProps) {
  const [held, setHeld] = useState(false)
  const stack = useRef<HTMLDivElement>(null)
  const before = useRef<Element | null>(null)
  const enter = ({ currentTarget, relatedTarget }: FocusEvent) => {
    setHeld(true)
    if (!currentTarget.contains(relatedTarget)) before.current = relatedTarget
  }
  const dismiss = (id: number) => {
    const focused = stack.current?.contains(document.activeElement)
    const index = toasts.findIndex((each) => each.id === id)
    const buttons = [...(stack.current?.querySelectorAll('button') ?? [])]
    const next = buttons[index + 1] ?? buttons[index - 1] ?? before.current
    dismissToast(id)
    // What had the focus is gone, and with the last one the pointer has nothing left to rest on.
    if (focused && next instanceof HTMLElement) next.focus()
    if (toasts.length === 1) setHeld(false)
  }
  return (
    <Stack
      ref={stack}
      gap="2"
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={enter}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setHeld(false)
      }}
    >
      {toasts.map((each) => (
        <Passing
          key={each.id}
          toast={each}
          stay={held || each.status === 'error' ? null : stay}
          onDismiss={() => dismiss(each.id)}
        />
      ))}
    </Stack>
  )
}

type PassingProps = {
  toast: Toast
  /** Null for one that does not go by itself. */
  stay: number | null
  onDismiss: () => void
}

function Passing({ toast: { id, status, text }, stay, onDismiss }: PassingProps) {
  useEffect(() => {
    if (stay === null) return
    const timer = setTimeout(() => dismissToast(id), stay)
    return () => clearTimeout(timer)
  }, [stay, id])
  return (
    <Box
      rounded="l3"
      shadow="lg"
      bg="bg.panel"
      pointerEvents="auto"
      animationName="slide-from-bottom, fade-in"
      animationDuration="fast"
    >
      <Banner status={status} title={text} onDismiss={onDismiss} />
    </Box>
  )
}
