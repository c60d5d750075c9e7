import { isNotFound, useLocation, useNavigate, useParams } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { useIntl, type MessageDescriptor } from 'react-intl'
import { flash, type Flash } from '~/ui/feedback/flash.ts'
import { nameById } from '~/ui/page/use-page-title.ts'
import { toFailure, type Failure } from '~/lib/failure.ts'
import { isBare, withBare } from './bare.ts'
import { RoutePending } from './route-pending.tsx'

/** Where to redirect if a record cannot be loaded, and the message shown there. */
export type WayBack = { to: string; message: MessageDescriptor }

/** Replaces a screen whose record could not be loaded: redirects, and says there which record, why, and how to try again. */
export function RedirectBack({ to, message, error }: WayBack & { error: unknown }) {
  const intl = useIntl()
  const { pathname } = useLocation()
  const name = nameById(intl, useParams({ strict: false }))
  return (
    <RedirectTo
      to={to}
      status="error"
      text={intl.formatMessage(message)}
      record={{ name, to: pathname }}
      failure={isNotFound(error) ? missing : toFailure(error)}
    />
  )
}

const missing: Failure = Object.assign(new Error(), { status: 404 })

type RedirectToProps = {
  to: string
  status: Flash['status']
  /** The message; undefined for none. */
  text: string | undefined
} & Pick<Flash, 'record' | 'failure'>

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
