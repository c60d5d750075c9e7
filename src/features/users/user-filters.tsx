import type { QueryClient } from '@tanstack/react-query'
import { useIntl } from 'react-intl'
import * as enterprises from '~/api/generated/endpoints/enterprises/enterprises.ts'
import * as system from '~/api/generated/endpoints/system/system.ts'
import { useEnterpriseOptions } from '~/features/choices/enterprise-options.ts'
import { words } from '~/i18n/words.ts'
import { ListChoices } from '~/kit/table/list-choices.tsx'
import type { ListState } from '~/kit/table/use-list-state.ts'
import { inOrder } from '~/lib/in-order.ts'
import { messages } from './messages.ts'
import { noEnterprise, type UserFilter } from './users-address.ts'

/** Preloads the filters' options in parallel with the rows. */
export function prefetchChoices(queryClient: QueryClient) {
  void queryClient.prefetchQuery(system.getListActionRoleTemplatesQueryOptions())
  void queryClient.prefetchQuery(enterprises.getListAllEnterprisesQueryOptions())
}

/** The filters of the list, none of which the server has. */
export function UserFilters({ list }: { list: ListState<UserFilter> }) {
  const intl = useIntl()
  const roles = system.useListActionRoleTemplates()
  const all = enterprises.useListAllEnterprises()
  const named = useEnterpriseOptions(all.data?.enterprises ?? [])
  return (
    <ListChoices
      list={list}
      choices={[
        {
          name: 'state',
          label: messages.state,
          options: [
            { value: 'active', label: intl.formatMessage(messages.active) },
            { value: 'archived', label: intl.formatMessage(messages.archived) },
          ],
        },
        {
          name: 'role',
          label: messages.role,
          options: inOrder(roles.data?.actionRoleTemplates).map(textOption),
          query: roles,
        },
        {
          name: 'enterprise',
          label: words.enterprise,
          options: [
            { value: noEnterprise, label: intl.formatMessage(messages.ownStaff) },
            ...named.map(({ value, label }) => ({ value: String(value), label })),
          ],
          query: all,
        },
      ]}
    />
  )
}

const textOption = ({ id, name }: { id: number; name: string }) => ({
  value: String(id),
  label: name,
})
