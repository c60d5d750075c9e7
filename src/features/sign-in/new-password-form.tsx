import { useQueryClient } from '@tanstack/react-query'
import { useNavigate, useParams } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useForm, type Resolver } from 'react-hook-form'
import { FormattedMessage, useIntl } from 'react-intl'
import * as z from 'zod/mini'
import type { ApiError } from '~/api/errors.ts'
import { useResetPassword } from '~/api/generated/endpoints/session/session.ts'
import { NewPasswordRequest } from '~/api/generated/model/newPasswordRequest.zod.ts'
import { flash } from '~/components/feedback/flash.ts'
import { contractResolver } from '~/components/form/contract-resolver.ts'
import { Form } from '~/components/form/form.tsx'
import { TextField } from '~/components/form/text-field.tsx'
import { beginSession, landing } from './begin-session.ts'
import { isRefusal } from './is-refusal.ts'
import { Oops } from './oops.tsx'
import { recovery } from './recovery-messages.ts'

const Passwords = z.omit(NewPasswordRequest, { uuid: true })
type Passwords = z.infer<typeof Passwords>

type NewPasswordFormProps = {
  /** Called when the link cannot be used after all, with the server's reason where it gave one. */
  onRefused: (reason: string | null | undefined) => Promise<void>
}

/** The new password, twice; then the person is signed in. */
export function NewPasswordForm({ onRefused }: NewPasswordFormProps) {
  const intl = useIntl()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const { resetToken } = useParams({ from: '/forgotpassword/reset/$resetToken' })
  const reset = useResetPassword({
    mutation: {
      onSuccess: ({ valid, message }) => {
        if (!valid) return onRefused(message)
        flash('success', intl.formatMessage(recovery.changed))
        // Without a token the password is changed all the same.
        if (!message) return navigate({ to: '/signin', replace: true })
        beginSession(queryClient, message)
        return navigate({ to: landing, replace: true })
      },
      onError: (error) => (isLinkRefused(error) ? onRefused(error.said) : undefined),
    },
  })
  const form = useForm<Passwords>({
    defaultValues: { newPassword: '', confirmNewPassword: '' },
    resolver: matching(
      contractResolver<Passwords>(
        Passwords,
        {
          newPassword: { required: recovery.newPasswordRequired },
          confirmNewPassword: { required: recovery.confirmRequired },
        },
        intl.formatMessage,
      ),
      intl.formatMessage(recovery.mismatch),
    ),
  })
  useEffect(
    // The message stands beside the first password, but the second may be the one to be mended.
    () =>
      form.subscribe({
        name: 'confirmNewPassword',
        formState: { values: true },
        callback: () => {
          const { error } = form.getFieldState('newPassword')
          if (error?.type === 'mismatch') void form.trigger('newPassword')
        },
      }),
    [form],
  )

  return (
    <Form
      form={form}
      onSubmit={(passwords) => reset.mutateAsync({ data: { uuid: resetToken, ...passwords } })}
      submitLabel={<FormattedMessage {...recovery.change} />}
      failure={reset.error && !isLinkRefused(reset.error) && <Oops error={reset.error} />}
    >
      <TextField
        name="newPassword"
        type="password"
        label={<FormattedMessage {...recovery.newPassword} />}
        autoComplete="new-password"
      />
      <TextField
        name="confirmNewPassword"
        type="password"
        label={<FormattedMessage {...recovery.confirmNewPassword} />}
        autoComplete="new-password"
      />
    </Form>
  )
}

/** Adds to `resolver` that the two passwords are the same; the complaint stands beside the first. */
function matching(resolver: Resolver<Passwords>, message: string): Resolver<Passwords> {
  return async (values, context, options) => {
    const { newPassword, confirmNewPassword } = values
    if (newPassword && confirmNewPassword && newPassword !== confirmNewPassword) {
      return { values: {}, errors: { newPassword: { type: 'mismatch', message } } }
    }
    return await resolver(values, context, options)
  }
}

// 409 and 422 are about what was typed, and belong to the form.
const isLinkRefused = (error: ApiError) =>
  isRefusal(error) && error.status !== 409 && error.status !== 422
