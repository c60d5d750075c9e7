import { useQueryClient } from '@tanstack/react-query'
import { FormattedList, FormattedMessage, useIntl } from 'react-intl'
import type { BatchEntry, BatchSpec, NamedItem } from '~/kit/batch/batch-state.ts'
import { kindOfRecords } from '~/kit/batch/create-batch.ts'
import { columnsOf } from '~/kit/table/columns.tsx'
import { useSession } from '~/session/session-context.ts'
import { changeCount, messages, rolesChange } from './change-messages.ts'
import {
  judgeRoles,
  refuseIfChanged,
  rolesAfter,
  type RolesTarget,
  type RolesVerdict,
} from './change-roles.ts'
import { messages as shared } from './messages.ts'
import { readUserNow } from './read-user-now.ts'
import { useChangeUser } from './use-change-user.ts'

export const rolesMany = kindOfRecords<RolesTarget>('users-roles')

const column = columnsOf<BatchEntry<NamedItem, RolesVerdict, void>>()

const rolesColumn = (id: 'before' | 'after') =>
  column.text(id, {
    label: id === 'before' ? messages.rolesBefore : messages.rolesAfter,
    wraps: true,
    labeled: true,
    value: ({ verdict }) => (verdict && id in verdict ? (verdict as RolesVerdict)[id] : undefined),
  })

const columns = [rolesColumn('before'), rolesColumn('after')]

/** Changes the roles of many users, reading each one first. */
export function useRolesBatch(): BatchSpec<NamedItem, RolesVerdict, RolesTarget, void> {
  const intl = useIntl()
  const queryClient = useQueryClient()
  const changeUser = useChangeUser()
  const me = useSession().user
  return {
    kinds: {
      done: { label: messages.hasRoles, tone: 'neutral', offer: 'done' },
      ownRoles: { label: shared.ownRoles, tone: 'error', offer: 'never' },
      noRole: { label: messages.noRole, tone: 'warning', offer: 'tick' },
    },
    judge: async ({ id }, target) => judgeRoles(await readUserNow(queryClient, id), target, me.id),
    run: ({ id }, checked, target) =>
      changeUser(id, (now) => {
        refuseIfChanged(now, checked, intl.formatMessage(messages.rolesChanged))
        return { actionRoleTemplateIds: rolesAfter(now, target).map((role) => role.id) }
      }),
    texts: {
      title: messages.changeRoles,
      subtitle: ({ how, roles }, { formatMessage, formatList }) =>
        formatMessage(rolesChange[how], { roles: formatList(roles.map(({ name }) => name)) }),
      run: changeCount,
      warning: (_entries, { how, roles }) => (
        <FormattedMessage
          {...rolesChange[how]}
          values={{ roles: <FormattedList value={roles.map(({ name }) => name)} /> }}
        />
      ),
    },
    columns,
  }
}
