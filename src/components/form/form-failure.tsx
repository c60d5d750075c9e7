import { Box } from '@chakra-ui/react'
import { useEffect, useRef, type ReactNode } from 'react'

type FormFailureProps = {
  /** How often the form was sent. */
  submitCount: number
  children: ReactNode
}

/** What a form could not do. The button that was pressed may be far below, so the message scrolls into view. */
export function FormFailure({ submitCount, children }: FormFailureProps) {
  const area = useRef<HTMLDivElement>(null)
  const shown = useRef({ message: null as Element | null, submitCount: 0 })
  useEffect(() => {
    const message = area.current?.firstElementChild ?? null
    const before = shown.current
    if (message === before.message && submitCount === before.submitCount) return
    shown.current = { message, submitCount }
    // An invalid field gets the focus instead.
    const isInvalid = area.current?.closest('form')?.querySelector('[aria-invalid=true]')
    if (submitCount > 0 && !isInvalid) message?.scrollIntoView({ block: 'nearest' })
  })
  return (
    <Box ref={area} display="contents" css={clearOfEdge}>
      {children}
    </Box>
  )
}

const clearOfEdge = { '& > *': { scrollMarginTop: '4' } }
