import type { QueryClient } from '@tanstack/react-query'
import { getGetFleetQueryOptions } from '~/api/generated/endpoints/commissioning/commissioning.ts'
import type { HttpOptions } from '~/api/http.ts'
import { readNow } from '~/api/read-now.ts'
import { minute } from '~/lib/units.ts'

/** The server commissions each device before it responds. */
export const fleetRequest = { timeoutMs: 3 * minute }

/** The description that the fleet has now. Each change sends it whole, and someone else may have edited it. */
export async function readDescriptionNow(
  queryClient: QueryClient,
  fleetId: number,
  request: HttpOptions = {},
): Promise<string> {
  const { fleet } = await readNow(queryClient, getGetFleetQueryOptions(fleetId, { request }))
  return fleet.description
}
