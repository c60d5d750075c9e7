import { Box } from '@chakra-ui/react'
import type { QueryClient } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { FormattedMessage, useIntl } from 'react-intl'
import { getListAllEnterprisesQueryOptions } from '~/api/generated/endpoints/enterprises/enterprises.ts'
import {
  getListActionRoleTemplatesQueryOptions,
  getListLocalesQueryOptions,
  useListActionRoleTemplatesSuspense,
  useListLocalesSuspense,
} from '~/api/generated/endpoints/system/system.ts'
import {
  getGetUserQueryOptions,
  useCreateUser,
  useGetUserSuspense,
  useUpdateUser,
} from '~/api/generated/endpoints/users/users.ts'
import type { User } from '~/api/generated/model/index.ts'
import { UserCreateRequest } from '~/api/generated/model/userCreateRequest.zod.ts'
import { UserUpdateRequest } from '~/api/generated/model/userUpdateRequest.zod.ts'
import { CheckboxField } from '~/components/form/checkbox-field.tsx'
import { CheckboxesField } from '~/components/form/checkboxes-field.tsx'
import { contractCheck } from '~/components/form/contract-check.ts'
import { FormPanel } from '~/components/form/form-panel.tsx'
import { PasswordField } from '~/components/form/password-field.tsx'
import { SelectField } from '~/components/form/select-field.tsx'
import { TextField } from '~/components/form/text-field.tsx'
import { useForm } from '~/components/form/use-form.ts'
import { PageHeader } from '~/components/page/page-header.tsx'
import { EnterpriseField } from '~/features/enterprises/enterprise-field.tsx'
import { words } from '~/i18n/words.ts'
import { personName } from '~/lib/person-name.ts'
import { changedFields } from '~/lib/same-value.ts'
import { useSession } from '~/session/session-context.ts'
import { messages } from './messages.ts'

/** Reads what the form offers, and the user if there is one. */
export async function loadUserForm(queryClient: QueryClient, userId?: number) {
  const [result] = await Promise.all([
    userId && queryClient.fetchQuery({ ...getGetUserQueryOptions(userId), staleTime: 0 }),
    queryClient.fetchQuery(getListLocalesQueryOptions()),
    queryClient.fetchQuery(getListActionRoleTemplatesQueryOptions()),
    queryClient.fetchQuery(getListAllEnterprisesQueryOptions()),
  ])
  return { name: result ? personName(result.user) : '' }
}

const rules = { username: { invalid: messages.invalidUsername } }

/** Adds a user. */
export const UserAddPage = () => <UserForm />

/** Changes a user. */
export function UserEditPage() {
  const { userId } = useParams({ from: '/admin-admin/users/edit/$userId' })
  return <UserForm user={useGetUserSuspense(userId).data.user} />
}

function UserForm({ user }: { user?: User }) {
  const intl = useIntl()
  const me = useSession().user
  const { locales } = useListLocalesSuspense().data
  const { actionRoleTemplates } = useListActionRoleTemplatesSuspense().data
  const create = useCreateUser()
  const update = useUpdateUser()
  const [before] = useState(() => valuesOf(user))
  const check = contractCheck(user ? UserUpdateRequest : UserCreateRequest, rules)
  const form = useForm({
    defaultValues: before,
    check: (values) => {
      const kept = before.actionRoleTemplateIds.every((id) =>
        values.actionRoleTemplateIds.includes(id),
      )
      const ownRoles = user?.id === me.id && !kept && { actionRoleTemplateIds: messages.ownRoles }
      return { ...check(toRequest(values, user && before)), ...ownRoles }
    },
  })
  const { control } = form
  const setsPassword = useWatch({ control, name: 'setsPassword' })
  return (
    <>
      <PageHeader />
      <Box maxW="form">
        <FormPanel
          form={form}
          save={(values) => {
            const data = toRequest(values, user && before)
            return user
              ? update.mutateAsync({ id: user.id, data })
              : create.mutateAsync({ data: data as UserCreateRequest })
          }}
          error={user ? update.error : create.error}
          notSaved={messages.notSaved}
          saved={user ? messages.edited : messages.added}
          leadsTo={{ to: '/admin-admin/users' }}
          losing={user ? personName(user) : intl.formatMessage(messages.newUser)}
          draft={user ? `user-edit-${user.id}` : 'user-add'}
          isNew={!user}
        >
          <TextField
            control={control}
            name="firstName"
            required
            label={intl.formatMessage(words.firstName)}
            autoComplete="off"
          />
          <TextField
            control={control}
            name="lastName"
            required
            label={intl.formatMessage(words.lastName)}
            autoComplete="off"
          />
          <TextField
            control={control}
            name="username"
            required
            label={intl.formatMessage(words.username)}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            dir="ltr"
          />
          <SelectField
            control={control}
            name="locale"
            required
            label={intl.formatMessage(words.language)}
            options={locales.map(({ languageTag, description }) => ({
              value: languageTag,
              label: description,
            }))}
          />
          <EnterpriseField
            control={control}
            name="enterpriseId"
            required
            noneLabel={intl.formatMessage(messages.ownStaff)}
          />
          <CheckboxesField
            control={control}
            name="actionRoleTemplateIds"
            label={intl.formatMessage(messages.roles)}
            options={actionRoleTemplates
              .toSorted((a, b) => a.sortOrder - b.sortOrder)
              .map(({ id, name }) => ({ value: id, label: name }))}
          />
          {user && (
            <CheckboxField
              control={control}
              name="setsPassword"
              label={intl.formatMessage(messages.setPassword)}
            />
          )}
          {setsPassword && (
            <PasswordField
              control={control}
              name="password"
              required
              autoComplete="new-password"
              label={intl.formatMessage(user ? messages.newPassword : messages.password)}
            />
          )}
        </FormPanel>
      </Box>
    </>
  )
}

const valuesOf = (user?: User) => ({
  firstName: user?.firstName ?? '',
  lastName: user?.lastName ?? '',
  username: user?.username ?? '',
  locale: user?.locale?.languageTag ?? '',
  // Of a new user, nothing is chosen yet.
  enterpriseId: user ? (user.enterprise?.id ?? null) : ('' as number | null | ''),
  actionRoleTemplateIds: (user?.actionRoleTemplates ?? []).map(({ id }) => id),
  setsPassword: !user,
  password: '',
})

type UserValues = ReturnType<typeof valuesOf>

/** What is sent: of a user who is there only what has changed. */
function toRequest({ setsPassword, password, ...values }: UserValues, before?: UserValues) {
  const [firstName, lastName, username] = [values.firstName, values.lastName, values.username].map(
    (text) => text.trim(),
  )
  const trimmed = { ...values, firstName, lastName, username }
  const sent = before ? changedFields(trimmed, before) : trimmed
  // The check leaves nothing unchosen.
  return { ...sent, ...(setsPassword && { password }) } as UserUpdateRequest
}
