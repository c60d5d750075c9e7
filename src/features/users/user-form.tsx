import type { QueryClient } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { UserRound } from 'lucide-react'
import { useWatch } from 'react-hook-form'
import * as system from '~/api/generated/endpoints/system/system.ts'
import * as api from '~/api/generated/endpoints/users/users.ts'
import type { User } from '~/api/generated/model/index.ts'
import { UserCreateRequest } from '~/api/generated/model/userCreateRequest.zod.ts'
import { UserUpdateRequest } from '~/api/generated/model/userUpdateRequest.zod.ts'
import { readNow } from '~/api/read-now.ts'
import { HistoryButton } from '~/features/audit/history/history-button.tsx'
import { EnterpriseField, loadEnterprises } from '~/features/choices/enterprise-field.tsx'
import { LanguageField, loadLanguages } from '~/features/choices/language-field.tsx'
import { words } from '~/i18n/words.ts'
import { CheckboxField } from '~/kit/form/checkbox-field.tsx'
import { CheckboxesField } from '~/kit/form/checkboxes-field.tsx'
import { Columns } from '~/kit/form/columns.tsx'
import { contractCheck } from '~/kit/form/contract-check.ts'
import { PasswordField } from '~/kit/form/password-field.tsx'
import { RecordForm } from '~/kit/form/record-form.tsx'
import { requestFor } from '~/kit/form/record-version.ts'
import { TextField } from '~/kit/form/text-field.tsx'
import type { SavedRecord } from '~/kit/form/use-add.ts'
import { useForm } from '~/kit/form/use-form.ts'
import { RecordPage } from '~/kit/record/record-page.tsx'
import { inOrder } from '~/lib/in-order.ts'
import { personName } from '~/lib/person-name.ts'
import { changedFields } from '~/lib/same-value.ts'
import { useSession } from '~/session/session-context.ts'
import { Box } from '~/styled-system/jsx'
import { screenOf } from '~/ui/link/record-screens.ts'
import { messages } from './messages.ts'
import { readUserNow } from './read-user-now.ts'

/** Loads the user, unless new, and the form's options. */
export async function loadUserForm(queryClient: QueryClient, userId?: number) {
  const [found] = await Promise.all([
    userId && queryClient.fetchQuery({ ...api.getGetUserQueryOptions(userId), staleTime: 0 }),
    queryClient.fetchQuery(system.getListActionRoleTemplatesQueryOptions()),
    loadEnterprises(queryClient),
    loadLanguages(queryClient),
  ])
  return { name: found ? personName(found.user) : '' }
}

/** Adds a user, with their enterprise, roles and language. */
export const UserAddPage = () => <UserForm />

/** Changes a user: name, contact, enterprise, roles and language. */
export function UserEditPage() {
  const { userId } = useParams({ from: '/admin-admin/users/edit/$userId' })
  const { user } = api.useGetUserSuspense(userId).data
  const name = personName(user)
  return (
    <RecordPage
      icon={UserRound}
      name={name}
      token={user.username}
      copyLabel={messages.copyUsername}
      actions={
        <HistoryButton kind="user" id={userId} name={name} enterpriseId={user.enterprise?.id} />
      }
    >
      <Box maxW="form">
        <UserForm user={user} />
      </Box>
    </RecordPage>
  )
}

function UserForm({ user }: { user?: User }) {
  const me = useSession().user
  const templates = inOrder(system.useListActionRoleTemplatesSuspense().data.actionRoleTemplates)
  const check = contractCheck<UserUpdateRequest>(user ? UserUpdateRequest : UserCreateRequest, {
    username: { invalid: messages.username },
  })
  const dropsOwnRole = ({ actionRoleTemplateIds }: UserValues, saved: UserValues) =>
    user?.id === me.id &&
    saved.actionRoleTemplateIds.some((id) => !actionRoleTemplateIds.includes(id))
  const form = useForm({
    defaultValues: valuesOf(user),
    check: (values, saved) => ({
      ...check(toRequest(values, user && saved)),
      ...(dropsOwnRole(values, saved) && { actionRoleTemplateIds: messages.ownRoles }),
    }),
  })
  const { control } = form
  const update = api.useUpdateUser({ request: requestFor(control) })
  const create = api.useCreateUser({ request: requestFor(control) })
  const setsPassword = useWatch({ control, name: 'setsPassword' })
  return (
    <RecordForm
      // A saved user has the header of its record.
      in={user ? 'panel' : 'page'}
      form={form}
      save={(values, saved) => {
        const data = toRequest(values, user && saved)
        return user
          ? update.mutateAsync({ id: user.id, data })
          : create.mutateAsync({ data: data as UserCreateRequest })
      }}
      edits={
        user && {
          name: personName(user),
          read: async (queryClient, request) =>
            valuesOf(await readUserNow(queryClient, user.id, request)),
        }
      }
      adds={{
        discardNew: messages.discardNew,
        keyOf: ({ username }) => username,
        find: async (queryClient, username) => {
          const named = api.getSearchUsersQueryOptions({ search: username })
          const { users } = (await readNow(queryClient, named))._embedded
          const found = users.find((each) => each.username === username)
          return found && savedUser(found)
        },
        goOn: ({ user: added }) => ({
          draft: `user-edit-${added.id}`,
          saved: valuesOf(added),
          link: screenOf('user', added.id),
        }),
      }}
      saved={user ? messages.edited : messages.added}
      record={({ user: saved }) => savedUser(saved)}
      notSaved={messages.notSaved}
      maybeSaved={!user && messages.maybeSaved}
      leadsTo={{ to: '/admin-admin/users' }}
      draft={user ? `user-edit-${user.id}` : 'user-add'}
    >
      <Columns>
        <TextField control={control} name="firstName" label={words.firstName} required />
        <TextField control={control} name="lastName" label={words.lastName} required />
      </Columns>
      <Columns>
        <TextField
          control={control}
          name="username"
          label={words.username}
          required
          kind="identifier"
        />
      </Columns>
      <Columns>
        <LanguageField control={control} name="locale" saved={user?.locale} required />
        <EnterpriseField
          control={control}
          name="enterpriseId"
          noneLabel={messages.ownStaff}
          required
        />
      </Columns>
      <CheckboxesField
        control={control}
        name="actionRoleTemplateIds"
        label={messages.roles}
        options={templates.map(({ id, name }) => ({ value: id, label: name }))}
      />
      {user && <CheckboxField control={control} name="setsPassword" label={messages.setPassword} />}
      {setsPassword && (
        <Columns>
          <PasswordField
            control={control}
            name="password"
            label={words.password}
            required
            autoComplete="new-password"
          />
        </Columns>
      )}
    </RecordForm>
  )
}

const savedUser = (user: User): SavedRecord => ({
  kind: 'user',
  id: user.id,
  name: personName(user),
})

const valuesOf = (user?: User) => ({
  firstName: user?.firstName ?? '',
  lastName: user?.lastName ?? '',
  username: user?.username ?? '',
  locale: user?.locale?.languageTag ?? '',
  // A new user starts without a choice.
  enterpriseId: user ? (user.enterprise?.id ?? null) : ('' as number | null | ''),
  actionRoleTemplateIds: (user?.actionRoleTemplates ?? []).map(({ id }) => id),
  setsPassword: !user,
  password: '',
})

type UserValues = ReturnType<typeof valuesOf>

/** The request: for an existing user, only the changes. */
function toRequest({ setsPassword, password, ...values }: UserValues, before?: UserValues) {
  const sent = before ? changedFields(values, before) : values
  // Validation refuses empty values.
  return { ...sent, ...(setsPassword && { password }) } as UserUpdateRequest
}
