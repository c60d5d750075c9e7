import { useLocation, useNavigate } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { useIntl, type MessageDescriptor } from 'react-intl'
import { flash, type Flash } from '~/components/feedback/flash.ts'
import { isBare, withBare } from './bare.ts'
import { RoutePending } from './route-pending.tsx'

/** Where a screen leads when its record cannot be loaded, and what is said there. */
export type WayBack = { to: string; message: MessageDescriptor }

/** Stands for a screen whose record could not be loaded: says so on the screen that it leads back to. */
export function LeadBack({ to, message }: WayBack) {
  return <LeadTo to={to} status="error" text={useIntl().formatMessage(message)} />
}

type LeadToProps = {
  to: string
  status: Flash['status']
  /** Without it, there is nothing to say. */
  text: string | undefined
}

/** Stands for a screen that cannot be shown, and leads to another one, where it says why. */
export function LeadTo({ to, status, text }: LeadToProps) {
  const navigate = useNavigate()
  const bare = isBare(useLocation().search)
  const left = useRef(false)
  useEffect(() => {
    if (left.current) return
    left.current = true
    if (text !== undefined) flash(status, text)
    void navigate({ href: withBare(to, bare), replace: true })
  })
  return <RoutePending />
}
