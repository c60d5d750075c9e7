import { Box, Stack } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { PageHeader } from '~/components/page/page-header.tsx'
import { Panel } from '~/components/page/panel.tsx'
import { useRecent } from '~/components/storage/use-recent.ts'
import { useUserStorages } from '~/components/storage/user-storages.ts'
import { serialsOf } from '~/features/devices/serials.ts'
import { FoundDevices } from './found-devices.tsx'
import { RecentSearches, SearchForm } from './search-form.tsx'
import { searchQuery } from './search-query.ts'
import { SeveralDevices } from './several-devices.tsx'

const from = '/admin-devices/search'

/** All that is known of devices, by their serial numbers. What was searched for stands in the address. */
export function DeviceSearchPage() {
  const navigate = useNavigate({ from })
  const search = useSearch({ from })
  const serials = serialsOf(search.serialNumber ?? '')
  const text = serials.join(',')
  const only = serials.length === 1 ? serials[0]! : ''
  const single = useQuery({ ...searchQuery(only), enabled: only !== '' })
  const [repeats, setRepeats] = useState(0)
  const { settings } = useUserStorages()
  const recent = useRecent(settings, 'device-searches', 10, text || undefined)
  const look = async (wanted: string[]) => {
    const next = wanted.join(',')
    if (next !== text) await navigate({ search: { serialNumber: next } })
    else if (wanted.length === 1) void single.refetch()
    else setRepeats(repeats + 1)
  }
  return (
    <>
      <PageHeader />
      <Stack gap="6">
        <Box maxW="form">
          <Panel>
            <SearchForm serials={serials} onSearch={look} />
            <RecentSearches searches={recent ?? []} />
          </Panel>
        </Box>
        {/* Not before the recent searches, which would move it. */}
        {recent && only !== '' && <FoundDevices serial={only} query={single} />}
        {recent && serials.length > 1 && (
          <SeveralDevices
            // Another search starts from the beginning.
            key={`${text} ${repeats}`}
            serials={serials}
            isRepeat={repeats > 0}
          />
        )}
      </Stack>
    </>
  )
}
