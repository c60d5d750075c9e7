import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { SearchX } from 'lucide-react'
import { FormattedMessage } from 'react-intl'
import { getAdminSearchQueryOptions } from '~/api/generated/endpoints/search/search.ts'
import { AdminSearchRequest } from '~/api/generated/model/adminSearchRequest.zod.ts'
import type { AdminSearchData } from '~/api/generated/model/index.ts'
import { useLogFailure } from '~/api/use-log-failure.ts'
import { Box, Stack } from '~/styled-system/jsx'
import { EmptyState } from '~/ui/feedback/empty-state.tsx'
import { Notice } from '~/ui/feedback/notice.tsx'
import { SkeletonLines } from '~/ui/feedback/skeleton-lines.tsx'
import { PageHeader } from '~/ui/layout/page-header.tsx'
import { Panel } from '~/ui/layout/panel.tsx'
import { SectionPanel } from '~/ui/layout/section-panel.tsx'
import { SearchForm } from './admin-search-form.tsx'
import { FoundLocations } from './found-locations.tsx'
import { FoundUsers } from './found-users.tsx'
import { counts, firstResults, messages } from './messages.ts'

const from = '/admin-admin/search'

type SearchType = AdminSearchRequest['searchType']

/** The users or locations that match a text. */
export const searchQuery = (searchType: SearchType, searchValue: string) =>
  getAdminSearchQueryOptions({ searchType, searchValue })

/** Whether the server can search for this. An address may hold any text. */
export const canSearch = (search: AdminSearchRequest) =>
  AdminSearchRequest.safeParse(search).success

/** Finds users and locations of all enterprises. The search is in the address. */
export function AdminSearchPage() {
  const navigate = useNavigate({ from })
  const { searchType = 'USER', searchValue: text = '' } = useSearch({ from })
  const searchValue = text.trim()
  const isPossible = canSearch({ searchType, searchValue })
  const query = useQuery({ ...searchQuery(searchType, searchValue), enabled: isPossible })
  useLogFailure(query.error)
  const search = async (wanted: AdminSearchRequest) => {
    const isSame = wanted.searchType === searchType && wanted.searchValue === searchValue
    if (isSame) void query.refetch()
    else await navigate({ search: wanted })
  }
  const data = query.data?.data
  return (
    <>
      <PageHeader />
      <Stack gap="4">
        <Box maxW="form">
          <SearchForm search={{ searchType, searchValue }} onSearch={search} />
        </Box>
        {isPossible && (
          <SectionPanel
            heading={messages.results}
            summary={
              data && (
                <FormattedMessage {...counts[searchType]} values={{ count: data.results.length }} />
              )
            }
            query={query}
            skeleton={
              <Panel>
                <SkeletonLines lines={6} />
              </Panel>
            }
          >
            {data && <Results key={searchType} data={data} searchType={searchType} />}
          </SectionPanel>
        )}
      </Stack>
    </>
  )
}

type ResultsProps = { data: AdminSearchData; searchType: SearchType }

function Results({ data: { results, truncated }, searchType }: ResultsProps) {
  if (results.length === 0) {
    return (
      <EmptyState as="h3" icon={SearchX} framed title={messages.nothing}>
        <FormattedMessage {...messages.nothingHint} />
      </EmptyState>
    )
  }
  return (
    <Stack gap="3">
      {truncated && (
        <Notice
          status="info"
          title={<FormattedMessage {...firstResults} values={{ count: results.length }} />}
        />
      )}
      {searchType === 'USER' ? (
        <FoundUsers users={results.filter((found) => 'userId' in found)} />
      ) : (
        <FoundLocations locations={results.filter((found) => 'locationId' in found)} />
      )}
    </Stack>
  )
}
