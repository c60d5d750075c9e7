import type { QueryClient } from '@tanstack/react-query'
import { redirect } from '@tanstack/react-router'
import { getGetCommissionedDeviceQueryOptions } from '~/api/generated/endpoints/commissioning/commissioning.ts'
import { second } from '~/lib/units.ts'
import { accessKnown, redirectFor } from '~/session/guard.ts'

/**
 * The response contains the private key of a gateway, so it is removed from the cache soon after the screen is left. The two
 * seconds bridge the gap between loader and page.
 */
export const forgetSoon = { gcTime: 2 * second }

/** Reads a commissioned device: its MAC address for the title, its fleet for the breadcrumbs. Not before the user is known to have access. */
export async function loadDevice(queryClient: QueryClient, reference: string, path: string) {
  await accessKnown()
  const elsewhere = redirectFor(path, true)
  // The frame says why.
  if (elsewhere !== undefined) throw redirect({ href: elsewhere, replace: true })
  const { commissionedDevice } = await queryClient.fetchQuery({
    ...getGetCommissionedDeviceQueryOptions(reference),
    ...forgetSoon,
  })
  const { deviceInventory, fleetId, fleetDescription } = commissionedDevice
  return {
    name: deviceInventory.deviceRadioMacAddress,
    above: fleetId
      ? {
          name: fleetDescription || String(fleetId),
          home: `/admin-devices/fleets/manage/${fleetId}`,
        }
      : undefined,
  }
}
