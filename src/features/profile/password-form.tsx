import { useMutationState, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useFormState, useWatch } from 'react-hook-form'
import { FormattedMessage, useIntl } from 'react-intl'
import {
  getGetMeQueryOptions,
  getUpdateMeMutationKey,
  useUpdateMe,
  type UpdateMeMutationVariables,
} from '~/api/generated/endpoints/me/me.ts'
import { CurrentUserUpdateRequest } from '~/api/generated/model/currentUserUpdateRequest.zod.ts'
import { readNow } from '~/api/read-now.ts'
import { Columns } from '~/kit/form/columns.tsx'
import { contractCheck } from '~/kit/form/contract-check.ts'
import { PasswordField } from '~/kit/form/password-field.tsx'
import { RecordForm } from '~/kit/form/record-form.tsx'
import { useForm } from '~/kit/form/use-form.ts'
import { mayBeDone } from '~/lib/outcome.ts'
import { useSession } from '~/session/session-context.ts'
import { styled } from '~/styled-system/jsx'
import { Notice } from '~/ui/feedback/notice.tsx'
import { toast } from '~/ui/toast/toasts.ts'
import { messages, strengths } from './messages.ts'
import { passwordStrength } from './password-strength.ts'

type PasswordValues = { password: string; repeatPassword: string }

const empty: PasswordValues = { password: '', repeatPassword: '' }

const checkNew = contractCheck<Pick<PasswordValues, 'password'>>(CurrentUserUpdateRequest, {
  password: { required: messages.enterPassword, invalid: messages.tooShort },
})

const check = ({ password, repeatPassword }: PasswordValues) => ({
  ...checkNew({ password }),
  ...(repeatPassword === ''
    ? { repeatPassword: messages.enterRepeat }
    : repeatPassword !== password && { repeatPassword: messages.mismatch }),
})

/** Changes the password, which is entered twice. */
export function PasswordForm() {
  const intl = useIntl()
  const { user } = useSession()
  const queryClient = useQueryClient()
  const { mutateAsync } = useUpdateMe()
  // A language that cannot be read is no password that may be saved.
  const [isSent, setSent] = useState(false)
  const form = useForm({ defaultValues: empty, check })
  const { control } = form
  const { isDirty, errors } = useFormState({ control })
  const password = useWatch({ control, name: 'password' })
  const [done, setDone] = useState(false)
  // The other form may be saving.
  const [savedNow] = useMutationState({
    filters: { mutationKey: getUpdateMeMutationKey(), status: 'pending' },
    select: ({ state }) => (state.variables as UpdateMeMutationVariables).data.locale,
  })
  /** The server requires the language with every change, and it may have been changed in another tab. */
  const readLanguage = async () =>
    (await readNow(queryClient, getGetMeQueryOptions())).user.locale?.languageTag
  const own = [user.firstName, user.lastName, user.username].flatMap((name) => name ?? [])
  const onSaved = () => {
    form.reset(empty)
    setDone(true)
  }
  return (
    <RecordForm
      form={form}
      save={async ({ password }) => {
        setDone(false)
        setSent(false)
        const locale = savedNow ?? (await readLanguage())
        setSent(true)
        return mutateAsync({ data: { locale, password } })
      }}
      onSaved={onSaved}
      onSavedMeanwhile={() => toast('success', intl.formatMessage(messages.passwordSaved))}
      notSaved={(error) =>
        isSent && mayBeDone(error) ? messages.passwordMaybeSaved : messages.passwordNotSaved
      }
      leaving={{ losing: intl.formatMessage(messages.newPassword) }}
      submitLabel={messages.changePassword}
    >
      {/* For password managers, which store the new password under this name. */}
      <input hidden readOnly autoComplete="username" value={user.username} />
      <Columns>
        <PasswordField
          control={control}
          name="password"
          label={messages.newPassword}
          required
          autoComplete="new-password"
        />
        <PasswordField
          control={control}
          name="repeatPassword"
          label={messages.repeatPassword}
          required
          autoComplete="new-password"
        />
      </Columns>
      {!errors.password && (
        <styled.p mt="-2.5" textStyle="xs" color="fg.muted" aria-live="polite">
          <FormattedMessage {...strengths[passwordStrength(password, own)]} />
        </styled.p>
      )}
      {done && !isDirty && <Notice status="success" role="status" title={messages.passwordSaved} />}
    </RecordForm>
  )
}
