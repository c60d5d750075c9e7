import { useLoaderData, useNavigate } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { flash } from '~/ui/feedback/flash.ts'
import { Loader } from '~/ui/feedback/loader.tsx'
import { PublicPage } from '~/ui/layout/public-page.tsx'
import { NewPasswordForm } from './new-password-form.tsx'
import { recovery } from './recovery-messages.ts'

/** Sets a new password with a mailed link. An invalid link redirects to where a new one can be requested. */
export function ResetPasswordPage() {
  const intl = useIntl()
  const navigate = useNavigate()
  const { refusal } = useLoaderData({ from: '/forgotpassword/reset/$resetToken' })
  const giveUp = (reason: string | null | undefined) => {
    flash('error', reason || intl.formatMessage(recovery.linkRefused))
    return navigate({ to: '/forgotpassword', replace: true })
  }
  const left = useRef(false)
  useEffect(() => {
    if (!refusal || left.current) return
    left.current = true
    void giveUp(refusal.serverText)
  })

  if (refusal) return <ResetPendingPage />
  return (
    <PublicPage>
      <NewPasswordForm onRefused={giveUp} />
    </PublicPage>
  )
}

/** Shown while an invalid link redirects. */
function ResetPendingPage() {
  return (
    <PublicPage>
      <Loader>
        <FormattedMessage {...recovery.lookingUp} />
      </Loader>
    </PublicPage>
  )
}
