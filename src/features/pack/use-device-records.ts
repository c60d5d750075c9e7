import { useQueryClient } from '@tanstack/react-query'
import { getListInventoryQueryOptions } from '~/api/generated/endpoints/inventory/inventory.ts'
import type { DeviceSearchResult, InventoryRow, Order } from '~/api/generated/model/index.ts'
import { searchQuery } from '~/features/devices/search/search-query.ts'
import { macParams, withMac } from '~/features/inventory/inventory-query.ts'
import type { Doubt } from '~/features/orders/packed/box.ts'
import { timeOf } from '~/i18n/format-instant.ts'
import { codeKey, macAddressOf, readLabel } from '~/lib/codes.ts'
import { minute } from '~/lib/units.ts'
import { useMayOpen } from '~/ui/link/may-open.ts'

const deviceSearch = '/admin-devices/search'

/** Looks up what a code is, and whether the device may be sent. Answers are cached for a minute. */
export function useDeviceRecords() {
  const queryClient = useQueryClient()
  const mayAsk = useMayOpen()(deviceSearch)
  const find = async (code: string): Promise<InventoryRow | undefined> => {
    const macAddress = macAddressOf(code)
    if (macAddress === undefined) return undefined
    const options = getListInventoryQueryOptions(macParams(macAddress))
    return withMac(await queryClient.fetchQuery({ ...options, staleTime: minute }), macAddress)
  }
  return {
    /** Whether the history of devices is known, to those who may open the device search. */
    mayAsk,
    look: async (text: string, order: Pick<Order, 'enterprise'>) => {
      const read = await readLabel(text, async (part) => (await find(part)) !== undefined)
      const code = codeKey(read ?? text)
      const record = read === undefined ? undefined : await find(read)
      if (!record || !mayAsk) return { code, record, doubts: [] }
      const { data } = await queryClient.fetchQuery({ ...searchQuery(code), staleTime: minute })
      const history = Object.values(data.searchResults).find(
        ({ inventoryReferenceId }) => inventoryReferenceId === record.referenceId,
      )
      return { code, record, doubts: doubtsOf(history, order, data.exceptions ?? []) }
    },
  }
}

/**
 * What speaks against sending a device with this history to the customer of the order.
 *
 * @param issues What the search could not look up.
 */
export function doubtsOf(
  history: Partial<DeviceSearchResult> = {},
  { enterprise }: Pick<Order, 'enterprise'>,
  issues: readonly string[],
): Doubt[] {
  const { hasRegistration, registeredForFullName: registered } = history
  const { commissionedAt, decommissionedAt, commissionedForFullName: owner } = history
  const doubts: Doubt[] = []
  if (hasRegistration || registered) doubts.push({ kind: 'registered', name: registered ?? null })
  if (timeOf(decommissionedAt) !== undefined) doubts.push({ kind: 'removed' })
  else if (timeOf(commissionedAt) !== undefined && owner && owner !== enterprise?.name) {
    doubts.push({ kind: 'otherCustomer', name: owner })
  }
  if (issues.length > 0 || (hasRegistration === null && !registered)) {
    doubts.push({ kind: 'unknown' })
  }
  return doubts
}
