import { useLocation, useNavigate } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { useIntl, type MessageDescriptor } from 'react-intl'
import { flash, type Flash } from '~/components/feedback/flash.ts'
import { isBare, withBare } from './bare.ts'
import { RoutePending } from './route-pending.tsx'

/** Where to redirect if a record cannot be loaded, and the message shown there. */
export type WayBack = { to: string; message: MessageDescriptor }

/** Replaces a screen whose record could not be loaded: redirects and shows the message there. */
export function RedirectBack({ to, message }: WayBack) {
  return <RedirectTo to={to} status="error" text={useIntl().formatMessage(message)} />
}

type RedirectToProps = {
  to: string
  status: Flash['status']
  /** The message; undefined for none. */
  text: string | undefined
}

/** Replaces a screen that cannot be shown: redirects and shows the message there. */
export function RedirectTo({ to, status, text }: RedirectToProps) {
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
