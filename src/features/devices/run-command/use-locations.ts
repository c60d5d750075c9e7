import { useQuery, useQueryClient } from '@tanstack/react-query'
import { getFindDevicesBySerialNumberQueryOptions } from '~/api/generated/endpoints/devices/devices.ts'
import type { Device, DevicePage } from '~/api/generated/model/index.ts'
import { allPagesQuery } from '~/kit/table/all-pages.tsx'
import type { ListValues } from '~/kit/table/list-address.ts'

const allDevices = allPagesQuery({
  query: ({ page, size, sort }: ListValues) =>
    getFindDevicesBySerialNumberQueryOptions({ page, size, sort }),
  rows: ({ devices, page }: DevicePage) => ({ rows: devices, total: page.totalElements }),
  id: ({ id }) => String(id),
  sort: ['serialNumber,asc'],
})

export type DeviceLocation = { id: number; name: string; devices: readonly Device[] }

/** The locations of the registered devices. No call lists the devices of one, so all devices are read, up to a limit. */
export function useLocations(enabled: boolean) {
  const queryClient = useQueryClient()
  const { data, error, refetch } = useQuery({ ...allDevices, enabled })
  const read = data?.all ?? none
  return {
    locations: locationsOf(read),
    total: data?.total ?? 0,
    read: read.length,
    isReading: enabled && !data && !error,
    error,
    retry: () => void refetch(),
    /** Waits for the devices. */
    find: async (id: number | null) => {
      const { all } = await queryClient.fetchQuery({ ...allDevices, staleTime: Infinity })
      return locationsOf(all).find((each) => each.id === id)
    },
  }
}

const none: readonly never[] = []

/** The locations of devices by name, with their enterprise if several have one name. */
export function locationsOf(devices: readonly Device[]): DeviceLocation[] {
  const byId = Map.groupBy(devices, ({ deviceGrouping }) => deviceGrouping?.id)
  const found = [...byId].flatMap(([id, own]) => {
    const [{ deviceGrouping, enterprise } = {}] = own
    if (id === undefined || !deviceGrouping) return []
    return { id, name: deviceGrouping.name, owner: enterprise?.name, devices: own }
  })
  const names = Map.groupBy(found, ({ name }) => name)
  return found
    .map(({ owner, ...location }) => {
      const isShared = (names.get(location.name)?.length ?? 0) > 1
      return isShared && owner ? { ...location, name: `${location.name} · ${owner}` } : location
    })
    .toSorted((a, b) => a.name.localeCompare(b.name))
}
