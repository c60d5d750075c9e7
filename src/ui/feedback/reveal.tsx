import { useEffect, useRef, type ReactNode } from 'react'
import { Box } from '~/styled-system/jsx'

type RevealProps = {
  /** Changes with each press of the button that the children answer; 0 before the first. */
  attempt: number
  children: ReactNode
}

/**
 * Scrolls the answer to a button into view, since the button may be far from it. The answer is the first element of the
 * children; it may also appear later than the attempt.
 */
export function Reveal({ attempt, children }: RevealProps) {
  const area = useRef<HTMLDivElement>(null)
  const shown = useRef({ answer: null as Element | null, attempt: 0 })
  useEffect(() => {
    const answer = area.current?.firstElementChild ?? null
    const before = shown.current
    if (answer === before.answer && attempt === before.attempt) return
    shown.current = { answer, attempt }
    // In a form, an invalid field gets the focus instead.
    const isInvalid = area.current?.closest('form')?.querySelector('[aria-invalid=true]')
    if (attempt > 0 && !isInvalid) answer?.scrollIntoView({ block: 'nearest' })
  })
  return (
    <Box ref={area} display="contents" css={clearOfEdge}>
      {children}
    </Box>
  )
}

const clearOfEdge = { '& > *': { scrollMarginTop: '4' } }
