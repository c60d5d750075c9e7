import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { serialsOf } from '~/features/devices/serials.ts'
import { textOfCodes } from '~/lib/codes.ts'
import { Box, Stack } from '~/styled-system/jsx'
import { PageHeader } from '~/ui/layout/page-header.tsx'
import { useRecent } from '~/ui/settings/use-recent.ts'
import { RecentSearches, SearchForm } from './device-search-form.tsx'
import { FoundDevices } from './found-devices.tsx'
import { searchQuery } from './search-query.ts'
import { SeveralDevices } from './several-devices.tsx'

const from = '/admin-devices/search'

/** Finds devices by their serial numbers, which are in the address. */
export function DeviceSearchPage() {
  const navigate = useNavigate({ from })
  const { serialNumber = '' } = useSearch({ from })
  const serials = serialsOf(serialNumber)
  const text = textOfCodes(serials, ',')
  const onlySerial = serials.length === 1 ? serials[0]! : ''
  const query = useQuery({ ...searchQuery(onlySerial), enabled: onlySerial !== '' })
  const [repeats, setRepeats] = useState(0)
  const recent = useRecent('device-searches', 10, text || undefined)
  const search = async (wanted: string[]) => {
    const next = textOfCodes(wanted, ',')
    if (next !== text) await navigate({ search: { serialNumber: next } })
    else if (wanted.length === 1) void query.refetch()
    else setRepeats(repeats + 1)
  }
  return (
    <>
      <PageHeader />
      <Stack gap="4">
        <Box maxW="form">
          <SearchForm serials={serials} onSearch={search} />
          <RecentSearches searches={recent ?? []} />
        </Box>
        {/* Only after the recent searches, which would push the results down. */}
        {recent && onlySerial !== '' && <FoundDevices serial={onlySerial} query={query} />}
        {recent && serials.length > 1 && (
          <SeveralDevices
            // A new or repeated search starts over.
            key={`${text} ${repeats}`}
            serials={serials}
            isRepeat={repeats > 0}
          />
        )}
      </Stack>
    </>
  )
}
