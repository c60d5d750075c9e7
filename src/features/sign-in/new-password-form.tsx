import { useQueryClient } from '@tanstack/react-query'
import { useNavigate, useParams } from '@tanstack/react-router'
import { useRef } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import * as z from 'zod/mini'
import { property, type ApiError } from '~/api/errors.ts'
import { useResetPassword } from '~/api/generated/endpoints/recovery/recovery.ts'
import { NewPasswordRequest } from '~/api/generated/model/newPasswordRequest.zod.ts'
import { contractCheck } from '~/kit/form/contract-check.ts'
import { Form } from '~/kit/form/form.tsx'
import { SubmitButton } from '~/kit/form/submit-button.tsx'
import { TextField } from '~/kit/form/text-field.tsx'
import { useForm } from '~/kit/form/use-form.ts'
import { mayBeDone } from '~/lib/outcome.ts'
import { flash } from '~/ui/feedback/flash.ts'
import { Notice } from '~/ui/feedback/notice.tsx'
import { StyledLink } from '~/ui/link/styled-link.tsx'
import { beginSession, landing } from './begin-session.ts'
import { isRefusal } from './is-refusal.ts'
import { Oops } from './oops.tsx'
import { recovery } from './recovery-messages.ts'

const Passwords = z.omit(NewPasswordRequest, { uuid: true })
type Passwords = z.infer<typeof Passwords>

const present = contractCheck<Passwords>(Passwords, {
  newPassword: { required: recovery.newPasswordRequired },
  confirmNewPassword: { required: recovery.confirmRequired },
})

/** Both passwords are required and must match; a mismatch is shown beside the first. */
function check(passwords: Passwords) {
  const { newPassword, confirmNewPassword } = passwords
  const differ = newPassword && confirmNewPassword && newPassword !== confirmNewPassword
  return differ ? { newPassword: recovery.mismatch } : present(passwords)
}

type NewPasswordFormProps = {
  /** Called if the link turns out to be invalid, with the server's reason, if any. */
  onRefused: (reason: string | null | undefined) => Promise<void>
}

/** Sets a new password, entered twice, and signs in. */
export function NewPasswordForm({ onRefused }: NewPasswordFormProps) {
  const intl = useIntl()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const { resetToken } = useParams({ from: '/forgotpassword/reset/$resetToken' })
  // An attempt got no answer. If it was carried out, the link is used up, and the next one is refused.
  const isDoubtful = useRef(false)
  const refused = (reason: string | null | undefined) => {
    if (!isDoubtful.current) return onRefused(reason)
    flash('info', intl.formatMessage(recovery.maybeChanged))
    return navigate({ to: '/signin', replace: true })
  }
  const reset = useResetPassword({
    mutation: {
      onSuccess: ({ valid, message }) => {
        if (!valid) return refused(message)
        flash('success', intl.formatMessage(recovery.changed))
        // Even without a token, the password has been changed.
        if (!message) return navigate({ to: '/signin', replace: true })
        beginSession(queryClient, message)
        return navigate({ to: landing, replace: true })
      },
      onError: (error) => {
        isDoubtful.current ||= mayBeDone(error)
        return isLinkRefused(error) ? refused(error.serverText) : undefined
      },
    },
  })
  const form = useForm({ defaultValues: { newPassword: '', confirmNewPassword: '' }, check })

  return (
    <Form
      form={form}
      leaveGuard={null}
      onSubmit={(passwords) => reset.mutateAsync({ data: { uuid: resetToken, ...passwords } })}
      actions={
        <SubmitButton>
          <FormattedMessage {...recovery.change} />
        </SubmitButton>
      }
      failure={
        reset.error &&
        !isLinkRefused(reset.error) && (
          <>
            <Oops error={reset.error} />
            {mayBeDone(reset.error) && (
              <Notice status="info" title={recovery.maybeChanged}>
                <StyledLink to="/signin" variant="underline">
                  <FormattedMessage {...recovery.backToSignIn} />
                </StyledLink>
              </Notice>
            )}
          </>
        )
      }
    >
      <TextField
        control={form.control}
        name="newPassword"
        type="password"
        label={recovery.newPassword}
        autoComplete="new-password"
      />
      <TextField
        control={form.control}
        name="confirmNewPassword"
        type="password"
        label={recovery.confirmNewPassword}
        autoComplete="new-password"
      />
    </Form>
  )
}

/** Any other refusal is about the password and belongs to the form: the link can still be used. */
const isLinkRefused = (error: ApiError) =>
  isRefusal(error) &&
  (error.status === 200
    ? property(error.body, 'valid') === false
    : [401, 403, 404, 410].includes(error.status ?? 0))
