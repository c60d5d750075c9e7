import type { UseQueryResult } from '@tanstack/react-query'
import { useIntl } from 'react-intl'
import { getListAuditEventsQueryOptions } from '~/api/generated/endpoints/audit/audit.ts'
import type { ChangeEventPage } from '~/api/generated/model/index.ts'
import { linkToChange } from '~/features/audit/audit-address.ts'
import { changesOf } from '~/features/audit/audit-changes.ts'
import { changedBy, changeTone, changeWord } from '~/features/audit/change-word.tsx'
import { formatInstant } from '~/i18n/format-instant.ts'
import { maxRows, ShortList, ShortRow } from '~/kit/record/short-list.tsx'
import { Flex } from '~/styled-system/jsx'
import { StatusBadge } from '~/ui/feedback/status-badge.tsx'
import { NameLink } from '~/ui/link/record-link.tsx'
import { historyMessages } from './messages.ts'

/** The latest changes in an enterprise. */
export const latestChangesQuery = (enterpriseId: number) =>
  getListAuditEventsQueryOptions({ enterpriseId, size: maxRows, sort: ['changedAt,desc'] })

type LatestChangesProps = { enterpriseId: number; query: UseQueryResult<ChangeEventPage> }

/** What was changed last in an enterprise, with links to the log. */
export function LatestChanges({ enterpriseId, query }: LatestChangesProps) {
  const intl = useIntl()
  return (
    <ShortList
      heading={historyMessages.latest}
      count={query.data?.page.totalElements}
      query={query}
      all={historyMessages.all}
      to={{ to: '/admin-admin/audit-logs', search: { enterpriseId } }}
    >
      {query.data &&
        changesOf(query.data).map((change) => (
          <ShortRow key={change.key}>
            <Flex align="center" wrap="wrap" columnGap="3" overflowWrap="anywhere">
              <StatusBadge status={changeTone(change.changeType)}>
                {changeWord(intl, change.changeType)}
              </StatusBadge>
              <NameLink link={linkToChange(enterpriseId, change)}>{change.tableName}</NameLink>
            </Flex>
            <Flex wrap="wrap" columnGap="3" color="fg.muted" overflowWrap="anywhere">
              <bdi>{changedBy(change, intl)}</bdi>
              <span>{formatInstant(intl, change.changedAt)}</span>
            </Flex>
          </ShortRow>
        ))}
    </ShortList>
  )
}
