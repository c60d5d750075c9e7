import { useNavigate } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { useIntl, type MessageDescriptor } from 'react-intl'
import { flash } from '~/components/feedback/flash.ts'
import { RoutePending } from './route-pending.tsx'

/** Where a screen leads when its record cannot be loaded, and what is said there. */
export type WayBack = { to: string; message: MessageDescriptor }

/** Stands for a screen whose record could not be loaded: says so on the screen that it leads back to. */
export function LeadBack({ to, message }: WayBack) {
  const intl = useIntl()
  const navigate = useNavigate()
  const left = useRef(false)
  useEffect(() => {
    if (left.current) return
    left.current = true
    flash('error', intl.formatMessage(message))
    void navigate({ to, replace: true })
  })
  return <RoutePending />
}
