import { useLocation, useNavigate } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { flash, type Flash } from '~/ui/feedback/flash.ts'
import { isBare, withBare } from './bare.ts'
import { RoutePending } from './route-pending.tsx'

type RedirectToProps = {
  to: string
  status: Flash['status']
  /** The message; undefined for none. */
  text: string | undefined
} & Partial<Pick<Flash, 'record' | 'failure'>>

/** Replaces a screen that cannot be shown: redirects and shows the message there. */
export function RedirectTo({ to, status, text, record, failure }: RedirectToProps) {
  const navigate = useNavigate()
  const bare = isBare(useLocation().search)
  const left = useRef(false)
  useEffect(() => {
    if (left.current) return
    left.current = true
    if (text !== undefined) flash(status, text, record, failure)
    void navigate({ href: withBare(to, bare), replace: true })
  })
  return <RoutePending />
}
