import type { QueryClient } from '@tanstack/react-query'
import { getGetCommissionedDeviceQueryOptions } from '~/api/generated/endpoints/commissioning/commissioning.ts'
import { second } from '~/lib/units.ts'

/**
 * The response contains the private key of a gateway, so it is removed from the cache soon after the screen is left. The two
 * seconds bridge the gap between loader and page.
 */
export const forgetSoon = { gcTime: 2 * second }

/** Reads a commissioned device, and its MAC address for the title. */
export async function loadDevice(queryClient: QueryClient, reference: string) {
  const { commissionedDevice } = await queryClient.fetchQuery({
    ...getGetCommissionedDeviceQueryOptions(reference),
    ...forgetSoon,
  })
  return { name: commissionedDevice.deviceInventory.deviceRadioMacAddress }
}
