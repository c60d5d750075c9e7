import { createFileRoute } from '@tanstack/react-router'
import { defineMessage } from 'react-intl'
import * as z from 'zod/mini'
import { getListAllEnterprisesQueryOptions } from '~/api/generated/endpoints/enterprises/enterprises.ts'
import { auditAddress } from '~/features/audit/audit-address.ts'
import { AuditPage } from '~/features/audit/audit-page.tsx'
import { changesIn } from '~/features/audit/changes-table.tsx'
import { prefetchList } from '~/kit/table/list.ts'
import { dayParam, idParam, textParam } from '~/lib/search-params.ts'

/** `entry` is the change that is open: its id, or `p` and its place on the page. */
const Own = z.object({
  enterpriseId: idParam,
  entry: textParam,
  /** What the console filters by, among the changes that it has read. */
  user: textParam,
  type: textParam,
  day: dayParam,
})

export const Route = createFileRoute('/admin-admin/audit-logs')({
  staticData: {
    title: defineMessage({
      defaultMessage: 'Audit Logs',
      description: 'Name of the screen /admin-admin/audit-logs: what was changed, and by whom',
    }),
    sample: '/admin-admin/audit-logs?enterpriseId=1',
  },
  validateSearch: (params: Readonly<Record<string, unknown>>) => ({
    ...auditAddress.validate(params),
    ...z.parse(Own, params),
  }),
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, deps }) => {
    void queryClient.prefetchQuery(getListAllEnterprisesQueryOptions())
    const { enterpriseId } = deps
    if (enterpriseId === undefined) return
    prefetchList(queryClient, changesIn(enterpriseId), deps)
  },
  component: AuditPage,
})
